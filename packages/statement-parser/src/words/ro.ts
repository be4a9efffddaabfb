import type { Words } from "./concept.ts";

/** Romanian. */
export const ro: Words = {
  payment: "plati, rambursari, plata",
  purchase: "cumparaturi",
  cost: "dobanzi, comisioane",
  thanks: "multumim",
  owed: "sold datorat, sold credit",
  credits: "credit(e)",
  credit: "=in, =suma in, credit, incasari, incasare, depunere, depuneri",
  credit_mark: "credit, in, creditare, i",
  debit: "debitari, debitare, plati, plata, retragere, retrageri",
  debit_mark: "o",
};
