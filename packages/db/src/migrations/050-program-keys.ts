/** Keys with which programs act for a person; of each only its hash and how it begins are kept. */
export const programKeys: readonly string[] = [
  `create table program_keys (user_id {text} not null references users (id) on delete cascade, id {text} not null, name {text} not null,
    prefix {text} not null, key_hash {text} not null, scopes {text} not null, created_at {text} not null, last_used_at {text},
    expires_at {text}, primary key (user_id, id), constraint program_keys_hash unique (user_id, key_hash))`,
];
