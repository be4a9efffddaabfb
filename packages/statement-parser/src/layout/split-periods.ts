import type { TableRow } from "../decode/table.ts";
import { findDates, readDate } from "../values/date.ts";
import { isDataRow } from "./find-sections.ts";
import type { Section } from "./find-sections.ts";
import { findKind } from "./prepare-rows.ts";

const isMovement = (row: TableRow): boolean => isDataRow(row) && findKind(row.cells) === "movement";

/** Where, behind a closing balance under its movements, another opening balance follows: the next statement begins. */
const findStarts = (rows: readonly TableRow[]): number[] => {
  const starts: number[] = [];
  let [met, closed] = [false, -1];
  for (const [at, row] of rows.entries()) {
    const kind = findKind(row.cells);
    if (isMovement(row)) {
      // Rows behind a closing balance that no opening one precedes belong to it all the same.
      [met, closed] = [true, -1];
    } else if (kind === "closing" && met) closed = at;
    else if (kind === "opening" && closed >= 0) {
      starts.push(closed + 1);
      [met, closed] = [false, -1];
    }
  }
  return starts;
};

const ONE_DAY_PARTS_MAX = 2;

/** Each day has balances of its own: one account day by day, not several statements. */
const areDays = (parts: readonly (readonly TableRow[])[]): boolean =>
  parts.length > ONE_DAY_PARTS_MAX &&
  parts.every((rows) => {
    const days = rows
      .filter(isMovement)
      .map(({ cells }) => cells.find((cell) => readDate(cell) !== null) ?? "");
    return new Set(days).size <= 1;
  });

/** What is printed over all of them holds for each, but for the days and balances of the first. */
const namesAccount = ({ cells }: TableRow): boolean =>
  findKind(cells) === "movement" && findDates(cells.join(" ")).length === 0;

/** A table in which statements follow one another, each with its opening and closing balance, taken apart. */
export const splitPeriods = (section: Section): Section[] => {
  const starts = findStarts(section.rows);
  if (starts.length === 0) return [section];
  const parts = [0, ...starts].map((start, at) =>
    section.rows.slice(start, starts[at] ?? section.rows.length),
  );
  if (areDays(parts) || !parts.every((rows) => rows.some(isMovement))) return [section];
  return parts.map((rows, at) => {
    if (at === 0) return { ...section, rows };
    const first = rows.findIndex(isDataRow);
    const head = section.preamble.filter(namesAccount);
    return { ...section, preamble: [...rows.slice(0, first), ...head], rows: rows.slice(first) };
  });
};
