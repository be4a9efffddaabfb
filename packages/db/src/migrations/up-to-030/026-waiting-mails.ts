/** What was found of the signatures of a message, and how many that waited were let go, so that those of an allowed sender find room. */
export const waitingMails: readonly string[] = [
  "alter table received_mails add column signature {text}",
  "alter table received_mails add column signed_by {text}",
  "alter table received_mails add column known_ids {text} not null default '[]'",
  "create index received_mails_by_outcome on received_mails (user_id, outcome, id)",
  "alter table forwarding_addresses add column let_go {int} not null default 0",
  "alter table forwarding_addresses add column let_go_at {text}",
];
