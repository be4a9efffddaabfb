import type { TableRow } from "../../decode/table.ts";
import { readDate } from "../../values/date.ts";
import { readColumnName } from "../names/column-names.ts";
import { isAmount, isDataRow, NUMBER_FIRST } from "./table-rows.ts";
import type { Section } from "./table-rows.ts";

/** No more rows are looked at to tell what a section is. */
export const LOOK_AHEAD_ROWS = 200;

const shapeOf = (row: TableRow): string => row.cells.map((cell) => (cell === "" ? "0" : "1")).join("");

const styleOf = (row: TableRow): string => {
  const written = row.cells.flatMap((cell) => readDate(cell) ?? [])[0];
  return `${written?.mark ?? ""}${written?.order ?? ""}`;
};

/** Without a header the first line may sum up the account: other cells are filled, and its day is written otherwise. */
const sumsUp = (first: TableRow, rest: readonly TableRow[]): boolean => {
  const data = rest.filter(isDataRow);
  return (
    data.length > 1 && data.every((row) => shapeOf(row) !== shapeOf(first) && styleOf(row) !== styleOf(first))
  );
};

const WORD = /\p{L}{2}/u;
const DATA_MIN = 2;

/**
 * Without a header the last line may state the balance of the last day: alone among the rows it says nothing in words
 * and fills other cells. It is turned into such a statement; null where there is none.
 */
const takeLastBalance = (rows: readonly TableRow[]): TableRow[] | null => {
  const at = rows.findLastIndex(isDataRow);
  const last = rows[at];
  const data = rows.slice(0, Math.max(0, at)).filter(isDataRow);
  const speaks = (row: TableRow): boolean => row.cells.some((cell) => WORD.test(cell));
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
    return { names: null, preamble: rows.slice(0, first + 1), rows: rows.slice(first + 1) };
  return {
    names: fits ? above.cells.map(readColumnName) : null,
    preamble: rows.slice(0, fits ? first - 1 : first),
    rows: (fits ? null : takeLastBalance(rows.slice(first))) ?? rows.slice(first),
  };
};
