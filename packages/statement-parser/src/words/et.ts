import type { Words } from "./concept.ts";

/** Estonian. */
export const et: Words = {
  payment: "laekumised, maksed, makse",
  purchase: "ostud",
  thanks: "tanan, aitah, taname",
  credit: "sissetulek, laekumine, kreedit",
  debit: "valjaminek, veljaminek, deebet, debeti",
  opening: "algsaldo, algjaak, saldo (perioodi) algus",
  closing: "loppsaldo, loppjaak",
  total: "summa, kaive",
  account_word: "konto*",
  statement: "valjavote",
  day: "kuupaev",
  amount: "summa, maara",
  date: "kuupaev",
  account_name: "=konto",
  account: "=kliendi konto",
  description: "*selgitus*",
  balance_name: "jaak",
  party: "*saaja*",
};
