import { collectRecords } from "../rows/collect-records.ts";
import type { PageRecord, RecordOptions } from "../rows/collect-records.ts";
import type { DateColumn } from "../rows/find-date-column.ts";
import { beginsWithPeriod, findDateColumns, findLead, findOtherColumns } from "../rows/find-date-column.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import { firstAmounts } from "../readings/find-columns.ts";
import { findFacts, statedLines } from "../facts/find-facts.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import { listMoneyNames } from "../headers/money-names.ts";
import type { HeaderName } from "../headers/money-names.ts";
import { solveSomeTables } from "./keep-tables.ts";
import { markPending } from "../rows/mark-pending.ts";
import { isSum } from "../lines/sum-lines.ts";
import { pairStackedDays } from "../rows/stacked-days.ts";
import { leaveRecap, swallowsRows } from "./swallowed-rows.ts";
import { better, isProved, solveRecords } from "./solve-records.ts";
import type { Part, Solved } from "./solved.ts";
import { nameEnds } from "./unnamed-ends.ts";
import { amountsOf, plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const ALIGNED = 3;

const isWorded = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined && /\p{L}/u.test(plainText(scanned));

const NAME_WORDS_MIN = 5;

/** In a longer text a word as `total` may be part of a name. */
const isTotalLine = (text: string): boolean =>
  isTotal(text) && (text.split(" ").length < NAME_WORDS_MIN || readFactWords(text) !== null);

/** Lines over which the names of one table may go. */
const HEADER_LINES = 3;

/** Where the columns of money out and of money in end, as the names over a line say; those of all tables where none stand over it. */
const findSides = (names: readonly HeaderName[], index: number): [out: number[], in_: number[]] => {
  const last = Math.max(...names.flatMap(({ line }) => (line < index ? [line] : [])));
  const own = names.filter(({ line }) => last < 0 || (line <= last && line > last - HEADER_LINES));
  const edgesOf = (side: "debit" | "credit"): number[] =>
    own.flatMap(({ role, box }) => (role === side ? [box[2]] : []));
  return [edgesOf("debit"), edgesOf("credit")];
};

/** Lines without a date whose amount stands under the amounts of the rows, or under the name of one side. */
const findOwnRows = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
): ((scanned: ScannedLine) => boolean) => {
  const tokens =
    records.length > 0
      ? records.flatMap((record) => firstAmounts(record).map(({ token }) => token))
      : lines.flatMap(amountsOf);
  const names = listMoneyNames(lines).filter(({ role }) => role === "debit" || role === "credit");
  const edges = [...tokens.map(({ edge }) => edge), ...names.map(({ box }) => box[2])];
  const places = new Map(lines.map((scanned, index) => [scanned, index]));
  const standsAt = (scanned: ScannedLine, ends: readonly number[]): boolean =>
    amountsOf(scanned).some(({ edge }) => ends.some((end) => Math.abs(end - edge) <= ALIGNED));
  const bare = records.filter((record) => !isWorded(lines[record.amounts[0]?.line ?? -1])).length;
  const isBare = bare * 2 > records.length;
  return (scanned) =>
    standsAt(scanned, edges) &&
    // No row goes in and out: what stands under both sides are their sums.
    !findSides(names, places.get(scanned) ?? 0).every((ends) => standsAt(scanned, ends)) &&
    (isBare || isWorded(scanned)) &&
    !beginsWithPeriod(scanned) &&
    !isSum(scanned) &&
    !isTotalLine(plainText(scanned));
};

const BELOW_SHARE = 0.8;

const isFilled = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined && amountsOf(scanned).length > 0;

/**
 * Nearly all dates that begin a line stand right below a line with amounts, and none beside one. Where a row of several
 * lines begins with its date and ends with its amount it looks alike, but there a date stands before the first amount,
 * and an amount behind the last date.
 */
const hasDatesBelow = (
  lines: readonly ScannedLine[],
  columns: readonly DateColumn[],
  stated: ReadonlySet<number>,
): boolean => {
  const leads = lines.flatMap((scanned, index) =>
    findLead(scanned, columns) === null || stated.has(index) ? [] : [index],
  );
  const dated = new Set(leads);
  // The balance may stand beside the date.
  const below = leads.filter((index) => !dated.has(index - 1) && isFilled(lines[index - 1]));
  const [first = 0, last = 0] = [leads[0], leads.at(-1)];
  const header = lines.slice(0, first).findLastIndex(isHeaderLine);
  const start = Math.max(0, header < 0 ? first - 1 : header);
  const isRow = (index: number): boolean => isFilled(lines[index]) && !stated.has(index);
  const amountFirst = lines.slice(start, first).some((_, at) => isRow(start + at));
  const nothingBehind = !lines.slice(last, last + BEHIND).some((_, at) => isRow(last + at));
  return leads.length > 0 && below.length > leads.length * BELOW_SHARE && (amountFirst || nothingBehind);
};

