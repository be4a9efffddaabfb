import type { Words } from "./concept.ts";

/** Latvian. */
export const lv: Words = {
  payment: "maksajum*",
  purchase: "pirkumi",
  thanks: "paldies",
  credit: "ienakosie, kredits, ienemumi",
  debit: "izejoss, izejosie, debets, izdevumi",
  opening: "sakuma atlikums, ieejosais atlikums, sakotnejais atlikums",
  closing: "beigu atlikums, izejosais atlikums, gala atlikums",
  total: "summa, apgrozijums",
  statement: "izraksts",
  amount: "summa",
  date: "datums",
  account: "=sasias nr, =klienta konts",
  description: "*apraksts*, *merkis*",
  reference: "nr",
  balance_name: "*atlikums*",
  party: "*sanemejs*, *maksatajs*",
};
