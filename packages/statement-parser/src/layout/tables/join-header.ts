import type { TableRow } from "../../decode/table.ts";
import { readDate } from "../../values/date.ts";
import { readColumnName } from "../names/column-names.ts";
import { isAmount, MONEY_OR_ORIGINAL } from "./table-rows.ts";

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

/** A second line of names under the first, as under a name that spans two columns; null when the line is none. */
export const joinHeader = (header: TableRow, row: TableRow): TableRow | null => {
  const filled = row.cells.filter((cell) => cell !== "");
  const isNames = filled.length > 0 && filled.every((cell) => cell.length < 40 && !/\d{3}/.test(cell));
  const saysMoney = row.cells.some((cell) => cell !== "" && MONEY_OR_ORIGINAL.has(readColumnName(cell).role));
  if (!isNames || !saysMoney || row.cells.some((cell) => readDate(cell) !== null || isAmount(cell)))
    return null;
  const fits = row.cells.every((cell, index) => {
    const above = header.cells[index] ?? "";
    return cell === "" || above === "" || MONEY_OR_ORIGINAL.has(readColumnName(above).role) || cell === above;
  });
  const width = Math.max(header.cells.length, row.cells.length);
  const cells = Array.from(
    { length: width },
    (_, index) => withCurrencyAbove(row.cells[index] ?? "", header, index) || (header.cells[index] ?? ""),
  );
  return fits ? { cells, place: header.place } : null;
};
