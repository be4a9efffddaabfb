import type { Words } from "./concept.ts";

/** Bulgarian. */
export const bg: Words = {
  payment: "плащания, плащане",
  purchase: "покупка",
  thanks: "благодарим, благодаря",
  owed: "остатък по кредита",
  credit: "постъпления, кредит, внасяне",
  credit_mark: "кредит, кт, приходен",
  debit: "разход, дебит, тегления, теглене",
  debit_mark: "дт, дебит, разходен",
  first: "начал*, предишн*",
  balance: "баланс",
  opening: "начално салдо",
  closing: "крайно салдо, краен баланс",
  total: "оборот*",
  failed: "неуспешно",
  row_out: "*покупка*",
  statement: "извлечение",
  date: "дата, датум",
  description: "*описание*, *опис*, *основание*",
  balance_name: "*наличност*, *салдо*, *баланс*",
  party: "*контрагент*",
};
