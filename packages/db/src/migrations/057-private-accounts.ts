/** Accounts that the owner of a book keeps to themselves: no member sees anything of them. */
export const privateAccounts: readonly string[] = [
  "alter table bank_accounts add column is_private {int} not null default 0",
];
