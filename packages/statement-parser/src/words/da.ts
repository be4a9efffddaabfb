import type { Words } from "./concept.ts";

/** Danish. */
export const da: Words = {
  payment: "indbetaling(er), betaling(er)",
  purchase: "kob, varekjop",
  cost: "renter, gebyrer",
  thanks: "tak",
  owed: "restgaeld",
  credits: "kredit, indbetalinger",
  credit: "=ind, kredit, indsat, indbetaling(er)",
  credit_mark: "ind, kredit",
  debits: "udbetalinger",
  debit: "=ud, debetne, haevet, udbetaling(er)",
  debit_mark: "ud",
  first: "indgaende, primo, forrige, fra forrige",
  last: "slutsaldo, utgaende, ultimo, ny",
  balance: "saldo",
  opening: `
    gaeld fra forrige, gaeld fra sidste, gaeld fra tidligere, saldo fra sidste, saldo fra tidligere,
    skuld fra tidligere, forrige faktura, forrige gaeld
  `,
  closing: "*slutsaldo*, ny gaeld",
  carried: "overfort fra tidligere, overfort fra forrige",
  pending: "venter, afventer",
  no_rows: "kommende, planlagte",
  coming: "forfald*",
  account_word: "konto*, saldo",
  statement: "kontoudtog, kontoudskrift",
};
