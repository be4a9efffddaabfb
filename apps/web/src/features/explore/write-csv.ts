import { minorDigits, toDecimal } from "@passbook/contract/values";
import type { ExploreQuery } from "@passbook/contract/explore";
import { type Grid, PARTS_OF_RATE, shownValue } from "../../lib/explore/make-plot.ts";

/** A text that a spreadsheet would run is kept a text. */
const quote = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

type Cell = { readonly value: number; readonly base: number };
/** The days that it is held against: what of them stands beside each row, and in all. */
type Held = {
  readonly label: string;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly total: Cell;
};

const NOTHING: Cell = { value: 0, base: 0 };

/** The table of an exploration as CSV: amounts with a point, rates as shares, what there is nothing of left empty. */
export const writeCsv = (
  grid: Grid,
  {
    measure,
    currency,
    first,
    total,
    held,
  }: {
    readonly measure: ExploreQuery["measure"];
    readonly currency: string;
    readonly first: string;
    readonly total: string;
    readonly held?: Held | undefined;
  },
): string => {
  const digits = minorDigits(currency);
  const write = (cell: Cell): string => {
    const value = cell.value === 0 && cell.base === 0 ? null : shownValue(measure, cell);
    if (value === null) return "";
    if (measure === "saved_rate") return (value / PARTS_OF_RATE).toFixed(4);
    return measure === "count" ? String(value) : toDecimal(value, digits);
  };
  const writeHeld = (cell: Cell = NOTHING): string[] => (held === undefined ? [] : [write(cell)]);
  const head = [
    first,
    ...grid.columns.map(({ label }) => label),
    `${total} (${currency})`,
    ...(held === undefined ? [] : [held.label]),
  ].map(quote);
  const lines = grid.rows.map((row, at) =>
    [
      quote(row.label),
      ...grid.columns.map((_, column) => write(grid.at(at, column))),
      write(row.sum),
      ...writeHeld(held?.cells.get(row.key)),
    ].join(","),
  );
  const last = [
    quote(total),
    ...grid.columns.map(({ sum }) => write(sum)),
    write(grid.total),
    ...writeHeld(held?.total),
  ].join(",");
  return `\ufeff${[head.join(","), ...lines, last].join("\r\n")}\r\n`;
};
