import type { Words } from "./concept.ts";

/** German. */
export const de: Words = {
  payment: "zahlungseingang(e), einzahlungen, zahlung(en), uberweisung",
  purchase: "kaufe, einkaufe, umsatze",
  cost: "zinsen, gebuhren, entgelte, kosten",
  thanks: "dank(e)",
  owed: "restschuld, restkapital",
  credits: "gutschrift(en), eingange, eingehend(e), zahlungseingange, einnahmen, haben, kredit",
  credit: `
    =in, =eingang, =haben, =betrag in, =betrag ein, gunsten, zugunsten, gutschrift(en), einnahme(n), kredit,
    zugang(e)
  `,
  credit_mark: "haben, h, in, gutschrift, eingang, kredit",
  debits: "lastschriften, belastungen, ausgange, ausgehend(e), zahlungsausgange, ausgaben, soll",
  debit: "=ausgang, =soll, =betrag aus, lasten, zulasten, lastschrift, belastung(en), ausgabe(n), abgang(e)",
  debit_mark: "soll, s, lastschrift, ausgang",
};
