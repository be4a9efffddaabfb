import type { Words } from "./concept.ts";

/** Turkish. */
export const tr: Words = {
  payment: "odeme*",
  purchase: "harcamalar, alisveris(ler)",
  cost: "faiz(ler), ucretler",
  thanks: "tesekkur*",
  owed: "kalan borc, kalan anapara",
};
