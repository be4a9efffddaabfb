import type { Words } from "./concept.ts";

/** Dutch. */
export const nl: Words = {
  payment: "betaling(en)",
  purchase: "aankopen, bestedingen, uitgaven",
  cost: "rente, kosten",
  thanks: "dank, bedankt",
  owed: "restante schuld, restante hoofdsom, restant schuld, restant hoofdsom, openstaande schuld",
  credits: "bijgeschreven",
  credit: "=in, =bij, =bedrag in, =bedrag bij, gunsten, bijschrijving(en)",
  credit_mark: "c, bij, in",
  debits: "afgeschreven, debet",
  debit: "=uit, =af, =bedrag uit, =bedrag af, debet, uitgaven, giro, afschrijving(en)",
  debit_mark: "d, debet, af",
  first: "begin, beginsaldo, startsaldo, vorig(e), kapitaal begin",
  last: "nieuw(e), huidig, eind, eindsaldo",
  balance: "saldo",
  opening: "*beginsaldo*, *startsaldo*",
  closing: "*eindsaldo*",
  aside: "limiet, minimaal, bestedingslimiet, beschikbaar",
  carried: "c over, c d, b over, transport*, over te brengen, overgebracht",
  total: "totaal",
};
