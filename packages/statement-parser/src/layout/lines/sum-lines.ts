import { findInformative } from "../../labels/meaning-words.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { amountsOf, plainText } from "./tokens.ts";
import type { AmountToken, ScannedLine } from "./tokens.ts";
import { isPlainTotal } from "../../labels/total-words.ts";

const SUM =
  /^(?:sub ?)?(?:totals?|totale[ns]?|totali|totaux|totaal|summen?|suma|summa|somma|razem|celkem|toplam|rulaj)\b|^.{0,8}(?:合計|合计|小計|小计|总计|總計|합계)/;

const SUBTOTAL = /\bsub ?total$/;

/** A sum under the rows that it is of. */
export const isSum = (scanned: ScannedLine): boolean => {
  const text = plainText(scanned);
  const plain = toPlainWords(text);
  return SUM.test(plain) || SUBTOTAL.test(plain) || isPlainTotal(text);
};

const SUMMED_MIN = 2;
const SUMMED_MAX = 500;

const signedDigits = ({ written }: AmountToken): number =>
  Number(`${written.whole}${written.fraction}`) * (written.negative ? -1 : 1);

/** A line whose only amount is the sum of the rows over it, whatever it is called. */
export const sumsUp = (scanned: ScannedLine, rows: readonly AmountToken[]): boolean => {
  const [own, ...others] = amountsOf(scanned);
  if (own === undefined || others.length > 0 || rows.length < SUMMED_MIN || rows.length > SUMMED_MAX)
    return false;
  const sum = rows.reduce((total, token) => total + signedDigits(token), 0);
  return sum !== 0 && Math.abs(sum) === Math.abs(signedDigits(own));
};

/** Sums of the columns, which may be dated; `total` alone may be the name of a shop. */
export const isTotals = (scanned: ScannedLine): boolean => {
  const text = plainText(scanned);
  return text.includes(" ") && isPlainTotal(text);
};

/** The second of two amounts is what the first makes of the balance behind the row before: no sums of columns, whatever they are called. */
export const followsFrom = (scanned: ScannedLine, before: readonly Placed[] | undefined): boolean => {
  const [amount, balance, ...others] = amountsOf(scanned).map(signedDigits);
  const last = before?.at(-1)?.token;
  if (amount === undefined || balance === undefined || others.length > 0 || last === undefined) return false;
  return Math.abs(Math.abs(balance) - Math.abs(signedDigits(last))) === Math.abs(amount);
};

const LEADING_DIGITS = /^[\d\s.]+/;

const SUMS_MIN = 3;

/** A balance may be printed both as the amount of its line and as the balance behind it; the last one behind sums of both columns. */
export const isStatedTwice = (scanned: ScannedLine): boolean => {
  const [first, ...others] = amountsOf(scanned);
  const isSame = first !== undefined && others.every(({ text }) => text === first.text);
  const cells = scanned.line.cells.map(({ text }) => findInformative(text.replace(LEADING_DIGITS, "")));
  const isLast = others.length + 1 >= SUMS_MIN && cells.includes("closing");
  return isLast || (isSame && cells.some((found) => found === "opening" || found === "closing"));
};

const COLUMN_REACH = 3;
const ROWS_MAX = 1000;
const NAME_WORDS_MAX = 3;

/** A short line whose amounts, two or more, are the sums of the columns over them, whatever it is called. */
export const sumsColumns = (
  scanned: ScannedLine,
  rows: readonly { amounts: readonly Placed[] }[],
): boolean => {
  const own = amountsOf(scanned);
  if (own.length < 2 || rows.length < SUMMED_MIN || rows.length > ROWS_MAX) return false;
  // Each column may have its name: `Total debits / Total credits`.
  const names = plainText(scanned).split("/");
  if (names.some((name) => name.trim().split(" ").length > NAME_WORDS_MAX)) return false;
  // Sums may be set otherwise than their columns, as in the middle of these, but never in another order.
  const sums = sumUp(rows.flatMap(({ amounts }) => amounts.map(({ token }) => token)));
  let column = -1;
  return own.every((token) => {
    const size = Math.abs(signedDigits(token));
    column = sums.findIndex((sum, at) => at > column && sum !== 0 && Math.abs(sum) === size);
    return column >= 0;
  });
};

/** The sum of each column, from the left. */
const sumUp = (tokens: readonly AmountToken[]): number[] => {
  const sums: number[] = [];
  let edge = Number.NEGATIVE_INFINITY;
  for (const token of tokens.toSorted((a, b) => a.edge - b.edge)) {
    if (token.edge - edge > COLUMN_REACH) sums.push(0);
    edge = token.edge;
    sums[sums.length - 1] = (sums.at(-1) ?? 0) + signedDigits(token);
  }
  return sums;
};

type Placed = { token: AmountToken };
