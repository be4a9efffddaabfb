import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { readColumnName } from "../../names/column-names.ts";
import { isAmount, isDataRow, NUMBER_FIRST } from "./table-rows.ts";
import type { Section } from "./table-rows.ts";
import { hasLetters } from "../../../values/text.ts";

/** No more rows are looked at to tell what a section is. */
export const LOOK_AHEAD_ROWS = 200;

const kindOf = (cell: string): string => {
  if (cell === "") return "none";
  return readDate(cell) !== null ? "day" : isAmount(cell) ? "figure" : "text";
};

const shapeOf = ({ cells }: TableRow): string => cells.map(kindOf).join();

const styleOf = (row: TableRow): string => {
  const written = row.cells.flatMap((cell) => readDate(cell) ?? [])[0];
  return `${written?.mark ?? ""}${written?.order ?? ""}`;
};

const listDays = ({ cells }: TableRow): number[] =>
  cells.flatMap((cell, at) => (readDate(cell) === null ? [] : at));

/** Other cells are filled, and the days are written otherwise or stand in other columns. */
const isUnlike = (first: TableRow, row: TableRow): boolean => {
  const days = listDays(row);
  return (
    shapeOf(row) !== shapeOf(first) &&
    (styleOf(row) !== styleOf(first) || !listDays(first).some((at) => days.includes(at)))
  );
};

/** Without a header the first line may sum up the account. */
const sumsUp = (first: TableRow, rest: readonly TableRow[]): boolean => {
  const data = rest.filter(isDataRow);
  return data.length > 1 && data.every((row) => isUnlike(first, row));
};

const ENDS = ["opening balance", "closing balance"];
const CENTS = /[.,]\d{2,3}$/;

/** The balances of a line that sums up, one for each of its days: that of the last one, or of the first and the last. */
const nameEnds = (row: TableRow): TableRow[] => {
  const figures = row.cells.flatMap((cell, at) =>
    readDate(cell) === null && isAmount(cell) && CENTS.test(cell) ? at : [],
  );
  if (figures.length === 0 || figures.length > ENDS.length || listDays(row).length !== figures.length)
    return [row];
  const names = ENDS.slice(-figures.length);
  return [
    { ...row, cells: row.cells.map((cell, at) => (figures.includes(at) ? "" : cell)) },
    ...figures.map((at, index) => ({ ...row, cells: [names[index] ?? "", row.cells[at] ?? ""] })),
  ];
};

const DATA_MIN = 2;

/**
 * Without a header the last line may state the balance of the last day: alone among the rows it says nothing in words
 * and fills other cells. It is turned into such a statement; null where there is none.
 */
const takeLastBalance = (rows: readonly TableRow[]): TableRow[] | null => {
  const at = rows.findLastIndex(isDataRow);
  const last = rows[at];
  const data = rows.slice(0, Math.max(0, at)).filter(isDataRow);
  const speaks = (row: TableRow): boolean => row.cells.some((cell) => hasLetters(cell, 2));
  if (last === undefined || speaks(last) || data.length < DATA_MIN) return null;
  if (!data.every((row) => speaks(row) && shapeOf(row) !== shapeOf(last))) return null;
  const day = last.cells.find((cell) => readDate(cell) !== null) ?? "";
  const amount = last.cells.find((cell) => cell !== day && cell !== "" && isAmount(cell)) ?? "";
  return [
    ...rows.slice(0, at),
    { cells: ["closing balance", amount], place: last.place },
    ...rows.slice(at + 1),
  ];
};

/** Without a header whose words are known: the line of texts right above the first data row, if it fits its columns. */
export const guessHeader = (rows: readonly TableRow[]): Section => {
  const first = rows.slice(0, LOOK_AHEAD_ROWS).findIndex(isDataRow);
  const above = rows[first - 1];
  const data = rows[first];
  if (data === undefined) return { names: null, preamble: [], rows };
  const width = data.cells.length;
  const filled = above?.cells.filter((cell) => cell !== "") ?? [];
  const fits =
    above !== undefined &&
    Math.abs(above.cells.length - width) <= 1 &&
    filled.length * 2 > width &&
    filled.every((cell) => !NUMBER_FIRST.test(cell) && cell.length < 50);
  if (!fits && sumsUp(data, rows.slice(first + 1, LOOK_AHEAD_ROWS)))
    return {
      names: null,
      preamble: [...rows.slice(0, first), ...nameEnds(data)],
      rows: rows.slice(first + 1),
    };
  return {
    names: fits ? above.cells.map(readColumnName) : null,
    preamble: rows.slice(0, fits ? first - 1 : first),
    rows: (fits ? null : takeLastBalance(rows.slice(first))) ?? rows.slice(first),
  };
};
