/** Searches that a person keeps: each a name for what the list of transactions can be narrowed by, as its address has it. */
export const savedSearches: readonly string[] = [
  `create table saved_searches (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text} not null,
    name_key {text} not null, search {text} not null, created_at {text} not null, version {int} not null default 1,
    primary key (user_id, id), constraint saved_searches_name_taken unique (user_id, name_key))`,
];
