/** Folders into which scanners and scripts put files of a person, and what became of the last of them. */
export const inboxes: readonly string[] = [
  `create table inboxes (user_id {text} not null references users (id) on delete cascade, fault {text}, last_files {text} not null,
    created_at {text} not null, attempts {int} not null, lease_owner {text}, lease_until {text}, primary key (user_id))`,
];
