import type { Words } from "./concept.ts";

/** Norwegian. */
export const no: Words = {
  payment: "innbetaling(er), betaling(er)",
  purchase: "kjop, varekjop",
  cost: "renter, gebyrer",
  thanks: "takk",
  owed: "restgjeld",
  credits: "inngaaende, innbetalinger",
  credit: "=ind, =inn, =inn pa konto, =belop inn, =belop ind, innskudd",
  credit_mark: "crd, ind",
  debits: "utbetalinger",
  debit: "=ut, =ut fra konto, =ut av konto, =belop ut, uttak",
  first: "inngaende, forrige, fra forrige",
  last: "utgaende, utgaaende, ny",
  balance: "saldo",
  opening: `
    gjeld fra forrige, gjeld fra tidligere, saldo fra tidligere, skuld fra forrige, forrige faktura,
    forrige gjeld
  `,
  closing: "ny gjeld, nytt saldo",
  aside: "kredittgrense, minimum",
  carried: "overfort fra tidligere, overfort fra forrige",
  pending: "ventende",
  no_rows: "kommende, planlagte",
  coming: "forfall*",
  account_word: "konto*, saldo",
  statement: "kontoutskrift",
};
