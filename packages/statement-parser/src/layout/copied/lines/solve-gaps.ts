import { toMinor } from "../../../values/amount.ts";
import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { FactKind } from "../../../labels/fact-words.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { hideForeign } from "./foreign.ts";
import { pickAlike, pickSum } from "./pick-alike.ts";
import { isRow } from "./scan-copied.ts";
import type { CopiedParts } from "./scan-copied.ts";
import type { Signed } from "./solve-signs.ts";

const BALANCES = new Set<FactKind | null>(["opening", "closing", "carried", "balance"]);
const STARTS = new Set<FactKind | null>(["opening", "carried"]);

type Money = CopiedParts["money"][number];

const valueOf = ({ written }: Money, { digits }: MoneyStyle): number => {
  const size = Math.abs(toMinor(written, digits)?.amount ?? 0);
  return written.negative || written.direction === "debit" ? 0 - size : size;
};

const isMarked = ({ money: [amount] }: CopiedParts): boolean =>
  amount !== undefined &&
  (amount.written.negative || amount.written.plus || amount.written.direction !== null);

/** Rows with an amount each, and how much all of them move together. */
type Gap = { rows: readonly CopiedParts[]; step: number };

/** The rows between one balance and the next; null where nothing is printed before the first. */
const listGaps = (
  rows: readonly CopiedParts[],
  { start, end }: { start: number; end: number | null },
  style: MoneyStyle,
): Gap[] => {
  const gaps: Gap[] = [];
  let open: CopiedParts[] = [];
  let before = start;
  for (const row of rows) {
    open.push(row);
    const [, balance] = row.money;
    if (balance === undefined) continue;
    const value = valueOf(balance, style);
    gaps.push({ rows: open, step: value - before });
    [open, before] = [[], value];
  }
  return open.length > 0 && end !== null ? [...gaps, { rows: open, step: end - before }] : gaps;
};

/** More amounts lead to a balance by chance. */
const SURE_MAX = 8;

type Sides = { paid: ReadonlySet<CopiedParts>; sure: boolean };

/** Those of the rows that are paid in, as their amounts lead to the balance, or where these lead in several ways, as their words say. */
const solveGap = ({ rows, step }: Gap, style: MoneyStyle): Sides | null => {
  const sizes = rows.map(({ money: [amount] }) =>
    amount === undefined ? 0 : Math.abs(valueOf(amount, style)),
  );
  const credits = (sizes.reduce((sum, size) => sum + size, 0) + step) / 2;
  if (!Number.isInteger(credits) || credits < 0) return null;
  const own = pickSum(sizes, credits);
  const sure = own !== null && rows.length <= SURE_MAX;
  const texts = rows.map(({ words }) => words);
  const picked = own ?? pickAlike(texts, sizes, credits);
  return picked === null ? null : { paid: new Set(rows.filter((_, at) => picked.has(at))), sure };
};

const BALANCES_SHARE = 0.2;

/** Each row has an amount without a mark, and so many a balance behind it as days have that end with one. */
const endWithBalances = (rows: readonly CopiedParts[]): boolean => {
  const ends = rows.filter(({ money }) => money.length === 2).length;
  return (
    ends < rows.length &&
    ends > rows.length * BALANCES_SHARE &&
    rows.every(({ money }) => money.length <= 2) &&
    !rows.some(isMarked)
  );
};

/** The balance that a line of no row prints, of such a kind. */
const findPrinted = (
  parts: readonly CopiedParts[],
  kinds: ReadonlySet<FactKind | null>,
  style: MoneyStyle,
): number | null => {
  const [money] = parts.flatMap(({ words, money: [own] }) =>
    own !== undefined && kinds.has(readFactWords(words)) ? [own] : [],
  );
  return money === undefined ? null : valueOf(money, style);
};

/** Amounts without marks of which few have a balance behind them, as at the end of a day, with the signs by which they lead to these. */
export const solveGaps = (copied: readonly CopiedParts[], style: MoneyStyle): Signed | null => {
  const parts = hideForeign(copied);
  const isOfAll = (words: string): boolean => isTotal(words.split(" ").slice(0, 2).join(" "));
  const rows = parts.filter(
    (own) => isRow(own) && !BALANCES.has(readFactWords(own.words)) && !isOfAll(own.words),
  );
  const [first] = rows;
  if (first === undefined || !endWithBalances(rows)) return null;
  const start = findPrinted(parts.slice(0, parts.indexOf(first)), STARTS, style);
  const end = findPrinted(parts, new Set(["closing"]), style);
  if (start === null) return null;
  const gaps = listGaps(rows, { start, end }, style);
  const solved = gaps.map((gap) => solveGap(gap, style));
  const sides = solved.filter((own) => own !== null);
  if (sides.length < gaps.length) return null;
  const signed = new Set(gaps.flatMap((gap) => gap.rows));
  const lines = parts.map((part) => {
    const { days, words, amounts } = part;
    if (!signed.has(part)) return { text: part.text, from: part.from };
    const sign = sides.some(({ paid }) => paid.has(part)) ? "+" : "-";
    const [amount = "", ...others] = amounts;
    return { text: [...days, words, `${sign}${amount}`, ...others].join(" "), from: part.from };
  });
  return { lines, sure: sides.every(({ sure }) => sure) };
};
