import type { Words } from "./concept.ts";

/** Chinese. */
export const zh: Words = {
  payment: "还款, 還款, 繳款",
  purchase: "消费, 消費, 新增",
  cost: "手续费, 利息, 手數料",
  thanks: "谢谢, 感谢, 謝謝, 感謝",
  owed: "贷款余额, 貸款餘額",
  credits: "存入, 收入, 貸方",
  credit: "貸方, 贷方, 轉入, 转入, 预入, 收入, 存入, 存款",
  credit_mark: "收入, 收, 贷, 入账, 转入",
  debits: "支出, 借方",
  debit: "借方, 轉出, 转出, 支出, 提出, 提款, 支取, 利用金額, 支払金額, 出账",
  debit_mark: "支出, 支, 借, 出账, 转出",
  name: "余额宝",
};
