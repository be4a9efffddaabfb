/** What an address is told is changed in a form, from what was seen. */
export const webhookVersions: readonly string[] = [
  "alter table webhooks add column version {int} not null default 1",
];
