const owned = "user_id {text} not null references users (id) on delete cascade";

/** Second factors, sign-ins that wait for one, and what passkeys are to sign. A session knows when its person last showed who they are. */
export const factors: readonly string[] = [
  `create table totp_factors (${owned}, secret {text} not null, last_step {int} not null, created_at {text} not null, confirmed_at {text},
    primary key (user_id))`,
  `create table passkeys (${owned}, id {text} not null, name {text} not null, credential_id {text} not null, public_key {text} not null,
    sign_count {int} not null, transports {text} not null, created_at {text} not null, last_used_at {text}, primary key (user_id, id))`,
  "create unique index passkeys_by_credential on passkeys (credential_id)",
  `create table recovery_codes (${owned}, id {text} not null, code_hash {text} not null, created_at {text} not null, used_at {text},
    primary key (user_id, id), constraint recovery_codes_of_person unique (user_id, code_hash))`,
  `create table waiting_sign_ins (${owned}, id {text} not null, token_hash {text} not null, password_version {int} not null, how {text} not null,
    created_at {text} not null, expires_at {text} not null, primary key (user_id, id))`,
  "create unique index waiting_sign_ins_by_token on waiting_sign_ins (token_hash)",
  `create table passkey_challenges (bound_to {text} not null, purpose {text} not null, challenge {text} not null, expires_at {text} not null,
    primary key (bound_to, purpose))`,
  "alter table sessions add column confirmed_at {text} not null default ''",
];
