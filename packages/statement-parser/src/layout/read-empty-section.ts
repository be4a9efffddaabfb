import { minorDigits } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type { ParsedStatement, ParseHints } from "../parsed-file.ts";
import { prove } from "../proof/prove.ts";
import { readAmount, toMinor } from "../values/amount.ts";
import type { DecimalSign } from "../values/amount.ts";
import { readDate } from "../values/date.ts";
import { voteDecimalSign } from "../values/decimal-sign.ts";
import { describeAccount } from "./describe-account.ts";
import { isDataRow } from "./find-sections.ts";
import type { Section } from "./find-sections.ts";
import { findKind } from "./prepare-rows.ts";
import { readPreamble } from "./read-preamble.ts";

const isNumber = (cell: string): boolean =>
  readDate(cell) === null && (readAmount(cell, ".") !== null || readAmount(cell, ",") !== null);

/** The one amount in the one row of its kind; null where there are several. */
const findBalance = (rows: readonly TableRow[], kind: "opening" | "closing"): string | null => {
  const found = rows.filter((row) => findKind(row.cells) === kind);
  const amounts = found.flatMap((row) => row.cells.filter(isNumber));
  return found.length === 1 && amounts.length === 1 ? (amounts[0] ?? null) : null;
};

/**
 * An account under whose column names no row moves money, where its opening and its closing balance are printed: they
 * say whether a row is missing. Null for every other section.
 */
export const readEmptySection = (section: Section, hints: ParseHints): ParsedStatement | null => {
  const { names, rows } = section;
  if (names === null || rows.some((row) => isDataRow(row) && findKind(row.cells) === "movement")) return null;
  const preamble = readPreamble(section.preamble, hints);
  const balances = [
    findBalance(rows, "opening") ?? preamble.opening,
    findBalance(rows, "closing") ?? preamble.closing,
  ].flatMap((balance) => balance ?? []);
  const currency =
    names.flatMap((name) => name.currency ?? [])[0] ?? preamble.currency ?? hints.currency ?? null;
  const exponent = minorDigits(currency);
  const sign: DecimalSign = hints.decimal_sign ?? voteDecimalSign(balances, exponent).sign ?? ".";
  const [opening = null, closing = null] = balances.flatMap((balance) => {
    const written = readAmount(balance, sign);
    const amount = written === null ? null : (toMinor(written, exponent)?.amount ?? null);
    if (amount === null) return [];
    return written?.direction === "debit" ? -Math.abs(amount) : amount;
  });
  if (opening === null || closing === null) return null;
  const { proof, facts } = prove([], { opening, closing });
  return {
    account: describeAccount("", preamble, false),
    currency,
    period: preamble.period ?? { from: null, to: null },
    opening_balance: opening,
    closing_balance: closing,
    proof,
    facts,
    transactions: [],
  };
};
