import type { Words } from "./concept.ts";

/** Turkish. */
export const tr: Words = {
  payment: "odeme*",
  purchase: "harcamalar, alisveris(ler)",
  cost: "faiz(ler), ucretler",
  thanks: "tesekkur*",
  owed: "kalan borc, kalan anapara",
  credits: "alacak, gelen, giren, yatan",
  credit: "alacak, gelir, yatan",
  credit_mark: "alacak, gelir",
  debits: "borc, giden, cikan, cekilen",
  debit: "borc, gider, cekilen",
  debit_mark: "borc, gider",
};
