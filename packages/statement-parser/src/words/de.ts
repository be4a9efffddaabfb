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
  first: `
    alte(s), letzter, anfang*, eroffnung*, startsaldo, alt(er), letzte rechnung, letzte abrechnung,
    letzter auszug, vorige rechnung, vorige abrechnung, bisher*, vorher*
  `,
  last: "neue(s), aktueller, schluss, schlusssaldo, abschluss, endsaldo, rechnungs*, neu(er)",
  balance: "saldo, kontostand, guthaben, salden",
  stand: "stand, rechnungsbetrag, rechnung, bestand",
  opening: `
    *anfangssaldo*, *anfangsbestand*, *anfangskontostand*, *startsaldo*, *saldovortrag*, saldo vortrag,
    kontostand vortrag, startbestand, startkontostand, eroffnungssaldo, eroffnungsbestand
  `,
  closing: `
    *endsaldo*, *endbestand*, *schlusssaldo*, *rechnungssaldo*, *gesamtsaldo*, saldo zu ihren gunsten,
    saldo zu ihren lasten, ihr saldo, endkontostand, schlussbestand, abschlusssaldo, abschlussbestand
  `,
  aside: `
    verfugbar*, verfugungsrahmen, mindest*, durchschnitt*, dispo*, kreditlinie, kreditrahmen, mwst,
    wechselkurs, garantie, einlagensicherung
  `,
  carried: "ubertrag*, uebertrag*, vortrag",
  total: "summe(n), gesamt*, umsatzsumme, endsumme, zwischensumme, seitensumme, summe umsatze",
  of_all: "umsatze",
};
