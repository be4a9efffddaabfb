import type { ParsedTransaction } from "../src/parsed-file.ts";

/**
 * Rows with one fault, in the order of time, and the indexes among them that name it rightly: the row that changed; for a row that
 * is missing the one after the gap (the last one when nothing comes after); for one that is too many either twin.
 */
export type Faulty = { rows: ParsedTransaction[]; right: number[] };

type PutFault = (rows: readonly ParsedTransaction[], at: number) => Faulty | null;

const setAmount = (rows: readonly ParsedTransaction[], at: number, amount: number): Faulty | null => {
  const row = rows[at];
  if (row === undefined || amount === 0 || amount === row.amount) return null;
  return { rows: rows.with(at, { ...row, amount }), right: [at] };
};

const swapDigits = (amount: number): number => {
  const digits = String(Math.abs(amount));
  const at = digits.split("").findIndex((digit, index) => index > 0 && digit !== digits[index - 1]);
  if (at < 1) return amount;
  const swapped = digits.slice(0, at - 1) + digits.charAt(at) + digits.charAt(at - 1) + digits.slice(at + 1);
  return Math.sign(amount) * Number(swapped);
};

const nearest = (rows: readonly ParsedTransaction[], at: number): number[] => [Math.min(at, rows.length - 1)];

/** The classes of faults a reading can have, each put at one row. */
export const FAULTS: Readonly<Record<string, PutFault>> = {
  "a row dropped": (rows, at) => {
    const left = rows.toSpliced(at, 1);
    return { rows: left, right: nearest(left, at) };
  },
  "a row doubled": (rows, at) => {
    const row = rows[at];
    return row === undefined ? null : { rows: rows.toSpliced(at, 0, { ...row }), right: [at, at + 1] };
  },
  "an amount changed": (rows, at) => setAmount(rows, at, (rows[at]?.amount ?? 0) + 337),
  "a sign flipped": (rows, at) => setAmount(rows, at, -(rows[at]?.amount ?? 0)),
  "two digits swapped": (rows, at) => setAmount(rows, at, swapDigits(rows[at]?.amount ?? 0)),
  "the decimal sign moved": (rows, at) => setAmount(rows, at, (rows[at]?.amount ?? 0) * 100),
  "two rows joined": (rows, at) => {
    const [row, next] = [rows[at], rows[at + 1]];
    if (row === undefined || next === undefined) return null;
    const written = (Math.abs(next.amount) / 100).toFixed(2);
    const description = `${row.description} ${next.description} ${written}`;
    const joined = { ...row, description, balance_after: next.balance_after };
    return { rows: rows.toSpliced(at, 2, joined), right: [at] };
  },
  "a row split": (rows, at) => {
    const row = rows[at];
    if (row === undefined || Math.abs(row.amount) < 100_000) return null;
    const head = Math.trunc(row.amount / 100_000) * 100;
    const parts = [
      { ...row, amount: head, balance_after: null },
      { ...row, amount: row.amount % 100_000 },
    ].filter((part) => part.amount !== 0);
    return { rows: rows.toSpliced(at, 1, ...parts), right: [at, at + 1] };
  },
  "a total read as a row": (rows, at) => {
    const before = rows.slice(0, at + 1);
    const row = rows[at];
    const amount = before.reduce((sum, each) => sum + each.amount, 0);
    if (row === undefined || amount === 0) return null;
    const total = { ...row, amount, description: "Total" };
    return { rows: rows.toSpliced(at + 1, 0, total), right: [at + 1] };
  },
  "a total without a balance read as a row": (rows, at) => {
    const before = rows.slice(0, at + 1);
    const row = rows[at];
    const amount = before.reduce((sum, each) => sum + each.amount, 0);
    if (row === undefined || amount === 0) return null;
    const total = { ...row, amount, description: "Total", balance_after: null };
    return { rows: rows.toSpliced(at + 1, 0, total), right: [at + 1] };
  },
  "a balance misread": (rows, at) => {
    const row = rows[at];
    if (row === undefined || row.balance_after === null) return null;
    return { rows: rows.with(at, { ...row, balance_after: row.balance_after + 9000 }), right: [at] };
  },
};
