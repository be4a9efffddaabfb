import type { Words } from "./concept.ts";

/** Bulgarian. */
export const bg: Words = {
  payment: "плащания, плащане",
  purchase: "покупка",
  thanks: "благодарим, благодаря",
  owed: "остатък по кредита",
};
