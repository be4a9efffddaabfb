import type { TableRow } from "../../../decode/table/table.ts";
import { isHeader, isMadeOfNames } from "./table-rows.ts";

const TYPE = /^(?:\d{1,3}|[A-Z]{1,4})$/;
const TYPES_MAX = 12;

const withoutType = ({ cells, place }: TableRow): TableRow => ({ cells: cells.slice(1), place });

/** One record under its names, as lines of a name and a value. */
const listValues = (names: TableRow, record: TableRow): TableRow[] =>
  record.cells.flatMap((value, at) =>
    at === 0 || value === "" ? [] : [{ cells: [names.cells[at] ?? "", value], place: record.place }],
  );

const ROWS_MIN = 2;

/** Names of a day and an amount, once, over several rows. */
const isTable = (rows: readonly TableRow[]): boolean =>
  rows.length > ROWS_MIN && rows.findLastIndex((row) => isHeader(withoutType(row))) === 0;

const unfoldType = (rows: readonly TableRow[]): TableRow[] => {
  const [names, record, ...others] = rows;
  const isOne = names !== undefined && record !== undefined && others.length === 0;
  return isOne && isMadeOfNames(names.cells.slice(1)) ? listValues(names, record) : rows.map(withoutType);
};

/**
 * A file whose lines each begin with the type of their record, the names of each type with it too: without types, and what is one record
 * under its names as lines of a name and a value. The rows as they are where no names begin as their rows do.
 */
export const unfoldRecordTypes = (rows: readonly TableRow[]): readonly TableRow[] => {
  if (!rows.every(({ cells }) => TYPE.test(cells[0] ?? ""))) return rows;
  const types = Map.groupBy(rows, ({ cells }) => cells[0] ?? "");
  const groups = [...types.values()];
  const isTyped = types.size > 1 && types.size <= TYPES_MAX && groups.some(isTable);
  return isTyped ? groups.flatMap(unfoldType) : rows;
};
