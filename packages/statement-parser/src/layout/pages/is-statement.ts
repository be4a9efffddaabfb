import type { ParsedStatement } from "../../parsed-file.ts";
import { readColumnName } from "../names/column-names.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import { speaksOfMoney } from "../../labels/money-words.ts";
import { measuresOther } from "../accounts/measures-other.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import { findCurrency } from "../../values/currency.ts";
import { says } from "../../words/find-phrases.ts";
import { listDateNames } from "../headers/date-names.ts";
import { listMoneyNames } from "../headers/money-names.ts";
import type { Line } from "../lines/lines.ts";
import { dropRows, plainOf, textOf } from "../lines/row-like.ts";
import { countRows } from "./read-part.ts";
import type { Reading } from "./read-part.ts";

const hasRunningBalance = ({ transactions }: ParsedStatement): boolean =>
  transactions.filter((row) => row.balance_after !== null).length * 2 > transactions.length;

const UNNAMED_ROWS_MIN = 3;
const CURRENCY_SIGN = /\p{Sc}/u;

const PRICED_SHARE = 0.5;
const UNIT = /\d[.,]\d{2}\s(\p{L}{1,3}\.?)$/u;

/** Lines that mostly end in an amount with the sign of a currency in letters, be it of several: `kr`. */
const arePriced = (lines: readonly Line[]): boolean => {
  const priced = lines.filter(({ text }) => findCurrency(UNIT.exec(text.trim())?.[1] ?? "") !== null);
  return priced.length >= UNNAMED_ROWS_MIN && priced.length >= lines.length * PRICED_SHARE;
};

/** A header names a column of days and one of amounts. */
const hasTable = ({ solved }: Reading): boolean =>
  solved.some(({ part: { lines } }) => {
    const headers = new Set(listMoneyNames(lines).map(({ line }) => line));
    return listDateNames(lines).some(({ line }) => headers.has(line));
  });

/** Rows go both ways, as those of an account do: what is ordered or owed goes one. */
const goBothWays = ({ statements }: Reading): boolean => {
  const rows = statements.flatMap(({ transactions }) => transactions);
  return rows.some(({ amount }) => amount < 0) && rows.some(({ amount }) => amount > 0);
};

/**
 * Letters and bills have days and amounts too; what proves nothing must at least call itself a statement, or hold rows under
 * the names of both sides, in a table that names days and amounts, with balances, that go both ways in a currency, or of an account
 * whose number it names and whose kind or balance.
 */
export const isStatement = (
  reading: Reading,
  lines: readonly Line[],
  { plain, owes, accountType, statedCurrency }: DocumentWords,
): boolean => {
  const { statements } = reading;
  const proofs = statements.map(({ proof }) => proof.verdict);
  if (proofs.includes("proved") || proofs.includes("partly")) return true;
  const ends = statements.some((one) => one.opening_balance !== null && one.closing_balance !== null);
  const balances = ends || statements.some(hasRunningBalance);
  // The statements of cards are called bills in some countries.
  if (owes && ends && countRows(reading) > 0) return true;
  // Of a bill its title speaks; rows speak of those that are paid.
  const isBill = says(plainOf(textOf(dropRows(lines))), "invoice");
  if (says(plain, "statement")) return balances || (!isBill && countRows(reading) > 0);
  const hasSides = says(plain, "debit", "debits") && says(plain, "credit", "credits");
  const isNumbered = statements.every(({ account }) => (account.number ?? account.iban_masked) !== null);
  const isAccount =
    isNumbered && (accountType !== null || statements.some((one) => one.closing_balance !== null));
  const isMoney =
    goBothWays(reading) &&
    (statedCurrency !== null || arePriced(lines) || lines.some(({ text }) => CURRENCY_SIGN.test(text)));
  const isNamed = balances || hasSides || isAccount || isMoney || hasTable(reading);
  return isNamed && !isBill && countRows(reading) >= UNNAMED_ROWS_MIN;
};

/** Rain and stock have days, figures and a running balance too: the words must speak of money or of an account. */
export const namesMoney = (
  lines: readonly Line[],
  { plain, statedCurrency, accountType }: DocumentWords,
): boolean => {
  if (statedCurrency !== null) return true;
  if (measuresOther(lines)) return false;
  return (
    accountType !== null ||
    arePriced(lines) ||
    says(plain, "statement") ||
    says(plain, "debit", "credit") ||
    lines.some(({ text, cells }) => speaksOfMoney(text) || cells.some((cell) => isMoneyName(cell.text)))
  );
};

const isMoneyName = (text: string): boolean => MONEY_ROLES.has(readColumnName(text).role);
