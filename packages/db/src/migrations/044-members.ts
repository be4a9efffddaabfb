const owned = "user_id {text} not null references users (id) on delete cascade, id {text} not null";

/** Who else may look at a person's book or change it, the links by which they are asked in, and who made a change where that was not its owner. */
export const members: readonly string[] = [
  `create table members (${owned}, member_id {text} not null references users (id) on delete cascade, role {text} not null,
    manages {int} not null default 0, created_at {text} not null, ended_at {text}, primary key (user_id, id),
    constraint members_of_book unique (user_id, member_id))`,
  "create index members_by_person on members (member_id)",
  `create table member_invitations (${owned}, role {text} not null, email {text}, token_hash {text} not null, created_at {text} not null,
    expires_at {text} not null, primary key (user_id, id))`,
  "create unique index member_invitations_by_token on member_invitations (token_hash)",
  "alter table changes add column actor_id {text}",
  "alter table acts add column actor_id {text}",
];
