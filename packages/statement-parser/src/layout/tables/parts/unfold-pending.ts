import type { TableRow } from "../../../decode/table/table.ts";
import { readSectionWords } from "../../../labels/fact-words.ts";
import { isDataRow, isHeader } from "../rows/table-rows.ts";

const NAME = "Status";
const PENDING = "Pending";

/** The column of words that stand alone on their line. */
const findAlone = ({ cells }: TableRow): number | null => {
  const filled = [...cells.keys()].filter((at) => cells[at] !== "");
  return filled.length === 1 ? (filled[0] ?? null) : null;
};

type Announced = { headings: Set<TableRow>; rows: Set<TableRow> };

/** The rows under a heading of those that are announced, down to the next words at its place or the next names of columns. */
const listAnnounced = (rows: readonly TableRow[]): Announced => {
  const announced: Announced = { headings: new Set(), rows: new Set() };
  let heading: { column: number; rows: number } | null = null;
  for (const row of rows) {
    const alone = findAlone(row);
    if (alone !== null && readSectionWords(row.cells[alone] ?? "") === "pending") {
      heading = { column: alone, rows: 0 };
      announced.headings.add(row);
    } else if (heading !== null && (alone === heading.column || (isHeader(row) && heading.rows > 0)))
      heading = null;
    if (heading === null || !isDataRow(row)) continue;
    heading.rows += 1;
    announced.rows.add(row);
  }
  return announced;
};

/** Names of other columns than those over the announced rows begin a table of their own. */
const haveOneShape = (rows: readonly TableRow[]): boolean =>
  new Set(rows.filter(isHeader).map(({ cells }) => cells.filter(Boolean).join("\t"))).size < 2;

/** Rows under the heading of those that are announced get a column that says so, where they stand before those that are booked. */
export const unfoldPending = (rows: readonly TableRow[]): readonly TableRow[] => {
  const { headings, rows: announced } = listAnnounced(rows);
  const [first, last] = [rows.find(isDataRow), rows.findLast(isDataRow)];
  if (first === undefined || last === undefined || !announced.has(first) || announced.has(last)) return rows;
  if (!haveOneShape(rows)) return rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return rows
    .filter((row) => !headings.has(row))
    .map((row) => {
      const isPending = announced.has(row);
      if (!isPending && !isHeader(row)) return row;
      const padded = Array.from({ length: width }, (_, index) => row.cells[index] ?? "");
      return { ...row, cells: [...padded, isPending ? PENDING : NAME] };
    });
};
