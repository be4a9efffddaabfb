/**
 * A change of very many rows is made in slices, each in a transaction of its own: `acts` says who is at one, and `change_parts` what the
 * slices did, by which they are taken back should the change not come to its end. A person's row stays, and names the last one.
 */
export const acts: readonly string[] = [
  `create table acts (user_id {text} primary key references users (id) on delete cascade, change_id {text} not null, kind {text} not null,
    summary {text} not null, under_way {int} not null, created_at {text} not null, attempts {int} not null, lease_owner {text},
    lease_until {text})`,
  "create index acts_under_way on acts (created_at) where under_way = 1",
  `create table change_parts (user_id {text} not null references users (id) on delete cascade, change_id {text} not null, part {int} not null,
    edits {text} not null, primary key (user_id, change_id, part))`,
];
