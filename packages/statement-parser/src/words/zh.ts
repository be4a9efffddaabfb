import type { Words } from "./concept.ts";

/** Chinese. */
export const zh: Words = {
  payment: "还款, 還款, 繳款",
  purchase: "消费, 消費, 新增",
  cost: "手续费, 利息, 手數料",
  thanks: "谢谢, 感谢, 謝謝, 感謝",
  owed: "贷款余额, 貸款餘額",
};
