import { findDirection } from "../../../labels/meaning-words.ts";
import type { ColumnName } from "../../names/column-names.ts";
import type { Section } from "./table-rows.ts";

const SAMPLE_ROWS = 400;
const MARKS = { credit: "CR", debit: "DR" } as const;

const hasRole = (name: ColumnName | undefined, role: ColumnName["role"]): boolean => name?.role === role;

/** A column of directions right behind the balances, where another one, or columns of their own, tell those of the amounts. */
const findMarks = (names: readonly ColumnName[]): number | null => {
  const at = names.findIndex(
    (name, index) => hasRole(name, "direction") && hasRole(names[index - 1], "balance"),
  );
  const isTold =
    names.some((name, index) => index !== at && hasRole(name, "direction")) ||
    (names.some((name) => hasRole(name, "debit")) && names.some((name) => hasRole(name, "credit")));
  return at >= 0 && isTold ? at : null;
};

/** Words for the side on which balances stand, in a column of their own behind these, are put beside them. */
export const joinBalanceMarks = (section: Section): Section => {
  const { names, rows } = section;
  const at = names === null ? null : findMarks(names);
  if (names === null || at === null) return section;
  const read = (cell: string | undefined) => findDirection(cell ?? "", names[at]?.named_directions ?? null);
  if (!rows.slice(0, SAMPLE_ROWS).some(({ cells }) => read(cells[at]) === "debit")) return section;
  const joined = rows.map((row) => {
    const direction = read(row.cells[at]);
    const balance = row.cells[at - 1] ?? "";
    if (direction === null || balance === "") return row;
    const marked = `${balance} ${MARKS[direction]}`;
    return { ...row, cells: row.cells.with(at - 1, marked).with(at, "") };
  });
  return { ...section, rows: joined };
};
