import type { TableRow } from "../../decode/table/table.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import { isDataRow } from "../../layout/tables/rows/table-rows.ts";

const GROUPED = /^[^\d]{0,4}\d{1,3}(?:,\d{2,3})+\.\d{2}\D{0,4}$/;
/** A label with the beginning of its figure, or that beginning alone, and what commas parted from it. */
const LABEL = /^(.*\p{L}[^\d]*?)\s*(\d{1,3})?$/u;
const HEAD = /^\d{1,3}$/;
const MIDDLE = /^\d{2,3}$/;
const TAIL = /^\d{3}\.\d{2}(?:\s?(?:CR|DR))?$/i;
const BALANCES = new Set(["opening", "closing", "carried", "balance"]);

/** The figures that commas parted, from their beginnings to their hundredths; null where anything else stands among them. */
const joinParts = (parts: readonly string[]): string[] | null => {
  const figures: string[] = [];
  let open: string[] = [];
  for (const part of parts) {
    if (!(open.length === 0 ? HEAD : TAIL.test(part) ? TAIL : MIDDLE).test(part)) return null;
    open.push(part);
    if (open.length === 1 || !TAIL.test(part)) continue;
    figures.push(open.join(","));
    open = [];
  }
  return open.length === 0 ? figures : null;
};

const joinRow = (row: TableRow): TableRow => {
  const cells = row.cells.map((cell) => cell.trim()).filter(Boolean);
  const [, written = "", begun] = LABEL.exec(cells[0] ?? "") ?? [];
  const figures = joinParts(begun === undefined ? cells.slice(1) : [begun, ...cells.slice(1)]);
  if (figures === null || figures.length === 0) return row;
  const label = written.replace(/[\s:=-]+$/, "");
  const isBalance = figures.length === 1 && BALANCES.has(readFactWords(label) ?? "");
  // One figure behind a total may as well be how many there are, and what they come to.
  const isTotals = figures.length > 1 && isTotal(label);
  if (isBalance) return { ...row, cells: [label, ...figures] };
  // They stand under no column.
  return isTotals ? { ...row, cells: [`${label} ${figures.join(" ")}`] } : row;
};

/**
 * Rows in which the balance behind a label, or the sums of both sides, are whole again: amounts of the table stand in quotes, as their thousands are parted by
 * commas, and the lines over and under it, which another hand writes, have none.
 */
export const joinFigures = (rows: readonly TableRow[]): readonly TableRow[] =>
  rows.some((row) => isDataRow(row) && row.cells.some((cell) => GROUPED.test(cell)))
    ? rows.map((row) => (isDataRow(row) ? row : joinRow(row)))
    : rows;
