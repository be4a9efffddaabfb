/**
 * What a person wants to spend on something in a period, and from which period on (or in which one alone) how much. `category_ids` and `tag_ids` are
 * JSON arrays; `known_as` is what they were called, for when they are gone.
 */
export const budgets: readonly string[] = [
  `create table budgets (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text}, known_as {text} not null,
    category_ids {text} not null, tag_ids {text} not null, period {text} not null, pay_every {text}, pay_on {text}, currency {text} not null,
    roll_over {int} not null, alert_share {int} not null, created_at {text} not null, version {int} not null default 1,
    primary key (user_id, id))`,
  `create table budget_amounts (user_id {text} not null references users (id) on delete cascade, id {text} not null, budget_id {text} not null,
    starts_on {text} not null, is_only {int} not null, amount {int} not null, primary key (user_id, id),
    constraint budget_amounts_of_period unique (user_id, budget_id, starts_on, is_only),
    foreign key (user_id, budget_id) references budgets (user_id, id) on delete cascade)`,
];
