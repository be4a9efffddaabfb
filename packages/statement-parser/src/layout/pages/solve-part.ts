import type { ParseHints } from "../../parsed-file.ts";
import { pickRowDates } from "./booking-dates.ts";
import type { RowDates } from "./booking-dates.ts";
import { choosePageReading } from "./choose-page-reading.ts";
import { collectRecords } from "./collect-records.ts";
import type { PageRecord } from "./collect-records.ts";
import { exponentOf } from "./describe-document.ts";
import type { DocumentWords } from "./describe-document.ts";
import type { DateColumn } from "./find-date-column.ts";
import { findDateColumn, findLead, findOtherColumns } from "./find-date-column.ts";
import { findDirectionWords } from "./find-direction-words.ts";
import { isTotal } from "./fact-words.ts";
import { findFacts } from "./find-facts.ts";
import type { Fact } from "./find-facts.ts";
import { isHeaderLine, listMoneyNames } from "./header-lines.ts";
import type { Line } from "./lines.ts";
import { readDates } from "./resolve-dates.ts";
import type { DateReading } from "./resolve-dates.ts";
import { amountsOf, plainText } from "./tokens.ts";
import type { ScannedLine } from "./tokens.ts";
import type { Candidate } from "./weigh-page-reading.ts";

/** The lines of one account, and those at the head of the document that hold for all accounts. */
export type Part = {
  lines: readonly ScannedLine[];
  head: readonly ScannedLine[];
  words: DocumentWords;
  fixedPitch: boolean;
  hints: ParseHints;
};

/** A part with the reading chosen for it. */
export type Solved = {
  part: Part;
  records: readonly PageRecord[];
  texts: readonly string[];
  candidate: Candidate;
  dates: DateReading;
  rowDates: readonly RowDates[];
  days: readonly (string | null)[];
};

const headerTexts = (lines: readonly ScannedLine[], records: readonly PageRecord[]): string[] => {
  const first = records[0]?.lines[0] ?? lines.length;
  const start = lines.findIndex((scanned) => isHeaderLine(scanned) && scanned.bars > 0);
  if (start < 0 || start >= first) return [];
  return lines
    .slice(start, first)
    .map((scanned) => scanned.line.text)
    .join(" ")
    .split("|")
    .map((text) => text.trim());
};

const ALIGNED = 3;

/** Lines without a date whose amount stands under the amounts of the rows. */
const findOwnRows = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
): ((scanned: ScannedLine) => boolean) => {
  const tokens =
    records.length > 0
      ? records.flatMap((record) => record.amounts.map(({ token }) => token))
      : lines.flatMap(amountsOf);
  const edges = tokens.map(({ edge }) => edge);
  return (scanned) =>
    amountsOf(scanned).some(({ edge }) => edges.some((other) => Math.abs(other - edge) <= ALIGNED)) &&
    /\p{L}/u.test(plainText(scanned)) &&
    !isTotal(plainText(scanned));
};

const STATED = new Set(["opening", "closing", "carried", "balance"]);

/** Lines that state a balance or a total; a row may speak of deposits too. */
const statedLines = (facts: readonly Fact[]): Set<number> =>
  new Set(facts.flatMap(({ kind, label, line }) => (STATED.has(kind) || isTotal(label) ? [line] : [])));

/** Lines near the rows whose amounts stand where a row and its balance have theirs, and that belong to none. */
const countLeftOver = (
  part: Part,
  records: readonly PageRecord[],
  facts: ReturnType<typeof findFacts>,
): number => {
  const taken = new Set([...records.flatMap((record) => record.lines), ...statedLines(facts)]);
  const edges = records.flatMap((record) => record.amounts.map(({ token }) => token.edge));
  const aligned = (edge: number): boolean => edges.filter((other) => Math.abs(other - edge) <= 1).length > 1;
  return part.lines.filter(
    (scanned, index) =>
      !taken.has(index) &&
      amountsOf(scanned).length >= 2 &&
      amountsOf(scanned).every(({ edge }) => aligned(edge)) &&
      /\p{L}{2}/u.test(plainText(scanned)) &&
      !isTotal(plainText(scanned)),
  ).length;
};

