import type { TableRow } from "../../../decode/table/table.ts";
import { findDates, readDate } from "../../../values/date.ts";
import { isDataRow } from "../rows/table-rows.ts";
import type { Section } from "../rows/table-rows.ts";
import { findKind } from "../columns/prepare-rows.ts";

const isMovement = (row: TableRow): boolean => isDataRow(row) && findKind(row.cells) === "movement";

/** Rows that state a first or a last balance, in order; most tables have few, and no other row need be looked at. */
const listEnds = (rows: readonly TableRow[]): { at: number; kind: "opening" | "closing" }[] =>
  rows.flatMap(({ cells }, at) => {
    const kind = findKind(cells);
    return kind === "opening" || kind === "closing" ? [{ at, kind }] : [];
  });

/** Where an opening balance follows a closing one with no movement between them: the next statement begins. */
const findStarts = (rows: readonly TableRow[]): number[] => {
  const ends = listEnds(rows);
  return ends.flatMap(({ at, kind }, index) => {
    const before = ends[index - 1];
    const follows = kind === "opening" && before?.kind === "closing";
    return follows && !rows.slice(before.at, at).some(isMovement) ? [before.at + 1] : [];
  });
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
