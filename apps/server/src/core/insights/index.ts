/** Insights: what accounts are known to hold, for whoever goes on from there. */
export { type KnownBalance, loadKnownBalances } from "./known-balances.ts";
