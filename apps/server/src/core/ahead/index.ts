/** What comes: when payments are due, and where balances go, for whoever tells of it. */
export { listDueDays, loadKnownThrough } from "./list-due-days.ts";
export { listLowBalances } from "./list-low-balances.ts";
