/** The secret address of each person to which statements are forwarded, and what is known of a message that came to it. */
export const forwarding: readonly string[] = [
  `create table forwarding_addresses (user_id {text} primary key references users (id) on delete cascade, address_hash {text} not null,
    sealed {text} not null, created_at {text} not null, constraint forwarding_addresses_known unique (address_hash))`,
  "alter table received_mails add column is_forwarded {int} not null default 0",
  "alter table received_mails add column authentication {text}",
  "alter table received_mails add column confirmation {text}",
];
