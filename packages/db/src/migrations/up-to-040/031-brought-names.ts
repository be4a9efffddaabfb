/**
 * What files bring of their person's own: the names of categories as another program or a bank writes them, what became of each, and which
 * row carries which; the parts of rows that were divided there.
 */
export const broughtNames: readonly string[] = [
  `create table brought_names (user_id {text} not null references users (id) on delete cascade, id {text} not null, source {text} not null,
    kind {text} not null, parent {text} not null, name {text} not null, name_key {text} not null, choice {text} not null,
    sub_category_id {text}, primary key (user_id, id), constraint brought_names_known unique (user_id, source, kind, name_key),
    foreign key (user_id, sub_category_id) references categories (user_id, id))`,
  "create index brought_names_by_category on brought_names (user_id, sub_category_id) where sub_category_id is not null",
  `create table brought_rows (user_id {text} not null references users (id) on delete cascade, transaction_id {text} not null,
    source {text} not null, name_id {text}, details {text} not null, primary key (user_id, transaction_id, source),
    foreign key (user_id, transaction_id) references stored_transactions (user_id, id) on delete cascade,
    foreign key (user_id, name_id) references brought_names (user_id, id))`,
  "create index brought_rows_by_name on brought_rows (user_id, name_id)",
  "create index brought_rows_by_source on brought_rows (user_id, source)",
  `create table brought_parts (user_id {text} not null references users (id) on delete cascade, transaction_id {text} not null,
    source {text} not null, position {int} not null, name_id {text}, amount {int} not null, note {text},
    primary key (user_id, transaction_id, source, position),
    foreign key (user_id, transaction_id) references stored_transactions (user_id, id) on delete cascade,
    foreign key (user_id, name_id) references brought_names (user_id, id))`,
  "create index brought_parts_by_name on brought_parts (user_id, name_id)",
];
