/**
 * Original files and mails in quarantine are sealed with the installation's key; those of before are sealed in turns by the running server.
 * The installation remembers which key that is, so that another one beside its data is noticed at the start.
 */
export const sealed: readonly string[] = [
  "alter table files add column sealed {int} not null default 0",
  "alter table received_mails add column sealed {int} not null default 0",
  "create index files_unsealed on files (user_id, id) where sealed = 0",
  "create index received_mails_unsealed on received_mails (user_id, id) where sealed = 0 and bytes is not null",
  "create table installation (name {text} primary key, value {text} not null)",
];
