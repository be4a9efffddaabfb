import type { Words } from "./concept.ts";

/** French. */
export const fr: Words = {
  payment: "paiement(s), reglement(s), versements",
  purchase: "total transactions, total debits, achats, depenses",
  cost: "interets, frais",
  thanks: "gracias, merci",
  owed: "capital restant du, capital restant",
};
