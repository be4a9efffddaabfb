/** Who looks after the installation, and who may not come in for now. Of the people of before nobody is an admin until the command line names one. */
export const admins: readonly string[] = [
  "alter table users add column is_admin {int} not null default 0",
  "alter table users add column disabled_at {text}",
];
