import type { Words } from "./concept.ts";

/** German. */
export const de: Words = {
  payment: "zahlungseingang(e), einzahlungen, zahlung(en), uberweisung",
  purchase: "kaufe, einkaufe, umsatze",
  cost: "zinsen, gebuhren, entgelte, kosten",
  thanks: "dank(e)",
  owed: "restschuld, restkapital",
};
