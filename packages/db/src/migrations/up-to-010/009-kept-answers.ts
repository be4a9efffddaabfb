/** What was answered to calls that carry a key of their own, for a day, so that a repeat of one is answered and not done again. */
export const keptAnswers: readonly string[] = [
  `create table kept_answers (user_id {text} not null references users (id) on delete cascade, key {text} not null, call {text} not null,
    body_hash {text} not null, answer {text} not null, created_at {text} not null, primary key (user_id, key))`,
  "create index kept_answers_by_age on kept_answers (created_at)",
];