/** An amount so many lines behind a date may be its own. */
const BEHIND = 4;

const LATE_SHARE = 0.15;
const STATED = new Set(["opening", "closing", "carried", "balance"]);

/** Words of a row stand over the line of its first amount; a day alone over it, as a heading, is none. */
const hasWordsBefore = (
  { lines: own, amounts: [first] }: PageRecord,
  lines: readonly ScannedLine[],
): boolean => first === undefined || own.some((at) => at < first.line && isWorded(lines[at]));

/** The rows that begin with the dates of some columns, read in the ways in which rows can be printed about their dates. */
const solveColumn = (part: Part, facts: readonly Fact[], column: DateColumn): Solved | null => {
  const { lines } = part;
  const columns = [column, ...findOtherColumns(lines, column)];
  const pairs = pairStackedDays(lines, columns, statedLines(facts));
  const solve = (options: Omit<RecordOptions, "columns" | "facts" | "owes" | "pairs">): Attempt => {
    const { owes } = part.words;
    const records = markPending(collectRecords(lines, { columns, facts, owes, pairs, ...options }), lines);
    return { records, solved: () => solveRecords(part, facts, { records }) };
  };
  const dated = solve({ ownRow: () => false, amountLast: false, dateBelow: false });
  const isBelow = pairs.size === 0 && hasDatesBelow(lines, columns, statedLines(facts));
  const solved = dated.solved();
  const swallowed = swallowsRows(solved);
  if (isProved(solved) && !isBelow && !swallowed) return solved;
  const whole = solved === null || !swallowed || isBelow ? null : leaveRecap(solved, facts);
  if (whole !== null) return whole;
  const late = dated.records.filter((record) => hasWordsBefore(record, lines)).length;
  const amountLast = late > dated.records.length * LATE_SHARE;
  const ownRow = findOwnRows(dated.records, lines);
  const grouped = solve({ ownRow, amountLast, dateBelow: false });
  const isSame = grouped.records.length === dated.records.length;
  const best = isSame ? solved : swallowed ? (grouped.solved() ?? solved) : better(solved, grouped.solved());
  if (isProved(best) && !isBelow) return best;
  if (isBelow) {
    const below = solve({ ownRow, amountLast: false, dateBelow: true }).solved();
    if (below !== null) return below;
  }
  const some = solveSomeTables(part, dated.records, facts);
  return some ?? (isSame ? null : solveSomeTables(part, grouped.records, facts)) ?? best;
};

type Attempt = { records: PageRecord[]; solved: () => Solved | null };

const solveWith = (part: Part, facts: readonly Fact[]): Solved | null => {
  const stated = facts.filter((fact) => STATED.has(fact.kind)).map((fact) => fact.line);
  let best: Solved | null = null;
  for (const column of findDateColumns(part.lines, new Set(stated))) {
    best = better(best, solveColumn(part, facts, column));
    if (isProved(best)) break;
  }
  return best;
};

/** A dated line that begins like a balance or a total and goes on: perhaps a merchant of such a name ("Total Wine", "New Balance"). */
const mayNameMerchant = (
  { label, line, dates, token }: Fact,
  lines: readonly ScannedLine[],
  besides: readonly HeaderName[],
): boolean => {
  const scanned = lines[line];
  return (
    scanned !== undefined &&
    dates.some(({ from }) => from === 0) &&
    amountsOf(scanned).length === 1 &&
    (label.split(/\s+/).length > 2 || besides.some(({ box }) => Math.abs(box[2] - token.edge) <= ALIGNED))
  );
};

/** The names over the sides of a table that has a column of its own for balances. */
const listSidesBesideBalances = (lines: readonly ScannedLine[]): HeaderName[] => {
  const names = listMoneyNames(lines);
  const balanced = new Set(names.filter(({ role }) => role === "balance").map(({ line }) => line));
  return names.filter(({ role, line }) => (role === "debit" || role === "credit") && balanced.has(line));
};

/** The line of a balance or total is read as a row. */
const isRow = ({ line }: Fact, { candidate }: Solved): boolean =>
  candidate.rows.some(({ movement }) => movement.line === line);

/** Finds the rows of one account and the reading that its printed facts prove. */
export const solvePart = (part: Part): Solved | null => {
  const facts = findFacts(part.lines);
  const solved = solveWith(part, facts);
  if (isProved(solved)) return solved;
  const ends = solved === null ? null : nameEnds(solved, facts);
  const between = ends === null ? null : solveWith(part, ends);
  if (isProved(between)) return between;
  const sides = listSidesBesideBalances(part.lines);
  const merchants = facts.filter((fact) => mayNameMerchant(fact, part.lines, sides));
  if (merchants.length === 0) return solved;
  const other = solveWith(
    part,
    facts.filter((fact) => !merchants.includes(fact)),
  );
  return other !== null && isProved(other) && merchants.every((fact) => isRow(fact, other)) ? other : solved;
};
