import type { TableRow } from "../../../decode/table/table.ts";
import { type DecimalSign, readAmount, toMinor } from "../../../values/amount.ts";
import { says } from "../../../words/find-phrases.ts";
import { toPlainWords } from "../../../words/plain-words.ts";
import { readColumnName } from "../../names/column-names.ts";
import { isDataRow } from "./table-rows.ts";

const HEAD_ROWS = 60;
const DIGITS = 2;
/** Names that the reader of columns knows: what makes a debt greater, what pays it off, and what is left of it. */
const KIND = "Loan account";
const NAMES = {
  interest: "Charges (added to loan)",
  payment: "Payments received",
  balance: "Balance outstanding",
};

/** Where the parts of an instalment stand; without a column of whole payments they are made of both. */
type Parts = {
  readonly interest: number;
  readonly principal: number;
  readonly payment: number | null;
  readonly balance: number;
  readonly decimal_sign: DecimalSign;
};

type Columns = Pick<Parts, "interest" | "principal" | "balance">;

const readCell = ({ cells }: TableRow, column: number, sign: DecimalSign): number | null => {
  const written = readAmount(cells[column] ?? "", sign);
  const read = written === null ? null : toMinor(written, DIGITS);
  return read === null || !read.exact ? null : Math.abs(read.amount);
};

const readAll = (rows: readonly TableRow[], column: number, sign: DecimalSign): number[] | null => {
  const read = rows.map((row) => readCell(row, column, sign));
  return read.every((each) => each !== null) ? read : null;
};

/** What is left falls from row to row by what was paid off, in either order of the rows. */
const fallsBy = (balances: readonly number[], principals: readonly number[]): boolean =>
  balances.length > 1 &&
  [1, 0].some((later) =>
    balances
      .slice(1)
      .every((balance, at) =>
        later === 1
          ? (balances[at] ?? 0) - balance === principals[at + 1]
          : balance - (balances[at] ?? 0) === principals[at],
      ),
  );

/** The columns as they are printed in all rows; null where their figures do not belong together. */
const tryColumns = (data: readonly TableRow[], columns: Columns, sign: DecimalSign): Parts | null => {
  const [interests, principals, balances] = [columns.interest, columns.principal, columns.balance].map(
    (column) => readAll(data, column, sign),
  );
  if (interests == null || principals == null || balances == null) return null;
  if (!fallsBy(balances, principals)) return null;
  const width = data[0]?.cells.length ?? 0;
  const payment = Array.from({ length: width }, (_, at) => at).find(
    (at) =>
      at !== columns.balance &&
      readAll(data, at, sign)?.every(
        (paid, row) => paid === (interests[row] ?? 0) + (principals[row] ?? 0),
      ) === true,
  );
  return { ...columns, payment: payment ?? null, decimal_sign: sign };
};

const isBalance = (name: string): boolean =>
  readColumnName(name).role === "balance" || says(toPlainWords(name), "owed");

const findParts = (header: TableRow, data: readonly TableRow[]): Parts | null => {
  const indexes = header.cells.map((_, at) => at);
  const named = (concept: "interest" | "principal"): number[] =>
    indexes.filter((at) => says(toPlainWords(header.cells[at] ?? ""), concept));
  const balances = indexes.filter((at) => isBalance(header.cells[at] ?? ""));
  const ways = named("interest").flatMap((interest) =>
    named("principal").flatMap((principal) => balances.map((balance) => ({ interest, principal, balance }))),
  );
  for (const columns of ways) {
    if (new Set(Object.values(columns)).size < 3) continue;
    const found = tryColumns(data, columns, ".") ?? tryColumns(data, columns, ",");
    if (found !== null) return found;
  }
  return null;
};

const write = (minor: number, sign: DecimalSign): string => {
  const digits = String(minor).padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}${sign}${digits.slice(-DIGITS)}`;
};

/** One instalment as the interest that is added to the debt, and the payment that takes both off it. */
const unfoldRow = (row: TableRow, parts: Parts, header: TableRow): TableRow[] => {
  const { interest, principal, payment, balance, decimal_sign } = parts;
  const paid = payment ?? principal;
  const text = header.cells.findIndex((cell) => readColumnName(cell).role === "description");
  const [owed = 0, back = 0] = [interest, principal].map((at) => readCell(row, at, decimal_sign) ?? 0);
  const withCells = (changed: Readonly<Record<number, string>>): TableRow => ({
    ...row,
    cells: row.cells.map((cell, at) => changed[at] ?? (at === principal && at !== paid ? "" : cell)),
  });
  const name = [header.cells[interest], row.cells[text]].filter((part) => (part ?? "") !== "").join(" ");
  const charged = withCells({
    [paid]: "",
    [balance]: write((readCell(row, balance, decimal_sign) ?? 0) + owed + back, decimal_sign),
    [interest]: write(owed, decimal_sign),
    ...(text < 0 ? {} : { [text]: name }),
  });
  const received = withCells({ [interest]: "", [paid]: write(owed + back, decimal_sign) });
  return owed === 0 ? [received] : [charged, received];
};

/**
 * A table of instalments with columns for interest and principal: each as two rows, the interest that was added and the payment. So that the rows are
 * what moved, and the balance falls by what was paid off. The rows as they are where the figures of all rows do not say so.
 */
export const unfoldInstalments = (rows: readonly TableRow[]): readonly TableRow[] => {
  const at = rows
    .slice(0, HEAD_ROWS)
    .findIndex(({ cells }) =>
      (["interest", "principal"] as const).every((concept) =>
        cells.some((cell) => says(toPlainWords(cell), concept)),
      ),
    );
  const header = rows[at];
  if (header === undefined) return rows;
  const data = rows.slice(at + 1).filter(isDataRow);
  const parts = findParts(header, data);
  if (parts === null) return rows;
  const names: Record<number, string> = {
    [parts.interest]: NAMES.interest,
    [parts.payment ?? parts.principal]: NAMES.payment,
    [parts.balance]: NAMES.balance,
  };
  const dropped = parts.payment === null ? null : parts.principal;
  return rows.flatMap((row, index): TableRow[] => {
    if (index < at) return [row];
    if (index === at)
      return [
        { ...row, cells: [KIND] },
        { ...row, cells: row.cells.map((cell, each) => names[each] ?? (each === dropped ? "" : cell)) },
      ];
    return isDataRow(row) ? unfoldRow(row, parts, header) : [row];
  });
};
