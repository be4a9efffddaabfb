import type { Words } from "./concept.ts";

/** Slovak. */
export const sk: Words = {
  payment: "platby, uhrady, platba, platbu, uhrada, uhradu",
  cost: "uroky, poplatky",
  thanks: "dakujeme",
  first: "pociatocny, na zaciatku",
  last: "koncov*, konecn*",
  balance: "zostatok",
  stand: "stav",
  closing: "koncovy zostatok, koncovy stav",
  total: "obrat, obraty, spolu",
  account_word: "ucet",
  statement: "vypis",
  money: "castka",
  amount: "castka, ciastka",
  account: "=cislo uctu",
  status: "=stav",
  description: "*poznamka*",
  reference: "*cislo*",
  balance_name: "*zostatok*",
};
