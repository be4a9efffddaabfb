import type { Words } from "./concept.ts";

/** Korean. */
export const ko: Words = {
  payment: "결제금액, 결제, 납부",
  purchase: "이용금액, 이용",
  cost: "이자, 수수료",
  thanks: "감사",
  owed: "대출잔액",
};
