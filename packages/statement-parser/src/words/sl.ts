import type { Words } from "./concept.ts";

/** Slovenian. */
export const sl: Words = {
  payment: "placila, placilo",
  purchase: "nakupi",
  thanks: "hvala",
  credit: "v dobro, dobro, priliv, polog",
  debit: "v breme, breme, odliv",
  first: "zacetn*, prejsnj*",
  opening: "zacetno stanje",
  closing: "koncno stanje",
  total: "promet",
  statement: "izpisek",
  day: "datum",
  amount: "znesek",
  date: "datum, *datum",
  description: "^namen, opis",
  balance_name: "stanje",
};
