import type { StreamToken, Stream } from "./read-stream.ts";
import { chainBalances, listFigures } from "./chain-balances.ts";
import type { Chain, ChainRow, Figure } from "./chain-balances.ts";
import { chooseDays, isBesideDay } from "./choose-days.ts";
import type { Core, Days } from "./choose-days.ts";

/** A row of the text: where its words begin and end, its days, its figures, and which way it goes where no mark tells. */
export type StreamRow = {
  from: number;
  to: number;
  days: readonly StreamToken[];
  money: readonly StreamToken[];
  side: 1 | -1 | null;
  /** A number of the row stands before its day. */
  counted: boolean;
};

/** The rows of a text in its order; `ends` are the balances before the first and after the last, `daysOpen` where their days may be others. */
export type StreamRows = {
  rows: StreamRow[];
  ends: readonly StreamToken[];
  daysOpen: boolean;
  /** The empty cell of a row stands where those of rows that go the other way do. */
  disagrees: boolean;
};

const toCore = ({ amount, balance }: ChainRow): Core => ({
  from: Math.min(amount.from, balance?.from ?? amount.from),
  to: Math.max(amount.to, balance?.to ?? amount.to),
  above: false,
});

/** The side on which an amount leads to the first balance from one that is printed elsewhere; null where none is, or two are. */
const findSide = (
  amount: StreamToken,
  { value }: StreamToken,
  figures: readonly StreamToken[],
): 1 | -1 | null => {
  const size = Math.abs(amount.value);
  const [rising, falling] = [1, -1].map((side) => figures.some((own) => own.value + side * size === value));
  return rising === falling ? null : rising === true ? 1 : -1;
};

/** The first balance is that of a row of its own where an amount stands beside it as in the others; else it stands above the rows. */
const completeChain = (
  { rows, first }: Chain,
  figures: readonly Figure[],
): { rows: ChainRow[]; above: Core[] } => {
  if (first === undefined) return { rows, above: [] };
  const at = figures.findIndex(({ from }) => from === first.from);
  const isBehind = rows.every(({ amount, balance }) => balance !== null && amount.from > balance.from);
  const next = figures[isBehind ? at + 1 : at];
  const isBeside =
    next?.bare === true && !next.dated && !rows.some(({ amount }) => amount.from === next.from);
  const amount = isBeside ? figures[isBehind ? at + 1 : at - 1] : undefined;
  if (amount === undefined) return { rows, above: [{ from: first.from, to: first.to, above: true }] };
  return { rows: [{ amount, side: findSide(amount, first, figures), balance: first }, ...rows], above: [] };
};

/** The balance from which the rows start, and the last one where it is printed once more behind them. */
const listEnds = (
  { rows, above }: ReturnType<typeof completeChain>,
  figures: readonly StreamToken[],
): StreamToken[] => {
  const firsts = figures.filter(({ from }) => above.some((core) => core.from === from));
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last?.balance == null || rows.length < 2) return firsts;
  const core = toCore(last);
  const next =
    first.amount.from < last.amount.from
      ? figures.find(({ from }) => from > core.to)
      : figures.findLast(({ to }) => to < core.from);
  return next?.value === last.balance.value ? [...firsts, next] : firsts;
};

/** Balances printed once more between rows, as at the end of a page, whatever they are called there. */
const listRepeats = (rows: readonly ChainRow[], figures: readonly StreamToken[]): StreamToken[] => {
  const own = new Set(rows.flatMap(({ amount, balance }) => [amount.from, balance?.from]));
  return figures.filter(({ from, value }) => {
    if (own.has(from) || from > (rows.at(-1)?.amount.from ?? 0)) return false;
    return rows.findLast(({ balance }) => balance !== null && balance.from < from)?.balance?.value === value;
  });
};

