import type { TableRow } from "../../../decode/table/table.ts";
import { readDate } from "../../../values/date.ts";
import { readColumnName } from "../../names/column-names.ts";
import { closesTable, isAmount, MONEY_OR_ORIGINAL } from "./table-rows.ts";

/** The name of a column of money with the currency that the name above it, or that of the columns it spans, says. */
const withCurrencyAbove = (cell: string, header: TableRow, index: number): string => {
  const name = readColumnName(cell);
  if (cell === "" || !MONEY_OR_ORIGINAL.has(name.role) || name.currency !== null) return cell;
  const above = header.cells.slice(0, index + 1).findLast((text) => text !== "");
  const spanning = above === undefined ? null : readColumnName(above);
  return spanning?.currency != null && MONEY_OR_ORIGINAL.has(spanning.role)
    ? `${cell} ${spanning.currency}`
    : cell;
};

const NAME_LENGTH_MAX = 40;
const PARTS_MIN = 2;

const isName = (cell: string): boolean =>
  cell.length < NAME_LENGTH_MAX && !/\d{3}/.test(cell) && readDate(cell) === null && !isAmount(cell);

const isMoney = (cell: string): boolean => MONEY_OR_ORIGINAL.has(readColumnName(cell).role);

/** What a name of two lines says: that of money alone, under one that spans several; else both, one behind the other. */
const joinName = (header: TableRow, below: string, index: number): string => {
  const above = header.cells[index] ?? "";
  if (below === "" || above === below) return above;
  const isAlone = isMoney(below) && (above === "" || isMoney(above));
  return isAlone ? withCurrencyAbove(below, header, index) : `${above} ${below}`.trim();
};

/** Several names of one line go on in the next; those of money may stand there alone. */
const goesOn = (header: TableRow, row: TableRow): boolean => {
  const filled = [...row.cells.keys()].filter((at) => row.cells[at] !== "");
  const isUnder = (at: number): boolean => (header.cells[at] ?? "") !== "";
  return filled.length >= PARTS_MIN && filled.every(isUnder) && !closesTable(row);
};

/** A next line of names under the first; null when the line is none. */
export const joinHeader = (header: TableRow, row: TableRow): TableRow | null => {
  const filled = row.cells.filter((cell) => cell !== "");
  if (filled.length === 0 || !filled.every(isName)) return null;
  const saysMoney = filled.some(isMoney);
  const fits = row.cells.every((cell, index) => {
    const above = header.cells[index] ?? "";
    return cell === "" || above === "" || isMoney(above) || cell === above;
  });
  if (!(saysMoney && fits) && !goesOn(header, row)) return null;
  const width = Math.max(header.cells.length, row.cells.length);
  const cells = Array.from({ length: width }, (_, index) => joinName(header, row.cells[index] ?? "", index));
  return { cells, place: header.place };
};
