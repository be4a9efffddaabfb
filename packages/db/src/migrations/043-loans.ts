/** What a person says that a loan costs: percent a year. */
export const loans: readonly string[] = ["alter table bank_accounts add column interest_rate {text}"];
