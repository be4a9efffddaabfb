/** Mails that a person wants of each kind, what they were told, and which waiting mails are such; and details that passwords of files are made of. */
export const notices: readonly string[] = [
  `create table notices (user_id {text} not null references users (id) on delete cascade, kind {text} not null, is_on {int} not null,
    turned_on_at {text} not null, told_at {text}, created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text},
    primary key (user_id, kind))`,
  `create table told_notices (user_id {text} not null, kind {text} not null, subject {text} not null, told_at {text} not null,
    primary key (user_id, kind, subject), foreign key (user_id, kind) references notices (user_id, kind) on delete cascade)`,
  "alter table outgoing_mails add column notice {text}",
  "create table password_details (user_id {text} primary key references users (id) on delete cascade, sealed {text} not null, created_at {text} not null)",
];
