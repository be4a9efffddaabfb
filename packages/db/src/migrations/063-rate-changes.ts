/** What a person says that a loan cost later: a list of days with percent a year, as JSON. */
export const rateChanges: readonly string[] = ["alter table bank_accounts add column rate_changes {text}"];
