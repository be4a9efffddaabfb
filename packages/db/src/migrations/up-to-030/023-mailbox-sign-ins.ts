/** Mailboxes that are opened by signing in at their provider, and sign-ins that were begun. */
export const mailboxSignIns: readonly string[] = [
  "alter table mailboxes add column sign_in {text}",
  `create table mailbox_sign_ins (user_id {text} not null references users (id) on delete cascade, id {text} not null, session_id {text} not null,
    state_hash {text} not null, provider {text} not null, sealed {text} not null, expires_at {text} not null, primary key (user_id, id))`,
];
