/**
 * Originals may lie as objects in storage that speaks S3: which row has one, files on their way there, and objects that no row names any
 * more, which outlive whose they were.
 */
export const objects: readonly string[] = [
  "alter table files add column object {text}",
  `create table file_moves (user_id {text} not null, file_id {text} not null, created_at {text} not null,
    attempts {int} not null default 0, lease_owner {text}, lease_until {text}, primary key (user_id, file_id),
    foreign key (user_id, file_id) references files (user_id, id) on delete cascade)`,
  `create table object_removals (user_id {text} not null, object {text} not null, created_at {text} not null,
    attempts {int} not null default 0, lease_owner {text}, lease_until {text}, primary key (user_id, object))`,
];
