import type { Words } from "./concept.ts";

/** Ukrainian. */
export const uk: Words = {
  payment: "платежі, платіж",
  purchase: "витрати",
  thanks: "дякуємо, дякую",
  owed: "залишок боргу",
};
