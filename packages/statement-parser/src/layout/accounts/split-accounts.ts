import { findAccountNumber } from "./describe-document.ts";
import { findDateColumn, findLead } from "../rows/find-date-column.ts";
import type { DateColumn } from "../rows/find-date-column.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isHeaderLine, isRowHeader } from "../headers/header-lines.ts";
import { isRightUnder } from "../lines/lines.ts";
import { findOtherHeads } from "./page-heads.ts";
import { listGoingOn } from "../lines/row-like.ts";
import { amountsOf, datesOf, EMPTY, plainText } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

const digitsOf = ({ written }: AmountToken): string => `${written.whole}.${written.fraction}`;

type Walk = {
  opening: string | null;
  /** The page on which it stands. */
  page: number | null;
  /** Amounts of the last lines that had any: one of them is the balance so far. */
  latest: string[][];
  moved: boolean;
  fresh: boolean;
  lastUsed: number;
  /** What the page above carried on to this one. */
  carried: readonly string[];
  carriedOn: number | null;
};

/** A first balance: named so, or the first amount under a header. */
const findOpening = (facts: readonly Fact[], walk: Walk): Fact | null => {
  const named = facts.find((fact) => fact.kind === "opening");
  if (named !== undefined) return named;
  const other = facts.find((fact) => fact.kind === "carried" || fact.kind === "balance");
  return walk.fresh && other !== undefined ? other : null;
};

const DAY_GAP = 1.6;

/** The day of the last row may stand right under it. */
const endOfRow = (lines: readonly ScannedLine[], last: number): number => {
  const [own, below] = [lines[last], lines[last + 1]];
  const isDay = own !== undefined && datesOf(own).length === 0 && below?.tokens[0]?.from === 0;
  return isDay && datesOf(below).length > 0 && isRightUnder(below.line, own.line, DAY_GAP) ? last + 1 : last;
};

const startOfBlock = (lines: readonly ScannedLine[], index: number, walk: Walk): number =>
  Math.max(endOfRow(lines, walk.lastUsed) + 1, index - BLOCK_MAX);
const BLOCK_MAX = 14;
const LATEST_LINES = 4;
/** A number of so many digits beside a currency is that of an account. */
const ACCOUNT_NUMBER = /^\D*\d{7,}\D*$/;

const isFilled = (scanned: ScannedLine): boolean =>
  amountsOf(scanned).some(({ text }) => !ACCOUNT_NUMBER.test(text));

const noteLine = (
  walk: Walk,
  scanned: ScannedLine,
  facts: readonly Fact[],
  column: DateColumn | null,
): void => {
  const amounts = amountsOf(scanned);
  if (amounts.length > 0) {
    walk.fresh = false;
    walk.latest = [...walk.latest.slice(1 - LATEST_LINES), amounts.map(digitsOf)];
  }
  const row = column !== null && findLead(scanned, [column]) !== null && amounts.length > 0;
  const carried = facts.filter(({ kind }) => kind === "carried");
  if (row || carried.length > 0 || facts.some(({ kind }) => kind === "closing")) walk.moved = true;
  // What a page ends with under words of its own is carried on where the next one begins with it, whatever it is called.
  const isUnnamed = !row && facts.length === 0 && amounts.length === 1 && hasLetters(plainText(scanned), 2);
  const over = isUnnamed ? amounts : carried.map(({ token }) => token);
  const { page } = scanned.line;
  const before = walk.carriedOn === page ? walk.carried : [];
  if (over.length > 0) Object.assign(walk, { carried: [...before, ...over.map(digitsOf)], carriedOn: page });
};

const SUMMARY_GAP = 3;
const SUMMARY_MIN = 2;

/**
 * Accounts whose balances stand in a box behind their rows: another begins behind the box, on the next page where
 * there is one. Null where the first balance stands before the rows, or there is only one account.
 */
