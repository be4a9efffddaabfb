/**
 * What a person owns or owes beside bank accounts, with its values by day, and the exchange rates that they entered. What accounts held on a day is
 * counted from the rows of each statement by day, which the index of them answers alone.
 */
export const worth: readonly string[] = [
  `create table assets (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text} not null, kind {text} not null,
    currency {text} not null, created_at {text} not null, version {int} not null default 1, primary key (user_id, id))`,
  `create table asset_values (user_id {text} not null references users (id) on delete cascade, id {text} not null, asset_id {text} not null,
    valued_on {text} not null, amount {int} not null, primary key (user_id, id),
    constraint asset_values_of_day unique (user_id, asset_id, valued_on),
    foreign key (user_id, asset_id) references assets (user_id, id) on delete cascade)`,
  `create table own_rates (user_id {text} not null references users (id) on delete cascade, id {text} not null, base {text} not null,
    currency {text} not null, valid_from {text} not null, rate {text} not null, version {int} not null default 1, primary key (user_id, id),
    constraint own_rates_of_day unique (user_id, base, currency, valid_from))`,
  "drop index transactions_by_statement",
  "create index transactions_by_statement on stored_transactions (user_id, statement_id, bank_account_id, currency, booked_on, status, amount)",
];
