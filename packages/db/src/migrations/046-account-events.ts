const owned = "user_id {text} not null references users (id) on delete cascade, id {text} not null";

/** What concerned an account, and the browsers in which its person has signed in. */
export const accountEvents: readonly string[] = [
  `create table account_events (${owned}, kind {text} not null, what {text}, address {text} not null, user_agent {text} not null,
    times {int} not null, created_at {text} not null, last_at {text} not null, same {text} not null,
    primary key (user_id, id), constraint account_events_same unique (user_id, same))`,
  "create index account_events_by_time on account_events (user_id, last_at)",
  `create table devices (${owned}, device_hash {text} not null, created_at {text} not null, last_seen_at {text} not null,
    primary key (user_id, id), constraint devices_of_person unique (user_id, device_hash))`,
];
