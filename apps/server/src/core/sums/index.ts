/** Sums: what transactions add up to by month and day, kept with every change of them. */
export { countWrongSums } from "./count-wrong-sums.ts";
export { countAll } from "./from-scratch.ts";
export { countAround, deriveTransactions } from "./derive-transactions.ts";
export { IS_LIKELY, placeOfSum, toLikelyId } from "./likely.ts";
export { type CountedPart, countFurther, countFurtherBy, listParts } from "./list-parts.ts";
export { estimateSummed } from "./estimate-summed.ts";
