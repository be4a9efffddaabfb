/** Bridges that banks are asked through, and the accounts they show. */
export const bankConnections: readonly string[] = [
  `create table bank_connections (user_id {text} not null references users (id) on delete cascade, id {text} not null, connector {text} not null,
    host {text} not null, sealed {text} not null, is_paused {int} not null, is_revoked {int} not null, fault {text}, faults {int} not null,
    said {text} not null, checked_at {text}, wanted {int} not null, created_at {text} not null, attempts {int} not null, lease_owner {text},
    lease_until {text}, primary key (user_id, id))`,
  `create table connected_accounts (user_id {text} not null, id {text} not null, connection_id {text} not null, account_key {text} not null,
    name {text} not null, bank_name {text}, currency {text}, last_4_digits {text}, bank_account_id {text}, is_left_out {int} not null,
    is_missing {int} not null, months {text} not null, created_at {text} not null, primary key (user_id, id),
    foreign key (user_id, connection_id) references bank_connections (user_id, id) on delete cascade,
    constraint connected_accounts_known unique (user_id, connection_id, account_key))`,
];
