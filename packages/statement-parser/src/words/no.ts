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
};
