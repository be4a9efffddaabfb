/** Alerts are derived; these are what a person said of them: which are done with, which were seen, which kinds are not wanted, and when a balance is low. */
export const alerts: readonly string[] = [
  `create table dismissed_alerts (user_id {text} not null references users (id) on delete cascade, id {text} not null, kind {text} not null,
    name {text} not null, dismissed_at {text} not null, primary key (user_id, id))`,
  `create table seen_alerts (user_id {text} not null references users (id) on delete cascade, id {text} not null, seen_at {text} not null,
    primary key (user_id, id))`,
  `create table silenced_alerts (user_id {text} not null references users (id) on delete cascade, id {text} not null, kind {text} not null,
    primary key (user_id, id), constraint silenced_alerts_of_kind unique (user_id, kind))`,
  `create table balance_limits (user_id {text} not null references users (id) on delete cascade, id {text} not null, bank_account_id {text} not null,
    amount {int} not null, primary key (user_id, id), constraint balance_limits_of_account unique (user_id, bank_account_id),
    foreign key (user_id, bank_account_id) references bank_accounts (user_id, id) on delete cascade)`,
];
