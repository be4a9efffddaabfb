import type { Words } from "./concept.ts";

/** French. */
export const fr: Words = {
  payment: "paiement(s), reglement(s), versements",
  purchase: "total transactions, total debits, achats, depenses",
  cost: "interets, frais",
  thanks: "gracias, merci",
  owed: "capital restant du, capital restant",
  credits: "credit(es), avoir, versements, recettes",
  credit: `
    =montant entree, =so tien entree, rentrees, encaissements, credit, depot(s), versement(s), entree(s),
    recette(s)
  `,
  credit_mark: "cred, credit",
  debits: "debit(s), debites, retraits, depenses",
  debit: "=montant sortie, =so tien sortie, sortie(s), debit(s), depense(s), retrait(s)",
  debit_mark: "debit",
};
