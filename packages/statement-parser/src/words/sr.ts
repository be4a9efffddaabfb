import type { Words } from "./concept.ts";

/** Serbian. */
export const sr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga",
  credit: "primici, potrazuje, uplata, uplate, prihod*, priliv",
  debit: "izdaci, isplata, isplate, duguje, rashod*, uplata ven, odliv",
  first: "prethodn*, pocetn*",
  last: "novo, nova",
  opening: "pocetno stanje, prethodno stanje",
  closing: "krajnje stanje, novo stanje, zavrsno stanje",
  total: "ukupno, promet",
  statement: "izvod, promet po racunu",
  booking: "knjizenja, izvrsenja",
  day: "datum, datuma",
  amount: "iznos",
  date: "datum, *datum",
  description: "svrha, opis",
  balance_name: "stanje",
};
