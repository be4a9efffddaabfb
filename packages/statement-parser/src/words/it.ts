import type { Words } from "./concept.ts";

/** Italian. */
export const it: Words = {
  payment: "pagamenti, accrediti, versamenti, pagamento",
  purchase: "spese, acquisti",
  cost: "interessi, commissioni",
  thanks: "grazie",
  owed: "debito residuo",
  credits: "deposito, credito, accrediti, entrate, avere",
  credit: `
    =in, =avere, =so tien entrata, credito, deposito, entrate, entrata, accrediti, accredito, versamenti,
    versamento
  `,
  credit_mark: "cre, credito, crediti, in, avere, entrata",
  debits: "debito, addebiti, uscite, dare",
  debit: "=dare, =so tien uscita, debito, uscite, uscita, addebiti, addebito, giro",
  debit_mark: "debito, debiti, dare, uscita",
  first: "iniziale, ultima estratto, ultimo estratto",
  last: "attuale, finale, nuova, nuovo",
  balance: "saldo",
  opening: "saldo precedente",
  aside: "minimo, media, medio, punti, fido, iva, tasso, pagamento minimo",
  carried: "riporto, da riportare",
  total: "totale, totali, somma",
};
