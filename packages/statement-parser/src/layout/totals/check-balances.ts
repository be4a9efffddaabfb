import type { Fact } from "../facts/find-facts.ts";
import type { TotalsInput } from "./find-totals.ts";
import type { PageRow } from "../readings/read-rows.ts";
import { isTotal } from "../../labels/fact-words.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import { amountsOf, datesOf, plainText, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { listReached } from "./reached.ts";
import { hasLetters } from "../../values/text.ts";

/** Lines between a name and a figure below it. */
const NEAR = 3;
const NAMED = new Set<Fact["kind"]>(["opening", "closing", "carried"]);

/** The words of a label without the day in it. */
const nameOf = ({ label }: Fact): string => label.replaceAll(/[\d./-]+/g, "").trim();

const dayOf = ({ dates: [date] }: Fact): string => date?.text ?? "";

const reachedOf = ({ candidate: { rows, proved, facts } }: TotalsInput): Set<number> =>
  listReached(rows, { ...proved, facts });

/** Balances of different days of which at least half are reached, and one is not. */
const isOneDayOff = (dated: readonly Fact[], isReached: (fact: Fact) => boolean): boolean => {
  const days = new Set(dated.map(dayOf));
  const held = dated.filter(isReached).length;
  return days.size > 1 && held < dated.length && held * 2 >= dated.length;
};

/**
 * Balances under a name that one of the rows' own balances of no day has too: in a box over the rows, where the day may be that of something
 * else, and again under them.
 */
const listAlike = (
  facts: readonly Fact[],
  taken: ReadonlySet<number>,
  isReached: (fact: Fact) => boolean,
): Fact[] => {
  const balances = facts.filter(({ kind, line }) => kind === "balance" && !taken.has(line));
  const met = new Set(
    balances.flatMap((fact) => (fact.dates.length === 0 && isReached(fact) ? nameOf(fact) : [])),
  );
  return balances.filter((fact) => met.has(nameOf(fact)));
};

/** A balance that is named or of a day and that the rows do not come to: another opening, closing or carried one speaks against them. */
export const isStrayBalance = (input: TotalsInput): boolean => {
  const { lines, facts, exponent, candidate, others } = input;
  // A balance carried over a page may stand between the lines of a row.
  const moved = candidate.rows.flatMap(({ movement, balanceToken }) => [movement, balanceToken ?? movement]);
  const taken = new Set([...others, ...moved.map(({ line }) => line)]);
  const reached = reachedOf(input);
  const isReached = ({ token }: Fact): boolean => reached.has(sizeOf(token, exponent));
  const named = facts.filter(({ kind, line }) => NAMED.has(kind) && !taken.has(line));
  const hasOwnName = ({ line, token, label }: Fact): boolean => {
    const scanned = lines[line];
    return scanned !== undefined && toPlainWords(wordsBefore(scanned, token)).endsWith(toPlainWords(label));
  };
  // Of two figures near one name, only one is meant; what is carried over a page stands twice.
  const isOther = (one: Fact): boolean =>
    one.kind !== "carried" &&
    facts.some(
      (other) =>
        nameOf(other) === nameOf(one) &&
        dayOf(other) === dayOf(one) &&
        Math.abs(other.line - one.line) <= NEAR &&
        !(other.line !== one.line && hasOwnName(one) && hasOwnName(other)) &&
        isReached(other),
    );
  const dated = facts.filter(
    ({ kind, line, dates, label }) =>
      kind === "balance" &&
      dates.length === 1 &&
      !taken.has(line) &&
      !says(toPlainWords(label), "other_time"),
  );
  const stray = [...named, ...listAlike(facts, taken, isReached)];
  return stray.some((fact) => !isReached(fact) && !isOther(fact)) || isOneDayOff(dated, isReached);
};

/** So near to the edge of the balances ends what is one. */
const EDGE = 3;

/**
 * A figure alone on its line, in the column of the balances and between the last row of one page and the first of the next, is the balance
 * that is carried over, whatever it is called.
 */
