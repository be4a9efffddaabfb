/** What a person saves for: an amount, in accounts or in what goes into categories. `account_ids` and `category_ids` are JSON arrays. */
export const goals: readonly string[] = [
  `create table goals (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text} not null, amount {int} not null,
    currency {text} not null, by_on {text}, account_ids {text} not null, category_ids {text} not null, known_as {text} not null,
    starts_on {text} not null, created_at {text} not null, version {int} not null default 1, primary key (user_id, id))`,
];
