import type { Words } from "./concept.ts";

/** Finnish. */
export const fi: Words = {
  payment: "maksut, suoritukset, maksu, suoritus",
  purchase: "ostot, veloitukset",
  cost: "korot, kulut",
  thanks: "kiitos",
  owed: "jaljella oleva laina, lainan saldo",
  credits: "panot",
  credit: "=pano, talletus, hyvitys",
  debits: "otot",
  debit: "=otto, veloitus",
  first: "alku*, edellinen, alussa",
  last: "loppu*, uusi, lopussa",
  balance: "saldo, saldot",
  opening: "*alkusaldo*",
  closing: "*loppusaldo*",
  carried: "siirto",
  total: "yhteensa",
  pending: "varaukset, vantande, odottaa",
  no_rows: "tulevat",
  coming: "erapaiva, maksupaiva",
  account_word: "saldo",
  statement: "tiliote",
  held: "varaus",
};
