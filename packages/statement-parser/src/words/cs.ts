import type { Words } from "./concept.ts";

/** Czech. */
export const cs: Words = {
  payment: "platby, uhrady, platba, platbu, uhrada, uhradu",
  purchase: "nakupy",
  cost: "uroky, poplatky",
  thanks: "dekujeme",
  owed: "zustatek uveru, zustatek jistiny, dluzna castka",
  credits: "prijmy, prichozi, prirustky",
  credit: "prijem, prijmy, prichozi, kredity, ve prospech, pripsano",
  credit_mark: "k",
  debits: "vydaje, odchozi, ubytky",
  debit: "vydaj(e), odchozi, debety, na vrub, odepsano",
  debit_mark: "d",
  first: "pocatecni, predchozi, na zacatku",
  last: "na konci, konec*, konecn*, koncov*",
  balance: "zustatek",
  stand: "stav",
  closing: "koncovy zustatek, koncovy stav",
  carried: "prevod",
  total: "celkem, obrat",
};
