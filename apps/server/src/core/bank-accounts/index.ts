/** Bank accounts: finding one that a body names, when one ends, and the currencies a person's money is in. */
export { findEnd } from "./find-end.ts";
export { findMainCurrency, usesOtherCurrency, listUsedCurrencies } from "./main-currency.ts";
export { getBankAccountRow, listBankAccountRows, listBankAccounts, toDisplayLabel } from "./repo.ts";
export { createBankAccount } from "./change-bank-accounts.ts";
export { DELETE_BANK_ACCOUNT_ACT } from "./delete-bank-account.ts";
export { findBalanceOn } from "./find-balance-on.ts";
export { type HeldList, loadHoldings } from "./holdings/load-holdings.ts";
export { findWorthOn, listIn } from "./holdings/held-on.ts";
export { type Balances, loadBalances } from "./load-balances.ts";
