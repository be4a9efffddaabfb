import type { Words } from "./concept.ts";

/** Croatian. */
export const hr: Words = {
  payment: "uplate, uplata, uplati",
  purchase: "kupnje, kupovine, troskovi",
  cost: "kamate, naknade",
  thanks: "hvala",
  owed: "preostali dug, preostala glavnica, stanje duga",
  credit: "potrazuje, uplata, uplate, prihod*, kreditne, priljev",
  debit: "isplata, isplate, duguje, rashod*, odljev, uplata ven",
  first: "prethodn*, pocetn*",
  last: "novo, nova",
  opening: "pocetno stanje, prethodno stanje",
  closing: "krajnje stanje, novo stanje, zavrsno stanje",
  total: "ukupno, promet",
  statement: "izvadak, izvod",
  booking: "knjizenja, izvrsenja",
  day: "datum, datuma",
  amount: "iznos",
  date: "datum, *datum",
  description: "svrha, opis",
  balance_name: "stanje",
};
