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
  first: "前回, 前期",
  last: "今回, 期末",
  balance: "残高",
  opening: "前期, 前回, 繰越残高, 承前結餘",
  closing: "期末, 今回, 請求金額, ご請求額",
  opening_row: "前日, 承前, 繰越",
  aside: "可用, 利用可能, 限度額",
  carried: "次頁繰越, 前頁繰越, 承前",
  total: "合計, 小計",
  of_all: "計",
  row_in: "返金",
  other_time: "累計, 年間, 年度",
  coming: "支払日, 引落日",
  statement: "明細, 通帳",
};