const splitBehind = (lines: readonly ScannedLine[], facts: readonly Fact[]): number[] | null => {
  const openings = facts.filter(({ kind }) => kind === "opening");
  const [first, ...others] = openings;
  if (first === undefined || others.length === 0) return null;
  const stated = new Set(facts.map(({ line }) => line));
  const column = findDateColumn(lines, stated);
  const isRow = (scanned: ScannedLine): boolean =>
    column !== null && amountsOf(scanned).length > 0 && findLead(scanned, [column]) !== null;
  if (lines.slice(0, first.line).filter(isRow).length < SUMMARY_MIN) return null;
  const starts = others.flatMap((opening, at) => {
    const before = openings[at]?.line ?? 0;
    const box = facts.filter(({ line }) => line >= before && line < opening.line).map(({ line }) => line);
    const end = box.find((line, index) => (box[index + 1] ?? opening.line) - line > SUMMARY_GAP) ?? before;
    const page = lines[end]?.line.page;
    const next = lines.findIndex(({ line }, index) => index > end && line.page !== page);
    return end > before ? [next >= 0 && next < opening.line ? next : end + 1] : [];
  });
  return starts.length === 0 ? null : [0, ...starts];
};

const SIDES = ["credits", "debits"] as const;

/**
 * Accounts that name no first balance: each page on which the box of what came in and went out is printed again, rows
 * between, begins another. Null where there is no such box twice.
 */
const splitByBoxes = (lines: readonly ScannedLine[], facts: readonly Fact[]): number[] | null => {
  if (facts.some(({ kind }) => kind === "opening" || kind === "carried")) return null;
  const stated = new Set(facts.map(({ line }) => line));
  const boxes = [...stated].filter((line) =>
    SIDES.every((side) => facts.some((fact) => fact.line === line && fact.kind === side)),
  );
  const [first, ...others] = boxes;
  if (first === undefined || others.length === 0) return null;
  const column = findDateColumn(lines, stated);
  const isRow = (scanned: ScannedLine): boolean =>
    column !== null && amountsOf(scanned).length > 0 && findLead(scanned, [column]) !== null;
  const rowsIn = (from: number, to: number): number => lines.slice(from, to).filter(isRow).length;
  if (rowsIn(0, first) > 0) return null;
  const starts = others.flatMap((line) => {
    const page = lines.findIndex((scanned) => scanned.line.page === lines[line]?.line.page);
    return rowsIn(page, line) === 0 ? [page] : [];
  });
  return starts.length === 0 ? null : [0, ...new Set(starts)];
};

const HEAD_LINES = 4;
const FIRST_ROWS = 3;

/**
 * Accounts that name no first balance, each under a heading with its balance and the names of columns: another begins where
 * rows are followed by such a balance, which is printed there first and again beside its first row. Null where none does.
 */
const splitByHeads = (lines: readonly ScannedLine[], facts: readonly Fact[]): number[] | null => {
  if (facts.some(({ kind }) => kind === "opening" || kind === "carried")) return null;
  const printed = lines.map((scanned) => amountsOf(scanned).map(digitsOf));
  const isRow = (at: number): boolean =>
    (printed[at]?.length ?? 0) > 0 && datesOf(lines[at] ?? EMPTY).length > 0;
  const starts = facts.flatMap(({ kind, line, token }) => {
    const header = lines.findIndex((scanned, at) => at > line && isRowHeader(scanned));
    if (kind !== "balance" || isRow(line) || header < 0 || header - line > HEAD_LINES) return [];
    const before = printed.slice(0, line).flat();
    const behind = printed.slice(header + 1, header + 1 + FIRST_ROWS).flat();
    const last = lines.findLastIndex((_, at) => at < line && isRow(at));
    if (last < 0 || before.includes(digitsOf(token)) || !behind.includes(digitsOf(token))) return [];
    return Math.max(last + 1, line - 1);
  });
  return starts.length === 0 ? null : [0, ...new Set(starts)];
};

