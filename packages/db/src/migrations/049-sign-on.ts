/** People that are known at the provider of the installation (OpenID Connect), and sign-ins there that were begun and are not finished. */
export const signOn: readonly string[] = [
  `create table sign_on_links (user_id {text} not null references users (id) on delete cascade, id {text} not null, issuer {text} not null,
    subject {text} not null, email {text}, created_at {text} not null, last_used_at {text}, primary key (user_id, id),
    constraint sign_on_links_of_person unique (user_id, issuer), constraint sign_on_links_of_subject unique (issuer, subject))`,
  `create table sign_on_attempts (id {text} primary key, user_id {text} references users (id) on delete cascade, cookie_hash {text} not null,
    sealed {text} not null, expires_at {text} not null)`,
  "create unique index sign_on_attempts_by_cookie on sign_on_attempts (cookie_hash)",
];
