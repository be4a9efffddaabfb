/** Bank accounts: finding one that a body names, and the currencies a person's money is in. */
export { findMainCurrency, listUsedCurrencies } from "./main-currency.ts";
export { getBankAccountRow, listBankAccountRows, listBankAccounts, toDisplayLabel } from "./repo.ts";
export { createBankAccount } from "./change-bank-accounts.ts";