const solveRecords = (
  part: Part,
  records: readonly PageRecord[],
  facts: ReturnType<typeof findFacts>,
): Solved | null => {
  const { lines, words, hints } = part;
  if (records.length === 0) return null;
  const inRows = new Set(records.flatMap((record) => record.lines));
  const around = [...part.head, ...lines.filter((_, index) => !inRows.has(index))];
  const rows = records.flatMap((record) => record.dates.slice(0, 1).map(({ date }) => date));
  const commaCents = records.some((record) => /,\d{2}\D*$/.test(record.amounts[0]?.token.text ?? ""));
  const beside = records.flatMap((record) => record.dates.slice(1).map(({ date }) => date));
  const { statedCurrency: currency, dateHabit: habit } = words;
  const dates = readDates({ around, rows, beside, hints, currency, commaCents, habit });
  const rowDates = pickRowDates(records, lines, words.text);
  let last: string | null = null;
  const days = rowDates.map(({ booked, other }) => {
    if (booked !== undefined)
      last = dates.resolve(booked.date) ?? (other && dates.resolve(other.date)) ?? null;
    return last;
  });
  const texts = records.map((record) =>
    record.lines.map((index) => plainText(lines[index] ?? { line: EMPTY, tokens: [], bars: 0 })).join(" "),
  );
  const candidate = choosePageReading({
    records,
    names: listMoneyNames(lines),
    header: headerTexts(lines, records),
    facts: {
      facts: facts.filter((fact) => !inRows.has(fact.line)),
      exponent: exponentOf(words.currency),
      firstLine: records[0]?.lines[0] ?? 0,
      lastLine: records.at(-1)?.lines[0] ?? 0,
      resolve: dates.resolve,
    },
    directions: findDirectionWords(records, lines),
    evidence: { texts, days, owes: words.owes, leftOver: countLeftOver(part, records, facts) },
  });
  return candidate === null ? null : { part, records, texts, candidate, dates, rowDates, days };
};

export const EMPTY: Line = { page: 0, box: [0, 0, 0, 0], words: [], cells: [], text: "" };

/** The one for which more speaks. */
export const better = (a: Solved | null, b: Solved | null): Solved | null => {
  if (a === null || b === null) return a ?? b;
  return b.candidate.score > a.candidate.score ? b : a;
};

export const isProved = (solved: Solved | null): boolean =>
  solved?.candidate.proved.proof.verdict === "proved";

const BELOW_SHARE = 0.8;

const isFilled = (scanned: ScannedLine | undefined): boolean =>
  scanned !== undefined && amountsOf(scanned).length > 0;

/**
 * Nearly all dates that begin a line stand right below a line with amounts, and none beside one. Where a row of several
 * lines begins with its date and ends with its amount it looks alike, but there a date stands before the first amount.
 */
const hasDatesBelow = (
  lines: readonly ScannedLine[],
  columns: readonly DateColumn[],
  stated: ReadonlySet<number>,
): boolean => {
  const leads = lines.flatMap((scanned, index) => (findLead(scanned, columns) === null ? [] : [index]));
  const below = leads.filter((index) => !isFilled(lines[index]) && isFilled(lines[index - 1]));
  const first = leads[0] ?? 0;
  const header = lines.slice(0, first).findLastIndex(isHeaderLine);
  const start = Math.max(0, header < 0 ? first - 1 : header);
  const amountFirst = lines.slice(start, first).some((line, at) => isFilled(line) && !stated.has(start + at));
  return leads.length > 0 && below.length > leads.length * BELOW_SHARE && amountFirst;
};

const LATE_SHARE = 0.15;

/** Finds the rows of one account and the reading that its printed facts prove. */
export const solvePart = (part: Part): Solved | null => {
  const facts = findFacts(part.lines);
  const stated = facts.filter((fact) => STATED.has(fact.kind)).map((fact) => fact.line);
  const column = findDateColumn(part.lines, new Set(stated));
  if (column === null) return null;
  const columns = [column, ...findOtherColumns(part.lines, column)];
  const dated = collectRecords(part.lines, {
    columns,
    facts,
    ownRow: () => false,
    amountLast: false,
    dateBelow: false,
  });
  const solved = solveRecords(part, dated, facts);
  if (isProved(solved)) return solved;
  const late = dated.filter((record) => record.amounts[0]?.line !== record.lines[0]).length;
  const amountLast = late > dated.length * LATE_SHARE;
  const ownRow = findOwnRows(dated, part.lines);
  const grouped = collectRecords(part.lines, { columns, facts, ownRow, amountLast, dateBelow: false });
  const best = grouped.length === dated.length ? solved : better(solved, solveRecords(part, grouped, facts));
  if (!hasDatesBelow(part.lines, columns, statedLines(facts))) return best;
  const below = collectRecords(part.lines, { columns, facts, ownRow, amountLast: false, dateBelow: true });
  return solveRecords(part, below, facts) ?? best;
};