export const isCarriedBroken = (input: TotalsInput): boolean => {
  const { lines, exponent, candidate } = input;
  const figures = candidate.rows.flatMap(({ movement, balanceToken }) => [
    movement,
    balanceToken ?? movement,
  ]);
  const edges = candidate.rows.flatMap(({ balanceToken }) => balanceToken?.token.edge ?? []);
  const places = [...new Set(figures.map(({ line }) => line))].toSorted((a, b) => a - b);
  const reached = reachedOf(input);
  const isOther = (scanned: ScannedLine): boolean => {
    const [figure, ...others] = amountsOf(scanned);
    return (
      figure?.certain === true &&
      others.length + datesOf(scanned).length === 0 &&
      hasLetters(plainText(scanned), 2) &&
      edges.some((edge) => Math.abs(edge - figure.edge) <= EDGE) &&
      !reached.has(sizeOf(figure, exponent))
    );
  };
  return places.some((at, index) => {
    const next = places[index + 1] ?? at;
    const isTurned = lines[at]?.line.page !== lines[next]?.line.page;
    return isTurned && lines.slice(at + 1, next).some(isOther);
  });
};

/** The nearest line over or under a row that has figures or names columns, but for those of rows. */
const findBeside = (
  lines: readonly ScannedLine[],
  taken: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
) => {
  for (let at = from + step; Math.abs(at - from) <= NEAR; at += step) {
    const scanned = lines[at];
    if (scanned === undefined) return undefined;
    if (!taken.has(at) && (amountsOf(scanned).length > 0 || isHeaderLine(scanned))) return scanned;
  }
  return undefined;
};

/**
 * Right over the first row and right under the last one a figure in the column of the balances is the one they begin or end with,
 * whatever it is called.
 */
export const isEndBroken = (input: TotalsInput): boolean => {
  const { lines, facts, others, exponent } = input;
  const { rows } = input.candidate;
  const edges = rows.flatMap(({ balanceToken }) => balanceToken?.edge ?? []);
  const taken = new Set([
    ...others,
    ...rows.map(({ balanceToken, movement }) => (balanceToken ?? movement).line),
  ]);
  const isBroken = (from: number, step: 1 | -1): boolean => {
    const scanned = findBeside(lines, taken, from, step);
    const [token, ...more] = scanned === undefined ? [] : amountsOf(scanned);
    if (scanned === undefined || token === undefined || more.length > 0) return false;
    if (scanned.line.page !== lines[from]?.line.page || datesOf(scanned).length > 0) return false;
    if (!hasLetters(plainText(scanned), 3) || isTotal(plainText(scanned))) return false;
    const kind = facts.find((fact) => fact.token === token)?.kind ?? "balance";
    const isBalance = kind === "balance" || NAMED.has(kind);
    const isInColumn = edges.some((edge) => Math.abs(edge - token.edge) <= ALIGNED);
    return isBalance && isInColumn && !reachedOf(input).has(sizeOf(token, exponent));
  };
  const places = rows.map(({ movement }) => movement.line);
  return isBroken(Math.min(...places), -1) || isBroken(Math.max(...places), 1);
};

const ALIGNED = 2;
const TWINS_MIN = 2;

/** A further figure of a row, whether it repeats what the row has elsewhere, and whether a third figure is what it differs by. */
type Twin = {
  edge: number;
  currency: string | null;
  isSame: boolean;
  hasMinus: boolean;
  isOut: boolean;
  isLess: boolean;
};

/** Most figures of a column repeat, and one does not. */
const isOneOther = (beside: readonly Twin[]): boolean =>
  beside.some(({ edge, currency, isSame }) => {
    const column = isSame
      ? []
      : beside.filter((other) => Math.abs(other.edge - edge) <= ALIGNED && other.currency === currency);
    const same = column.filter((other) => other.isSame).length;
    return same >= TWINS_MIN && same * 2 > column.length;
  });

const REPEATED_MIN = 4;

/** All figures of a column repeat but one, where they may be of something else: an instalment is not what was bought. */
const isOnlyOther = (beside: readonly Twin[]): boolean =>
  beside.some(({ edge, isSame }) => {
    const column = isSame ? [] : beside.filter((other) => Math.abs(other.edge - edge) <= ALIGNED);
    const others = column.filter((other) => !other.isSame);
    return column.length > REPEATED_MIN && others.length === 1 && others.every(({ isLess }) => !isLess);
  });

/** What the rows come to one after the other, in the order they stand and in its reverse. */
const listOrders = (rows: readonly PageRow[], opening: number | null): Map<PageRow, number>[] =>
  [rows, rows.toReversed()].map((order) => {
    const after = new Map<PageRow, number>();
    let balance = opening;
    for (const row of order) {
      if (balance === null) break;
      balance += row.amount;
      after.set(row, balance);
    }
    return after;
  });

