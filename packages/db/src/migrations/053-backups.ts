/** The backups that are made by themselves: the last good one, and the lease of whoever makes the next. */
export const backups: readonly string[] = [
  `create table backup_runs (name {text} not null primary key, good_at {text}, good_file {text}, good_rows {int}, good_bytes {int},
    is_encrypted {int} not null default 0, is_far {int} not null default 0, fault {text}, failed_at {text}, created_at {text} not null,
    attempts {int} not null default 0, lease_owner {text}, lease_until {text})`,
  `insert into backup_runs (name, created_at) values ('daily', '2026-11-29T00:00:00.000Z')`,
];
