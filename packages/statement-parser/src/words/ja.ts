import type { Words } from "./concept.ts";

/** Japanese. */
export const ja: Words = {
  payment: "お支払, ご入金",
  purchase: "ご利用",
  cost: "利息, 手数料",
  thanks: "ありがとう",
  owed: "借入残高",
  credits: "入金, 貸方",
  credit: "貸方, 入金, 受入, 預り, 預かり, 預入, 預け入れ",
  credit_mark: "入金",
  debits: "出金, 支出, 借方",
  debit:
    "借方, 引出額, 支払額, 払出, 払戻, 支出, ご利用金額, 利用金額, ご利用額, お支払, 支払い金額, 支払金額, 引き出し, 引出し, 出金",
  debit_mark: "支出, 出金",
  name: "入出金",
};
