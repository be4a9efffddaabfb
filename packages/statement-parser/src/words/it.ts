import type { Words } from "./concept.ts";

/** Italian. */
export const it: Words = {
  payment: "pagamenti, accrediti, versamenti, pagamento",
  purchase: "spese, acquisti",
  cost: "interessi, commissioni",
  thanks: "grazie",
  owed: "debito residuo",
};
