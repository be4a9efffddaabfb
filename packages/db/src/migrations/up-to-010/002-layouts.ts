/** What else prints a transaction keeps how it prints it; how tables and pages were read when they proved is remembered. */
export const layouts: readonly string[] = [
  "alter table sightings add column printed {text}",
  `create table known_layouts (user_id {text} not null references users (id) on delete cascade, fingerprint {text} not null,
    bank_account_id {text} not null, reading {text} not null, proved_count {int} not null, last_used_at {text} not null,
    primary key (user_id, fingerprint, bank_account_id),
    foreign key (user_id, bank_account_id) references bank_accounts (user_id, id) on delete cascade)`,
];
