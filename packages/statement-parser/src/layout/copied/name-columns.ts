import { readColumnName } from "../column-names.ts";
import type { ColumnRole } from "../column-names.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import type { Cells } from "./part-columns.ts";

const DATES = new Set<ColumnRole | null>(["booking_date", "transaction_date", "value_date", "date"]);
const MONEY = new Set<ColumnRole | null>(["amount", "debit", "credit"]);

/** What a column of this name holds. */
export const roleOf = (text: string): ColumnRole | null =>
  text.length > 40 ? null : readColumnName(text).role;

export const isDateName = (text: string): boolean => DATES.has(roleOf(text));

/** Whether a line is the name of a column of rows. */
export const isName = (text: string): boolean => {
  const role = roleOf(text);
  return (
    !/\d|^[A-Z]{3}$/.test(text) &&
    (DATES.has(role) || MONEY.has(role) || role === "description" || role === "balance")
  );
};

/** The names of the columns on one line, in the order in which rows are put together. */
export const joinNames = (
  cells: readonly Cells[],
  days: number,
  used: ReadonlySet<CopiedParts>,
): CopiedLine | null => {
  const lines = cells
    .filter(({ kind }) => kind === "words")
    .flatMap((own) => own.lines)
    .filter((line) => !used.has(line) && isName(line.text));
  // Names stand once on a page, the words of rows more often.
  const named = (test: (role: ColumnRole | null) => boolean): CopiedParts[] =>
    lines.filter(
      (line) => test(roleOf(line.text)) && lines.filter(({ text }) => text === line.text).length === 1,
    );
  const names = [
    ...named((role) => DATES.has(role)).slice(0, days),
    ...named((role) => role === "description").slice(0, 1),
    ...named((role) => MONEY.has(role)),
    ...named((role) => role === "balance").slice(0, 1),
  ];
  const [first] = names;
  return first === undefined ? null : { text: names.map(({ text }) => text).join(" "), from: first.from };
};
