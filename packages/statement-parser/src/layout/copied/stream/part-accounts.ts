import type { ParseHints } from "../../../parsed-file.ts";
import { readFactWords } from "../../../labels/fact-words.ts";
import { chainBalances, listFigures } from "./chain-balances.ts";
import type { Chain, Figure } from "./chain-balances.ts";
import { findHeadings, readLineCurrency } from "../lines/currency-headings.ts";
import { findNumbers } from "../lines/number-headings.ts";
import { isNames } from "../lines/read-names.ts";
import { readStream } from "./read-stream.ts";
import type { Stream, StreamToken } from "./read-stream.ts";
import { isRow, listCopiedStyles, scanCopied } from "../lines/scan-copied.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";

/** The figures of rows in the order of the text, and the balances that lead through them. */
type Account = { from: number; to: number; balances: ReadonlySet<number> };

const toAccount = ({ first, rows }: Chain): Account => {
  const balances = [first, ...rows.map(({ balance }) => balance)].filter((token) => token != null);
  const tokens: StreamToken[] = [...balances, ...rows.map(({ amount }) => amount)];
  return {
    from: Math.min(...tokens.map(({ from }) => from)),
    to: Math.max(...tokens.map(({ to }) => to)),
    balances: new Set(balances.map(({ value }) => value)),
  };
};

/** Two accounts, and the figures and lines between their rows. */
type Gap = { before: Account; next: Account; figures: readonly Figure[]; lines: readonly CopiedParts[] };

/** The rows of another account begin below the names of their columns, or a balance of their own, and no row stands between. */
const isBetween = ({ before, next, lines }: Gap): boolean =>
  !lines.some((own) => isRow(own) && readFactWords(own.words) === null) &&
  lines.some((own) => isNames(own) || readFactWords(own.words) === "opening") &&
  ![...next.balances].some((value) => before.balances.has(value));

/** Right behind the last figure that is no balance of the rows below. */
const findCut = ({ words }: Stream, { before, next, figures }: Gap): number => {
  const last = figures.findLast(({ value }) => !next.balances.has(value));
  return (words[last?.from ?? before.to]?.from ?? 0) + 1;
};

const LINKS_MIN = 2;

const listCuts = (parts: readonly CopiedParts[], stream: Stream): number[] => {
  const figures = listFigures(stream);
  const accounts = chainBalances(figures, LINKS_MIN).map(toAccount);
  return accounts.slice(1).flatMap((next, at) => {
    const before = accounts[at];
    if (before === undefined) return [];
    const [from, to] = [stream.words[before.to]?.from ?? 0, stream.words[next.from]?.from ?? 0];
    const gap = {
      before,
      next,
      figures: figures.filter((own) => own.from > before.to && own.to < next.from),
      lines: parts.filter((own) => own.from > from && own.from < to),
    };
    return isBetween(gap) ? [findCut(stream, gap)] : [];
  });
};

/** Where an account begins, and its currency where that is told. */
type Start = { from: number; currency: string | null };

/** Where the accounts of a text begin: at headings of their currencies, at their numbers, or where other balances lead through the rows. */
const listStarts = (parts: readonly CopiedParts[], stream: Stream): Start[] => {
  const headings = findHeadings(parts);
  if (headings.length > 0) return headings;
  const numbers = findNumbers(parts);
  if (numbers.length > 0) return numbers.map(({ from }) => ({ from, currency: null }));
  const cuts = listCuts(parts, stream);
  const first = parts.find((own) => isNames(own) || isRow(own));
  return cuts.length === 0 ? [] : [first?.from ?? 0, ...cuts].map((from) => ({ from, currency: null }));
};

/** Whether a line above all accounts is one of an account: words are of each, figures of that whose currency they name, or the first. */
const isOf = ({ text, amounts }: CopiedParts, starts: readonly Start[], at: number): boolean => {
  const currency = amounts.length === 0 ? null : readLineCurrency(text);
  const named = starts.findIndex((own) => own.currency !== null && own.currency === currency);
  return amounts.length === 0 || at === Math.max(0, named);
};

/** The lines of each account of a text, with what stands above all of them; none where there is but one. */
export const partAccounts = (copied: readonly CopiedLine[], hints: ParseHints): CopiedLine[][] => {
  const [style] = listCopiedStyles(copied, hints);
  if (style === undefined) return [];
  const parts = scanCopied(copied, style);
  const starts = listStarts(parts, readStream(parts, style));
  const above = parts.filter(({ from }) => from < (starts[0]?.from ?? 0));
  return starts.map(({ from }, at) => {
    const next = starts[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const head = new Set(above.filter((own) => isOf(own, starts, at)).map((own) => own.from));
    return copied.filter((own) => head.has(own.from) || (own.from >= from && own.from < next));
  });
};
