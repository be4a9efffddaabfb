/** Mailboxes that are watched, and how a message came in: by hand, or from which mailbox and as which message of it. */
export const mailboxes: readonly string[] = [
  `create table mailboxes (user_id {text} not null references users (id) on delete cascade, id {text} not null, host {text} not null, port {int} not null,
    security {text} not null, username {text} not null, sealed {text} not null, folder {text} not null, since {text} not null, is_paused {int} not null,
    fault {text}, refusals {int} not null, faults {int} not null, checked_at {text}, wanted {int} not null, uid_validity {text}, last_uid {int} not null,
    scan_total {int} not null, scan_done {int} not null, created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text},
    primary key (user_id, id), constraint mailboxes_known unique (user_id, host, username, folder))`,
  "alter table received_mails add column mailbox_id {text}",
  "alter table received_mails add column place {text}",
  "alter table received_mails add column message_id {text}",
  "alter table received_mails add column sent_at {text}",
  "alter table received_mails add column reason {text}",
  "alter table received_mails add column is_let_in {int} not null default 0",
  "alter table allowed_senders add column may_be_unsigned {int} not null default 0",
  "create index received_mails_by_message on received_mails (user_id, message_id)",
];
