import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { CamtFields } from "./collect-entries.ts";
import { readCamtAmount, readCamtDate, readDirection } from "./read-amount.ts";

/** A printed balance in minor units, negative for a debt; `kind` is its code, such as PRCD for the close of the statement before. */
export type Balance = { amount: number; day: IsoDate | null; kind: string };

const codeOf = (fields: CamtFields): string =>
  fields.get("Tp.CdOrPrtry.Cd") ?? fields.get("Tp.Cd") ?? fields.get("Tp.CdOrPrtry.Prtry") ?? "";

const OPENING = ["OPBD", "PRCD", "ITBD"];
const CLOSING = ["CLBD", "ITBD"];

const readBalance = (
  fields: CamtFields,
  currency: CurrencyCode | null,
): (Balance & { currency: CurrencyCode | null })[] => {
  const read = readCamtAmount(fields, "Amt", currency);
  if (read === null) return [];
  const negative = readDirection(fields) === true && read.amount !== 0;
  return [
    {
      amount: negative ? -read.amount : read.amount,
      day: readCamtDate(fields, "Dt"),
      kind: codeOf(fields),
      currency: read.currency,
    },
  ];
};

/** Balances of the first kind there is, if they can be in the account's currency, oldest first; several stand for several days. */
const listBalances = (
  balances: readonly CamtFields[],
  codes: readonly string[],
  currency: CurrencyCode | null,
): Balance[] => {
  for (const code of codes) {
    const found = balances
      .filter((fields) => codeOf(fields) === code)
      .flatMap((fields) => readBalance(fields, currency));
    const own = found.filter((balance) => balance.currency === currency);
    const listed = own.length > 0 ? own : found;
    if (listed.length > 0) return listed.toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  }
  return [];
};

/** The oldest balance to begin with and the newest to end with; a single intermediate one only begins or only ends. */
export const findBalances = (
  balances: readonly CamtFields[],
  currency: CurrencyCode | null,
): { opening: Balance | null; closing: Balance | null } => {
  const opening = listBalances(balances, OPENING, currency)[0] ?? null;
  const closing = listBalances(balances, CLOSING, currency).at(-1) ?? null;
  const isSame = opening !== null && balances.length === 1;
  return { opening, closing: isSame ? null : closing };
};
