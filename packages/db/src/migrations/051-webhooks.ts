/** Addresses that people want told what happens, what each was told, and what was sent or waits to be sent. */
export const webhooks: readonly string[] = [
  `create table webhooks (user_id {text} not null references users (id) on delete cascade, id {text} not null, sealed {text} not null,
    events {text} not null, is_paused {int} not null, turned_on_at {text} not null, alerts_at {text}, failing_since {text}, stopped_at {text},
    created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text}, primary key (user_id, id))`,
  `create table webhook_told (user_id {text} not null, webhook_id {text} not null, subject {text} not null, told_at {text} not null,
    primary key (user_id, webhook_id, subject),
    foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade)`,
  `create table webhook_deliveries (user_id {text} not null, id {text} not null, webhook_id {text} not null, event {text} not null,
    body {text} not null, tries {int} not null, tried_at {text}, answer_status {int}, fault {text}, delivered_at {text}, failed_at {text},
    created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text}, primary key (user_id, id),
    foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade)`,
  "create index webhook_deliveries_of on webhook_deliveries (user_id, webhook_id, id)",
  "create index webhook_deliveries_waiting on webhook_deliveries (created_at) where delivered_at is null and failed_at is null",
];
