/**
 * Categories that programs propose for transactions, which a person accepts or declines. The name of the program is that of its key when it
 * proposed; the key may have ended.
 */
export const proposals: readonly string[] = [
  `create table proposals (user_id {text} not null references users (id) on delete cascade, id {text} not null, transaction_id {text} not null,
    key_id {text} not null, program {text} not null, sub_category_id {text} not null, reason {text} not null, created_at {text} not null,
    declined_at {text}, primary key (user_id, id), constraint proposals_once unique (user_id, transaction_id, key_id),
    foreign key (user_id, transaction_id) references stored_transactions (user_id, id) on delete cascade,
    foreign key (user_id, sub_category_id) references categories (user_id, id) on delete cascade)`,
  "create index proposals_by_category on proposals (user_id, sub_category_id)",
  "create index proposals_by_age on proposals (created_at)",
];
