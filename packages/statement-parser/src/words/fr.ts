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
  first: `
    initial, precedent*, ancien, derniere facture, derniere releve, dernier facture, dernier releve, debut
  `,
  last: "actuel, fin, nouve*",
  balance: "solde",
  opening: "facture precedente, solde anterieur",
  closing: "dernier solde",
  closing_row: "solde au",
  aside: "limite, minimum, moyen, annee, decouvert autorise, taux, garantie",
  carried: "a reporter, report",
  total: "total, totaux",
};
