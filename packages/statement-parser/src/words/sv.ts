import type { Words } from "./concept.ts";

/** Swedish. */
export const sv: Words = {
  payment: "inbetalning(ar), betalning(ar)",
  purchase: "kop, inkop",
  cost: "rantor, avgifter",
  thanks: "tack",
  owed: "restskuld",
};
