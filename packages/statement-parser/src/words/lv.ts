import type { Words } from "./concept.ts";

/** Latvian. */
export const lv: Words = {
  payment: "maksajum*",
  purchase: "pirkumi",
  thanks: "paldies",
  credit: "ienakosie, kredits, ienemumi",
  debit: "izejoss, izejosie, debets, izdevumi",
};