/**
 * A second column of balances, as of what is available or of another day, says at most rows what the first one says or what they come to, and a second one
 * of amounts, as of what was paid in their currency, what they are: where it says something else at one of them, a figure was read or
 * printed wrong.
 */
export const isTwinBroken = ({ candidate: { rows, proved }, records, exponent }: TotalsInput): boolean => {
  const listTwins = (pick: (row: PageRow) => number | null): Twin[] =>
    rows.flatMap((row) => {
      const own = pick(row);
      if (own === null) return [];
      const further = (records[row.record]?.amounts ?? []).filter(
        (amount) => amount !== row.movement && amount !== row.balanceToken,
      );
      const sizes = further.map(({ token }) => sizeOf(token, exponent));
      return further.map(({ token, edge }) => ({
        edge,
        isLess: sizes.includes(Math.abs(Math.abs(own) - sizeOf(token, exponent))),
        currency: token.written.currency,
        hasMinus: token.written.negative,
        isOut: own < 0,
        isSame: sizeOf(token, exponent) === Math.abs(own),
      }));
    });
  const twins = listTwins(({ amount }) => amount);
  // Without its currency an amount may be in another one.
  const amounts = twins.filter(({ currency }) => currency !== null);
  const signs = twins.some(({ hasMinus }) => hasMinus)
    ? twins.filter(({ isSame }) => isSame).map((twin) => ({ ...twin, isSame: twin.hasMinus === twin.isOut }))
    : [];
  const bare = twins.filter(({ currency }) => currency === null);
  const balances = listOrders(rows, proved.opening).map((after) =>
    listTwins((row) => row.balance ?? after.get(row) ?? null),
  );
  return [...balances, amounts, signs].some(isOneOther) || isOnlyOther(bare);
};

const SERIES_MIN = 3;

/** The sums of the rows between the balances of a series, each with those right above it. */
const listSteps = ({ candidate: { rows } }: TotalsInput, series: readonly Fact[]): number[] =>
  series.map(({ line }, at) => {
    const before = series[at - 1]?.line ?? -1;
    return rows
      .filter(({ movement }) => movement.line > before && movement.line < line)
      .reduce((sum, { amount }) => sum + amount, 0);
  });

/**
 * Balances of one name that stand between the rows, of each day or of each row, lead from one to the next. Where most of them
 * do and one does not, in the order they stand or in its reverse, a figure was read or printed wrong.
 */
export const isSeriesBroken = (input: TotalsInput): boolean => {
  const { facts, exponent, candidate } = input;
  const { opening } = candidate.proved;
  const lines = candidate.rows.map(({ movement }) => movement.line);
  const taken = new Set(lines);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const between = facts.filter(
    ({ kind, line, token }) =>
      kind === "balance" &&
      line > first &&
      line <= last + NEAR &&
      !taken.has(line) &&
      token.written.direction === null &&
      !token.written.negative,
  );
  return [...Map.groupBy(between, nameOf).values()].some((series) => {
    if (series.length < SERIES_MIN || opening === null) return false;
    const steps = listSteps(input, series);
    const sizes = series.map(({ token }) => sizeOf(token, exponent));
    const counts = [-1, 1].map(
      (way) => steps.filter((step, at) => (sizes[at + way] ?? opening) + step === sizes[at]).length,
    );
    const held = Math.max(...counts);
    return held < series.length && held * 2 > series.length;
  });
};

const OWN_ROWS_MIN = 4;

/** The words of a label alone. */
const wordsOf = ({ label }: Fact): string => label.replaceAll(/[^\p{L}]+/gu, " ").trim();

/**
 * Balances of one name beside other figures, most of which the rows never come to: each is that of a row, and these rows were
 * not read.
 */
export const areBalancesLeftOut = (input: TotalsInput): boolean => {
  const { lines, facts, exponent, candidate, others } = input;
  const taken = new Set([...others, ...candidate.rows.map(({ movement }) => movement.line)]);
  const reached = reachedOf(input);
  const beside = facts.filter(({ kind, line }) => {
    const scanned = lines[line];
    return kind === "balance" && !taken.has(line) && scanned !== undefined && amountsOf(scanned).length === 2;
  });
  return [...Map.groupBy(beside, wordsOf).values()].some((series) => {
    const strange = series.filter(({ token }) => !reached.has(sizeOf(token, exponent))).length;
    return series.length >= OWN_ROWS_MIN && strange * 2 > series.length;
  });
};
