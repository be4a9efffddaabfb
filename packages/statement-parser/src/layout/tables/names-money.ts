import { findIban } from "../../values/account-number.ts";
import { readMoneyCell } from "./columns/amount-source.ts";
import { listAmountIndexes } from "./columns/choose-reading.ts";
import type { Reading } from "./columns/choose-reading.ts";
import type { Column } from "./columns/describe-columns.ts";
import { weighText } from "../../labels/meaning-words.ts";
import { says } from "../../words/find-phrases.ts";
import type { PreparedRow } from "./columns/prepare-rows.ts";

const MONEY_ROLES = new Set(["amount", "debit", "credit", "original_amount", "fee", "currency"]);
const SAMPLE_ROWS = 400;

type Table = { columns: readonly Column[]; reading: Reading; rows: readonly PreparedRow[] };

const CENTS = /[.,]\d{2}\D*$/;

/** Figures of which most have cents, with texts beside them, some of which speak of money or have the minus of a payment. */
const looksLikeMoney = ({ columns, reading, rows }: Table): boolean => {
  const indexes = listAmountIndexes(reading.source);
  const figures = new Set([...indexes, reading.balance?.index ?? -1]);
  const cells = rows.flatMap(({ cells: own }) => indexes.flatMap((index) => own[index] || []));
  const withCents = cells.filter((cell) => CENTS.test(cell)).length;
  const isTold = rows.some(({ cells: own }) =>
    own.some((cell, index) => !figures.has(index) && weighText(cell) !== 0),
  );
  const hasTexts = columns.some(
    ({ index, length, filled, dates }) => !figures.has(index) && dates === 0 && length > filled * 2,
  );
  const isSigned = indexes.length > 1 || indexes.some((index) => (columns[index]?.negatives ?? 0) > 0);
  return withCents * 2 >= cells.length && hasTexts && (isTold || isSigned);
};

const holdsIban = ({ values }: Column): boolean => [...values].some((value) => findIban(value) !== null);

/**
 * Whether anything says that the figures of a table are money: a currency, a name over a column, or, without names, what
 * stands in the cells. Rain, stock and points have a running balance too.
 */
export const namesMoney = (table: Table): boolean => {
  const { columns, reading } = table;
  const rows = table.rows.slice(0, SAMPLE_ROWS);
  const indexes = listAmountIndexes(reading.source);
  const names = columns.flatMap(({ name }) => (name === null || name.plain === "" ? [] : [name]));
  const own = indexes.flatMap((index) => columns[index]?.name ?? []);
  const marked = rows.some(({ cells }) =>
    indexes.some((index) => (readMoneyCell(cells[index] ?? "", ".")?.currency ?? null) !== null),
  );
  if (marked || names.some(({ role, currency }) => currency !== null || role === "currency")) return true;
  if (own.some(({ plain }) => says(plain, "unit"))) return false;
  if (reading.source.kind === "directed" || columns.some(holdsIban)) return true;
  if (names.some(({ role }) => MONEY_ROLES.has(role ?? "") || role === "balance")) return true;
  return looksLikeMoney({ ...table, rows });
};
