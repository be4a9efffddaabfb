/** Links by which people are let in where registration is by invitation; each is for one address and used once. */
export const invitations: readonly string[] = [
  `create table invitations (id {text} primary key, email_key {text} not null, token_hash {text} not null, created_at {text} not null,
    expires_at {text} not null, used_at {text})`,
  "create unique index invitations_by_token on invitations (token_hash)",
];
