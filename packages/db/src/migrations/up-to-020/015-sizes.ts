/** How long what may be long is, so that what a person keeps is counted without reading it. */
export const sizes: readonly string[] = [
  "create index changes_by_size on changes (user_id, octet_length(edits))",
  "create index transactions_by_note on stored_transactions (user_id, octet_length(note)) where note is not null",
];
