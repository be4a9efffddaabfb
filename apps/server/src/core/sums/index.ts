/** Sums: what transactions add up to by month and day, kept with every change of them. */
export { countWrongSums } from "./count-wrong-sums.ts";
export { countAround, deriveTransactions } from "./derive-transactions.ts";
export { IS_LIKELY, placeOfSum, toLikelyId } from "./likely.ts";
export { estimateSummed } from "./estimate-summed.ts";
