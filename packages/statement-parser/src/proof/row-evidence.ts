import type { PrintedFacts } from "../parsed-file.ts";
import { findInformative } from "../labels/meaning-words.ts";
import type { ProofRow } from "./proof-row.ts";

const NEAR_ROWS = 50;

/** Whether the same movement stands near a row once more. */
export const isRepeated = (rows: readonly ProofRow[], index: number): boolean => {
  const row = rows[index];
  if (row === undefined) return false;
  return rows.slice(Math.max(index - NEAR_ROWS, 0), index + NEAR_ROWS + 1).some((other) => {
    if (other === row || other.amount !== row.amount || other.date !== row.date) return false;
    return other.description === row.description || other.balance === row.balance;
  });
};

/** Whether an amount is the sum of rows directly before it, of all before it in one direction, or a printed balance. */
const sumsUp = (rows: readonly ProofRow[], index: number, facts: PrintedFacts): boolean => {
  const size = Math.abs(rows[index]?.amount ?? 0);
  if (
    [facts.opening, facts.closing, facts.credits, facts.debits].some((fact) => Math.abs(fact ?? 0) === size)
  )
    return true;
  let [sum, incoming, outgoing] = [0, 0, 0];
  for (let at = index - 1; at >= 0; at -= 1) {
    const amount = rows[at]?.amount ?? 0;
    sum += amount;
    if (amount > 0) incoming += amount;
    else outgoing -= amount;
    if (at < index - 1 && (Math.abs(sum) === size || incoming === size || outgoing === size)) return true;
  }
  return rows[index - 1] !== undefined && Math.abs(rows[index - 1]?.balance ?? 0) === size;
};

/** Whether a row says or shows that it is a total or a balance instead of a movement. */
export const looksLikeTotal = (rows: readonly ProofRow[], index: number, facts: PrintedFacts): boolean =>
  findInformative(rows[index]?.description ?? "") !== null || sumsUp(rows, index, facts);

/** Whether `right` is `wrong` with its decimal sign moved by one to three digits. */
export const isShifted = (wrong: number, right: number): boolean =>
  wrong !== 0 && right !== 0 && [10, 100, 1000].some((by) => wrong * by === right || right * by === wrong);

const toDigits = (amount: number): string => String(Math.abs(amount));

/** Whether `right` is `wrong` with two digits exchanged, or with one digit read as another. */
export const isMisprint = (wrong: number, right: number): boolean => {
  if (Math.sign(wrong) !== Math.sign(right)) return false;
  const size = Math.max(toDigits(wrong).length, toDigits(right).length);
  const [a, b] = [toDigits(wrong).padStart(size, "0"), toDigits(right).padStart(size, "0")];
  const differing = a.split("").flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return true;
  return differing.length === 2 && a[first] === b[second] && a[second] === b[first];
};

const EXPONENTS = [0, 2, 3];

/** Whether two amounts are one number that was cut at its grouping mark: 1 and 234.56 are 1 234.56. */
export const isCut = (head: number, tail: number, whole: number): boolean =>
  EXPONENTS.some((exponent) => {
    const scale = 10 ** exponent;
    const size = 3 + exponent;
    if (head === 0 || head % scale !== 0 || Math.abs(tail) >= 10 ** size) return false;
    return toDigits(head / scale) + toDigits(tail).padStart(size, "0") === toDigits(whole);
  });

/** Whether a text holds an amount, however it is written. */
export const mentions = (text: string, amount: number): boolean => {
  const wanted = toDigits(amount);
  return [...text.matchAll(/\d(?:[\d.,'’ ]*\d)?/g)].some(
    ([written]) => written.replaceAll(/\D/g, "").replace(/^0+/, "") === wanted,
  );
};
