import type { TableRow } from "../../../decode/table/table.ts";
import { readAmount } from "../../../values/amount.ts";
import { findCurrencyCode } from "../../../values/currency.ts";
import { readDate } from "../../../values/date.ts";
import type { ColumnName } from "../../names/column-names.ts";
import { findDirection } from "../../../labels/meaning-words.ts";
import { toPlainWords } from "../../../words/plain-words.ts";

/** What the cells of a column look like, counted over a sample of data rows. */
export type Column = {
  index: number;
  name: ColumnName | null;
  filled: number;
  dates: number;
  amounts: number;
  /** Amounts with a sign, cents or a currency mark: no bare integers. */
  money: number;
  negatives: number;
  /** Amounts with a plus. */
  pluses: number;
  zeros: number;
  /** Amounts with digits behind a decimal sign or a group mark. */
  cents: number;
  directions: number;
  /** Lone dashes: no amount among amounts, a minus among signs. */
  dashes: number;
  currencies: number;
  length: number;
  values: ReadonlySet<string>;
};

const VALUES_MAX = 64;

const emptyColumn = (index: number, name: ColumnName | null): Column & { values: Set<string> } => ({
  index,
  name,
  filled: 0,
  dates: 0,
  amounts: 0,
  money: 0,
  negatives: 0,
  pluses: 0,
  zeros: 0,
  cents: 0,
  directions: 0,
  dashes: 0,
  currencies: 0,
  length: 0,
  values: new Set<string>(),
});

const ZERO = /^[^1-9]*0[^1-9]*$/;
const CENTS = /[.,]\d{1,3}\D*$/;

const DASH = /^[-\u2013\u2014]{1,2}$/;
/** A number of which most digits are starred is that of a card or an account. */
const MASKED = /[*]{3}/;

const countCell = (column: Column & { values: Set<string> }, cell: string): void => {
  if (DASH.test(cell)) column.dashes += 1;
  column.filled += 1;
  column.length += cell.length;
  if (column.values.size < VALUES_MAX) column.values.add(cell);
  const isDate = readDate(cell) !== null;
  if (isDate) column.dates += 1;
  const amount = MASKED.test(cell) ? null : (readAmount(cell, ".") ?? readAmount(cell, ","));
  if (amount !== null && !(isDate && /[./-]/.test(cell))) {
    column.amounts += 1;
    if (amount.negative) column.negatives += 1;
    if (amount.plus) column.pluses += 1;
    if (ZERO.test(cell)) column.zeros += 1;
    const cents = CENTS.test(cell);
    if (cents) column.cents += 1;
    if (amount.negative || amount.plus || amount.currency !== null || cents) column.money += 1;
  }
  if (findDirection(cell, column.name?.named_directions ?? null) !== null) column.directions += 1;
  if (findCurrencyCode(cell) !== null) column.currencies += 1;
};

/** A dash among amounts stands for none. */
const leaveOutDashes = (column: Column): Column =>
  column.dashes > 0 && column.amounts > 0
    ? {
        ...column,
        filled: column.filled - column.dashes,
        directions: Math.max(0, column.directions - column.dashes),
        values: new Set([...column.values].filter((value) => !DASH.test(value))),
      }
    : column;

const OTHER = { credit: "debit", debit: "credit" } as const;

const LETTER = /^\p{L}$/u;

/** Of two letters in a column that is called one of directions, one that is known tells the other; a word may mean neither. */
const completeDirections = (column: Column): Column => {
  const { name, values, filled } = column;
  if (name?.role !== "direction" || values.size !== 2 || ![...values].every((value) => LETTER.test(value)))
    return column;
  const told = [...values].map((value) => findDirection(value, name.named_directions));
  const [known] = told.flatMap((direction) => direction ?? []);
  const unknown = [...values][told.indexOf(null)];
  if (known === undefined || unknown === undefined) return column;
  const other = [toPlainWords(unknown), OTHER[known]] as const;
  const named_directions = [...(name.named_directions ?? []), other];
  return { ...column, name: { ...name, named_directions }, directions: filled };
};

/** Counts what stands in each column of the sample. */
export const describeColumns = (rows: readonly TableRow[], names: readonly ColumnName[] | null): Column[] => {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), names?.length ?? 0);
  const columns = Array.from({ length: width }, (_, index) => emptyColumn(index, names?.[index] ?? null));
  for (const row of rows)
    for (const [index, cell] of row.cells.entries()) {
      const column = columns[index];
      if (cell !== "" && column !== undefined) countCell(column, cell);
    }
  return columns.map(leaveOutDashes).map(completeDirections);
};
