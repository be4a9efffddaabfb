import type { Program } from "@passbook/contract/programs";
import { isIsoDate } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { JsonObject, JsonText, JsonValue } from "../../decode/parse-json.ts";
import type { BroughtRow, ParsedStatement, ParsedTransaction, Problem } from "../../parsed-file.ts";
import { findLast4Digits, isAccountName } from "../../values/account-number.ts";
import { makeAccount } from "../../values/make-account.ts";
import { joinTexts, tidyText } from "../../values/text.ts";
import { buildStatement } from "../build-statement.ts";
import { checkMovement } from "../check-movement.ts";
import { collectRows } from "../collect-rows.ts";
import { readDecimal } from "../read-decimal.ts";

/** One program's way of writing accounts and transactions; `read` gives null when the value is not of this program. */
export type JsonExport = (json: JsonText, problems: Problem[]) => ParsedStatement[] | null;

/** A transaction as a program names its parts, before anything is checked. */
export type WrittenRow = {
  object: JsonObject;
  day: IsoDate | null;
  /** Signed as money in and (negative) out of the account, in the account's currency. */
  amount: string | null;
  currency: CurrencyCode | null;
  name: string | null;
  memo: string | null;
  reference: string | null;
  category?: string | null;
  /** What the account holds after it, where that is written. */
  balance?: string | null;
  pending: boolean;
  brought?: BroughtRow;
};

export const textOf = (value: JsonValue | undefined): string | null =>
  typeof value === "string" ? tidyText(value) : typeof value === "number" ? String(value) : null;

/** The day of an ISO date or time as it is written. */
export const dayOf = (value: JsonValue | undefined): IsoDate | null => {
  const day = typeof value === "string" ? value.slice(0, 10) : "";
  return isIsoDate(day) ? day : null;
};

/** The day (UTC) of a time in seconds since 1970; 0 stands for "not yet". */
export const dayOfSeconds = (value: JsonValue | undefined): IsoDate | null => {
  if (typeof value !== "number" || !Number.isFinite(value) || value <= 0 || value > 4e9) return null;
  return new Date(value * 1000).toISOString().slice(0, 10);
};

export const negate = (amount: string | null): string | null =>
  amount === null ? null : amount.startsWith("-") ? amount.slice(1) : `-${amount}`;

const readRow = (row: WrittenRow, line: number): ParsedTransaction | Problem => {
  const place = { line };
  const amount = readDecimal(row.amount, row.currency);
  const checked = checkMovement({
    amount,
    printed: row.amount ?? "",
    value_on: null,
    booked_on: row.day,
    place,
  });
  if ("code" in checked) return checked;
  return {
    ...checked,
    value_on: null,
    currency: row.currency,
    description: joinTexts(row.name, row.memo),
    counterparty: row.name,
    reference: row.reference,
    balance_after: readDecimal(row.balance, row.currency),
    pending: row.pending,
    source: place,
    bank_category: row.category ?? null,
    ...(row.brought === undefined ? {} : { brought: row.brought }),
  };
};

export type JsonAccount = {
  name: string | null;
  id: string | null;
  bank: string | null;
  currency: CurrencyCode | null;
  closing: number | null;
  /** The days that were asked for, where they are told. */
  period?: { from: IsoDate | null; to: IsoDate | null };
  /** Whose rows carry what their person wrote. */
  program?: Program;
};

/** One account's rows as a statement; programs print at most the balance of today, which proves nothing. */
export const makeStatement = (
  account: JsonAccount,
  rows: readonly WrittenRow[],
  context: { json: JsonText; problems: Problem[] },
): ParsedStatement => {
  const { transactions, unread } = collectRows(
    rows,
    (row) => readRow(row, context.json.lineOf(row.object)),
    context.problems,
  );
  const statement = buildStatement({
    account: makeAccount(account.id, {
      bank_name: account.bank,
      last_4_digits: findLast4Digits(/\d{4}\D*$/.exec(account.name ?? "")?.[0] ?? ""),
      name: account.name !== null && isAccountName(account.name) ? account.name : null,
    }),
    currency: account.currency,
    ...(account.period === undefined ? {} : { period: account.period }),
    facts: { opening: null, closing: account.closing },
    transactions,
    unread,
  });
  return account.program === undefined ? statement : { ...statement, brought_by: account.program };
};
