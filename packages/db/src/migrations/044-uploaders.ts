/** Who handed in a statement, where that was not the owner of the book: its import is theirs in the history. */
export const uploaders: readonly string[] = ["alter table statements add column uploaded_by {text}"];
