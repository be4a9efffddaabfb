import type { Words } from "./concept.ts";

/** Korean. */
export const ko: Words = {
  payment: "결제금액, 결제, 납부",
  purchase: "이용금액, 이용",
  cost: "이자, 수수료",
  thanks: "감사",
  owed: "대출잔액",
  credits: "입금",
  credit: "입금, 맡기신",
  credit_mark: "존입, 입금",
  debits: "출금",
  debit: "지급, 출금, 찾으신",
  debit_mark: "출금",
  first: "전월",
  last: "당월",
  balance: "잔액",
  opening: "이월",
  closing: "결제금액, 잔액",
  opening_row: "전월",
  closing_row: "이월잔액",
  total: "합계, 총계",
  pending: "처리중, 승인대기",
  failed: "실패",
  statement: "거래내역, 명세서, 청구서",
};