/** Empty cells of money in and money out stand before the amount or behind it, all of one side alike. */
const haveOtherCells = ({ tokens }: Stream, rows: readonly ChainRow[]): boolean => {
  const zeros = tokens.filter(({ date, value }) => !date && value === 0);
  const sides = new Map<string, Set<number>>();
  for (const { amount, side, balance } of rows) {
    const isBefore = zeros.some(({ to }) => to === amount.from - 1);
    const isBehind = zeros.some(({ from, to }) => from === amount.to + 1 && to < (balance?.from ?? 0));
    if (side === null || isBefore === isBehind) continue;
    const place = isBefore ? "before" : "behind";
    sides.set(place, (sides.get(place) ?? new Set()).add(side));
  }
  return [...sides.values()].some(({ size }) => size > 1);
};

/** A figure that is printed with a sign or a word of its direction. */
const hasMark = ({ amount }: ChainRow): boolean =>
  /[-+()\u2212]|\b(?:CR|DR|OD|C|D|H|S)\b/iu.test(amount.text);

/** The number of a row, or the day of the week, in front of its day. */
export const isCounter = ({ words }: Stream, at: number, before: number): boolean => {
  const word = words[at];
  if (word === undefined || at <= before || !isBesideDay(word.text)) return false;
  return word.starts || at === before + 1;
};

/** The numbers right before the days of all rows count them, wherever these stand. */
const areCounted = ({ words }: Stream, { found }: Days): boolean => {
  const numbers = found.map((group) => (group === null ? Number.NaN : Number(words[group.from - 1]?.text)));
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return Math.abs(step) === 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at * step);
};

/** Some rows end with their figures on a line below that of their day: what follows the figures is of the next row. */
const endWithFigures = ({ words }: Stream, cores: readonly Core[], days: Days["found"]): boolean =>
  cores.some((core, at) => {
    const from = days[at]?.from ?? core.from;
    return from < core.from && words[from]?.from !== words[core.from]?.from;
  });

/** Where the line of a word begins, behind the row before. */
const startOfLine = ({ words }: Stream, at: number, before: number): number => {
  let start = at;
  while (start - 1 > before && words[start]?.starts !== true) start -= 1;
  return start;
};

type Laid = { chained: readonly ChainRow[]; cores: readonly Core[]; days: Days };

/** Rows begin at their day, at the line of their amount, or right behind the row before. */
const layRows = (stream: Stream, { chained, cores, days }: Laid): StreamRow[] => {
  const endsWithFigures = endWithFigures(stream, cores, days.found);
  const marked = chained.some(hasMark);
  const allCounted = areCounted(stream, days);
  let carried: readonly StreamToken[] = [];
  let end = -1;
  return chained.flatMap(({ amount, side, balance }, at) => {
    const [core, group] = [cores[at], days.found[at]];
    if (core === undefined) return [];
    carried = group?.days ?? carried;
    const own = startOfLine(stream, core.from, end);
    const line = endsWithFigures ? end + 1 : own;
    const isInside = group?.starts === false && stream.words[own]?.starts === true && group.from > own;
    const start = group == null || group.from > core.from ? line : isInside ? own : group.from;
    const counted = isCounter(stream, start - 1, end) || (allCounted && start === group?.from);
    const from = counted ? start - 1 : start;
    end = Math.max(core.to, group?.to ?? -1);
    const money = [amount, ...(balance === null ? [] : [balance])];
    return { from, to: end, days: carried, money, side: marked ? null : side, counted };
  });
};

/** The rows that the balances of a text tell; null where they tell none, or their days are nowhere. */
export const findStreamRows = (stream: Stream): StreamRows | null => {
  const figures = listFigures(stream);
  const chains = chainBalances(figures).map((chain) => completeChain(chain, figures));
  const chained = chains.flatMap(({ rows }) => rows).toSorted((a, b) => a.amount.from - b.amount.from);
  if (chained.length === 0) return null;
  const cores = chained.map(toCore);
  const around = [...cores, ...chains.flatMap(({ above }) => above)].toSorted((a, b) => a.from - b.from);
  const days = chooseDays(stream, around);
  if (days === null) return null;
  const ends = [...chains.flatMap((chain) => listEnds(chain, figures)), ...listRepeats(chained, figures)];
  const rows = layRows(stream, { chained, cores, days });
  return { rows, ends, daysOpen: days.open, disagrees: haveOtherCells(stream, chained) };
};