const TITLE = /^\p{L}.*?([\d*xX\u2022]{6,}) [A-Z]{3}$/u;
const STARTS = new Set<Fact["kind"]>(["opening", "carried", "balance"]);

/** Whether the first figures under a line are a first balance, and then whether the account above ends with it. */
const readOpening = (
  lines: readonly ScannedLine[],
  facts: readonly Fact[],
  at: number,
): "another" | "goes on" | null => {
  const filled = lines.flatMap((scanned, line) => (amountsOf(scanned).length > 0 ? [line] : []));
  const next = filled.find((line) => line > at);
  const latest = filled.filter((line) => line < at).slice(-LATEST_LINES);
  const ended = latest.flatMap((line) => amountsOf(lines[line] ?? EMPTY).map(digitsOf));
  const first = facts.filter(({ line, kind }) => line === next && STARTS.has(kind));
  if (first.length === 0) return null;
  return first.some(({ token }) => !ended.includes(digitsOf(token))) ? "another" : "goes on";
};

/** Between a line and the first row under it the names of columns stand on its page; what is told of the account may stand there too. */
const opensTable = (lines: readonly ScannedLine[], facts: readonly Fact[], at: number): boolean => {
  const page = lines[at]?.line.page;
  const stated = new Set(facts.map(({ line }) => line));
  const next = lines.findIndex((scanned, line) => line > at && isFilled(scanned) && !stated.has(line));
  const between = lines.slice(at + 1, Math.max(at + 1, next));
  return between.some((scanned) => scanned.line.page === page && isRowHeader(scanned));
};

/**
 * The number of the account that begins with a line without figures: `Giro 4410207788 EUR`, or `Account 525-966635-196` over its
 * first balance or the names of its columns. Elsewhere a number may be that of whom was paid.
 */
const numberAt = (lines: readonly ScannedLine[], facts: readonly Fact[], at: number): string | null => {
  const scanned = lines[at] ?? EMPTY;
  if (datesOf(scanned).length > 0) return null;
  const { line } = scanned;
  const number = findAccountNumber(line.text);
  // where money is printed whole, its digits look like an amount
  if (amountsOf(scanned).some(({ text }) => !ACCOUNT_NUMBER.test(text) && !(number ?? "").includes(text)))
    return null;
  const titled = line.cells.length > 1 ? null : (TITLE.exec(line.text)?.[1] ?? null);
  if (titled !== null) return titled;
  if (number === null) return null;
  // another way to write the number, on a page that begins with what the one before ends with
  const opening = readOpening(lines, facts, at);
  return opening === "another" || (opening === null && opensTable(lines, facts, at)) ? number : null;
};

/** The line over a number that names its account, behind the last line of the account above. */
const isNameOver = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined && scanned.tokens.length === 0 && scanned.line.cells.length === 1;

/** Accounts under numbers of their own, each with rows. Null where no two differ, or they take turns. */
const splitByNumbers = (lines: readonly ScannedLine[], facts: readonly Fact[]): number[] | null => {
  const goingOn = listGoingOn(lines.map(({ line }) => line));
  const named = lines.flatMap((scanned, line) => {
    const number = goingOn.has(scanned.line) ? null : numberAt(lines, facts, line);
    return number === null ? [] : [{ number, line }];
  });
  const changes = named.filter(({ number }, at) => named[at - 1]?.number !== number);
  const isRow = (scanned: ScannedLine): boolean =>
    amountsOf(scanned).length > 0 && datesOf(scanned).length > 0;
  const sections = changes.filter(({ line }, at) => lines.slice(line, changes[at + 1]?.line).some(isRow));
  if (sections.length < 2 || new Set(sections.map(({ number }) => number)).size < sections.length)
    return null;
  return [0, ...sections.slice(1).map(({ line }) => (isNameOver(lines[line - 1]) ? line - 1 : line))];
};

