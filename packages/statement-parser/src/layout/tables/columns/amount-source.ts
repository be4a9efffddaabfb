import { readAmount, toMinor } from "../../../values/amount.ts";
import type { DecimalSign, WrittenAmount } from "../../../values/amount.ts";
import { findDirection } from "../../../labels/meaning-words.ts";
import type { Direction, NamedDirections } from "../../../labels/meaning-words.ts";

/** Where the amount of a row stands and how its sign is told. */
export type AmountSource =
  /** One column with signs or CR/DR words; `unmarked` is the sign of an amount without either. */
  | { kind: "signed"; column: number; unmarked: 1 | -1 }
  /** One column for money out and one for money in. */
  /** `check` is a third column that repeats the amount: a row where it cannot be read is not trusted. */
  | {
      kind: "split";
      debit: number | null;
      credit: number | null;
      debitSign: 1 | -1;
      creditSign: 1 | -1;
      check: number | null;
    }
  /** One column of amounts and one of words; `blank` is the direction of a row without a word. */
  | {
      kind: "directed";
      column: number;
      direction: number;
      blank: Direction | null;
      named_directions: NamedDirections | null;
    }
  /** One column without signs whose directions the running balance gives; 0 where it cannot. */
  | { kind: "balanced"; column: number; signs: ReadonlyMap<readonly string[], 1 | -1 | 0> }
  /** One column for each currency, one of them filled. */
  | { kind: "either"; columns: readonly { column: number; currency: string }[] };

export type MoneyStyle = { sign: DecimalSign; exponent: number };

export type RowAmount = {
  amount: number;
  exact: boolean;
  currency: string | null;
  /** The direction could not be told and was taken as written. */
  unsure: boolean;
};

export type RowAmountFault = "missing" | "unreadable";

/** The cell without a remark in parentheses at its end; null where it has none. */
const cutNote = (cell: string): string | null => {
  const text = cell.trimEnd();
  if (!text.endsWith(")") && !text.endsWith("）")) return null;
  const open = Math.max(text.lastIndexOf("("), text.lastIndexOf("（"));
  const note = open < 0 ? "" : text.slice(open + 1, -1);
  return /^[^)）]*$/.test(note) && /\p{L}/u.test(note) ? text.slice(0, open).trimEnd() : null;
};

/** A file may write one column with the other decimal sign; two digits behind it cannot be a group of thousands. */
const readOtherStyle = (cell: string, sign: DecimalSign): WrittenAmount | null => {
  const written = readAmount(cell, sign === "." ? "," : ".");
  return written !== null && written.fraction.length === 2 ? written : null;
};

/** Reads an amount cell; a remark in parentheses behind the number is left out. */
export const readMoneyCell = (cell: string, sign: DecimalSign): WrittenAmount | null => {
  const written = readAmount(cell, sign) ?? readOtherStyle(cell, sign);
  if (written !== null) return written;
  const noted = cutNote(cell);
  return noted === null ? null : readAmount(noted, sign);
};

type Read = { minor: number; exact: boolean; written: WrittenAmount };

const readCell = (cell: string | undefined, style: MoneyStyle): Read | RowAmountFault => {
  if (cell === undefined || cell === "" || cell === "-" || cell === "--" || cell === "\u2013")
    return "missing";
  const written = readMoneyCell(cell, style.sign);
  if (written === null) return "unreadable";
  const minor = toMinor(written, style.exponent);
  return minor === null ? "unreadable" : { minor: minor.amount, exact: minor.exact, written };
};

const asWritten = (read: Read, unmarked: 1 | -1): number => {
  const { written, minor } = read;
  if (written.direction === "credit") return Math.abs(minor);
  if (written.direction === "debit") return -Math.abs(minor);
  if (written.negative || written.plus) return minor;
  return minor * unmarked;
};

const toRow = (read: Read, amount: number, unsure = false): RowAmount => ({
  amount: amount === 0 ? 0 : amount,
  exact: read.exact,
  currency: read.written.currency === "" ? null : read.written.currency,
  unsure,
});

const readSplit = (
  source: AmountSource & { kind: "split" },
  cells: readonly string[],
  style: MoneyStyle,
): RowAmount | RowAmountFault => {
  const debit = source.debit === null ? "missing" : readCell(cells[source.debit], style);
  const credit = source.credit === null ? "missing" : readCell(cells[source.credit], style);
  const check = source.check === null ? "missing" : readCell(cells[source.check], style);
  if (debit === "unreadable" || credit === "unreadable" || check === "unreadable") return "unreadable";
  if (debit === "missing" && credit === "missing") return "missing";
  const out = debit === "missing" ? 0 : debit.minor * source.debitSign;
  const into = credit === "missing" ? 0 : credit.minor * source.creditSign;
  const read = debit === "missing" || (credit !== "missing" && debit.minor === 0) ? credit : debit;
  return read === "missing" ? "missing" : toRow(read, out + into);
};

const readDirected = (
  source: AmountSource & { kind: "directed" },
  cells: readonly string[],
  style: MoneyStyle,
): RowAmount | RowAmountFault => {
  const read = readCell(cells[source.column], style);
  if (typeof read === "string") return read;
  const direction = findDirection(cells[source.direction] ?? "", source.named_directions) ?? source.blank;
  if (direction === null) return toRow(read, read.minor, !read.written.negative);
  const size = Math.abs(read.minor);
  return toRow(read, direction === "credit" ? size : -size);
};

/** The signed amount of a row in minor units, or why it has none. */
export const readRowAmount = (
  source: AmountSource,
  cells: readonly string[],
  style: MoneyStyle,
): RowAmount | RowAmountFault => {
  if (source.kind === "split") return readSplit(source, cells, style);
  if (source.kind === "directed") return readDirected(source, cells, style);
  if (source.kind === "signed") {
    const read = readCell(cells[source.column], style);
    return typeof read === "string" ? read : toRow(read, asWritten(read, source.unmarked));
  }
  if (source.kind === "balanced") {
    const read = readCell(cells[source.column], style);
    const sign = source.signs.get(cells) ?? 0;
    return typeof read === "string" ? read : toRow(read, read.minor * (sign === -1 ? -1 : 1), sign === 0);
  }
  for (const { column, currency } of source.columns) {
    const read = readCell(cells[column], style);
    if (read === "unreadable") return read;
    if (read !== "missing") return { ...toRow(read, asWritten(read, 1)), currency };
  }
  return "missing";
};
