import type { Words } from "./concept.ts";

/** Japanese. */
export const ja: Words = {
  payment: "お支払, ご入金",
  purchase: "ご利用",
  cost: "利息, 手数料",
  thanks: "ありがとう",
  owed: "借入残高",
};
