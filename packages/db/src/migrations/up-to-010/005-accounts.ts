/**
 * What hangs on a password says which one: links carry how often it had been set when they were made. A link that takes an old address
 * back holds that address (`email_key`) until it ends.
 */
export const accounts: readonly string[] = [
  "alter table users add column password_version {int} not null default 0",
  "alter table mailed_links add column password_version {int} not null default 0",
  "alter table mailed_links add column email_key {text} not null default ''",
  "create index mailed_links_by_address on mailed_links (email_key)",
];
