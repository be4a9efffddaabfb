import { readColumnName } from "../../names/column-names.ts";
import { DATE_ROLES, MONEY_ROLES } from "../../names/column-roles.ts";
import type { ColumnRole } from "../../names/column-names.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";
import type { Cells } from "./part-columns.ts";
import { APART } from "../lines/read-names.ts";

/** What a column of this name holds. */
export const roleOf = (text: string): ColumnRole | null =>
  text.length > 40 ? null : readColumnName(text).role;

export const isDateName = (text: string): boolean => DATE_ROLES.has(roleOf(text));

/** Whether a line is the name of a column of rows. */
export const isName = (text: string): boolean => {
  const role = roleOf(text);
  return (
    !/\d|^[A-Z]{3}$/.test(text) && (DATE_ROLES.has(role) || MONEY_ROLES.has(role) || role === "description")
  );
};

/** The names at both ends of a run of words: what stands between others is of a row. */
const listNames = ({ lines }: Cells): CopiedParts[] => {
  const first = lines.findIndex(({ text }) => !isName(text));
  const last = lines.findLastIndex(({ text }) => !isName(text));
  return first === -1 ? lines : [...lines.slice(0, first), ...lines.slice(last + 1)];
};

/** The names of the columns on one line, in the order in which rows are put together. */
export const joinNames = (
  cells: readonly Cells[],
  days: number,
  used: ReadonlySet<CopiedParts>,
): CopiedLine | null => {
  const lines = cells
    .filter(({ kind }) => kind === "words")
    .flatMap(listNames)
    .filter((line) => !used.has(line));
  // Names stand once on a page, the words of rows more often.
  const named = (test: (role: ColumnRole | null) => boolean): CopiedParts[] =>
    lines.filter(
      (line) => test(roleOf(line.text)) && lines.filter(({ text }) => text === line.text).length === 1,
    );
  const names = [
    ...named((role) => DATE_ROLES.has(role)).slice(0, days),
    ...named((role) => role === "description").slice(0, 1),
    ...named((role) => MONEY_ROLES.has(role) && role !== "balance"),
    ...named((role) => role === "balance").slice(0, 1),
  ];
  const [first] = names;
  return first === undefined ? null : { text: names.map(({ text }) => text).join(APART), from: first.from };
};