/** A page begins with what the page before it ends with: `Suma y sigue`, and under it `Saldo anterior`. */
const isBroughtOver = ({ carried, carriedOn }: Walk, openings: readonly string[], page: number): boolean =>
  carriedOn === page - 1 && openings.some((opening) => carried.includes(opening));

/** Accounts of which another begins where another first balance follows the rows or the last balance of the account above. */
const splitByOpenings = (lines: readonly ScannedLine[], facts: readonly Fact[]): number[] => {
  const starts = [0];
  const stated = new Set(facts.map((fact) => fact.line));
  const column = findDateColumn(lines, stated);
  const walk: Walk = {
    opening: null,
    page: null,
    latest: [],
    moved: false,
    fresh: false,
    lastUsed: -1,
    carried: [],
    carriedOn: null,
  };
  const byLine = Map.groupBy(facts, (fact) => fact.line);
  const otherHeads = findOtherHeads(lines);
  for (const [index, scanned] of lines.entries()) {
    const own = byLine.get(index) ?? [];
    if (isHeaderLine(scanned)) walk.fresh = true;
    const opening = findOpening(own, walk);
    const value = opening === null ? null : digitsOf(opening.token);
    const openings = own.filter(({ kind }) => kind === "opening").map(({ token }) => digitsOf(token));
    const repeated =
      opening?.kind === "opening"
        ? openings.includes(walk.opening ?? "") || isBroughtOver(walk, openings, scanned.line.page)
        : walk.latest.flat().includes(value ?? "");
    const { page } = scanned.line;
    // The box of both balances may stand over the rows of a page and again under them.
    const isBoxAgain = opening?.kind === "opening" && walk.page === page && /[1-9]/.test(value ?? "");
    const goesOn = repeated && (!otherHeads.has(page) || isBoxAgain);
    if (value !== null && walk.opening !== null && walk.moved && !goesOn) {
      starts.push(startOfBlock(lines, index, walk));
      Object.assign(walk, { opening: value, page, moved: false });
    } else if (value !== null && walk.opening === null) Object.assign(walk, { opening: value, page });
    noteLine(walk, scanned, own, column);
    if (isFilled(scanned)) walk.lastUsed = index;
  }
  return starts;
};

/**
 * Something else than the balance tells that another account or period begins at a line: the one above has its last balance, words of
 * another stand over it, or the head of its page shows other days. A balance that is carried on wrongly begins none.
 */
export const isTold = (lines: readonly ScannedLine[], facts: readonly Fact[], start: number): boolean => {
  const last = lines.findLastIndex((scanned, at) => at < start && isFilled(scanned));
  const first = lines.findIndex((scanned, at) => at >= start && isFilled(scanned));
  const page = lines[first]?.line.page ?? 0;
  // At the foot of the page before, only a number is no word of the page itself.
  const isTitle = (scanned: ScannedLine): boolean =>
    hasLetters(plainText(scanned), 2) &&
    !isRowHeader(scanned) &&
    (scanned.line.page === page || /(?:\d ?){6}/.test(scanned.line.text));
  return (
    facts.some(({ line, kind }) => line === last && kind === "closing") ||
    lines.slice(last + 1, first).some(isTitle) ||
    findOtherHeads(lines).has(page)
  );
};

const WAYS = [splitByNumbers, splitBehind, splitByBoxes, splitByHeads, splitByOpenings];

/** The indexes of the lines at which each account begins, the first 0, and whether each is told by a number of its own. */
export type Starts = { readonly lines: readonly number[]; readonly numbered: boolean };

/** The ways in which lines may be those of several accounts. */
export const listSplits = (lines: readonly ScannedLine[], facts: readonly Fact[]): Starts[] => {
  const splits = WAYS.map((split) => ({
    lines: split(lines, facts) ?? [],
    numbered: split === splitByNumbers,
  })).filter((starts) => starts.lines.length > 1);
  return splits.filter(
    ({ lines: own }, at) => splits.findIndex((other) => other.lines.join(" ") === own.join(" ")) === at,
  );
};
