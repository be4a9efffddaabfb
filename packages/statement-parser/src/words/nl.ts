import type { Words } from "./concept.ts";

/** Dutch. */
export const nl: Words = {
  payment: "betaling(en)",
  purchase: "aankopen, bestedingen, uitgaven",
  cost: "rente, kosten",
  thanks: "dank, bedankt",
  owed: "restante schuld, restante hoofdsom, restant schuld, restant hoofdsom, openstaande schuld",
};
