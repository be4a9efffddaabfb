import type { Words } from "./concept.ts";

/** Lithuanian. */
export const lt: Words = {
  payment: "mokejim*",
  purchase: "pirkiniai",
  thanks: "aciu, dekojame",
  credit: "iplaukos, gaunamos, kreditas, pajamos",
  debit: "islaidos, iseinantis, debetas, debitas",
  opening: "likutis pradziai, pradinis likutis, likutis laikotarpio pradzioje",
  closing: "likutis pabaigai, galutinis likutis",
  total: "suma, apyvart*",
  statement: "israsas",
  day: "data",
  amount: "suma",
  date: "data",
  account: "=saskaitos nr",
  description: "*paskirtis*",
  reference: "nr",
  balance_name: "*likutis*",
  party: "*gavejas*, *moketojas*",
};
