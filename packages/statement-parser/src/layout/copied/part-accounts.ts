import type { ParseHints } from "../../parsed-file.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { chainBalances, listFigures } from "./chain-balances.ts";
import type { Chain, Figure } from "./chain-balances.ts";
import { isNames } from "./read-names.ts";
import { readStream } from "./read-stream.ts";
import type { Stream, StreamToken } from "./read-stream.ts";
import { isRow, listCopiedStyles, scanCopied } from "./scan-copied.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";

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

/** The lines of each account of a text, where each has rows that its own balances lead through. */
export const partAccounts = (copied: readonly CopiedLine[], hints: ParseHints): CopiedLine[][] => {
  const [style] = listCopiedStyles(copied, hints);
  if (style === undefined) return [];
  const parts = scanCopied(copied, style);
  const cuts = [0, ...listCuts(parts, readStream(parts, style)), Number.POSITIVE_INFINITY];
  return cuts.slice(1).map((cut, at) => copied.filter(({ from }) => from >= (cuts[at] ?? 0) && from < cut));
};
