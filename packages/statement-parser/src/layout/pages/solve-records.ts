import type { WrittenAmount } from "../../values/amount.ts";
import { pickRowDates } from "../days/booking-dates.ts";
import type { RowDates } from "../days/booking-dates.ts";
import { spanDays } from "../facts/choose-facts.ts";
import { choosePageReading } from "../readings/choose-page-reading.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import { confirmTotals } from "../totals/confirm-totals.ts";
import { tellSidesByColumn } from "../facts/side-by-column.ts";
import { exponentOf } from "../accounts/describe-document.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import { isTotal } from "../../labels/fact-words.ts";
import { isPlainTotal } from "../../labels/total-words.ts";
import { findDirectionWords, haveLoneSigns } from "../readings/find-direction-words.ts";
import { statedLines } from "../facts/find-facts.ts";
import type { Fact } from "../facts/find-facts.ts";
import type { HeaderName } from "../headers/money-names.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import { listMoneyNames, nameByDebt, nameCosts } from "../headers/money-names.ts";
import { findPageLayout, fingerprintPage } from "../readings/page-layout.ts";
import { readDates } from "../days/resolve-dates.ts";
import type { DateReading } from "../days/resolve-dates.ts";
import type { Part, Solved } from "./solved.ts";
import { sumsColumns } from "../lines/sum-lines.ts";
import { amountsOf, EMPTY, plainText, sizeOf } from "../lines/tokens.ts";
import type { AmountToken, ScannedLine } from "../lines/tokens.ts";
import type { Evidence } from "../readings/candidate.ts";
import { hasLetters } from "../../values/text.ts";

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

/** Lines near the rows whose amounts stand where a row and its balance have theirs, and that belong to none. */
const countLeftOver = (part: Part, records: readonly PageRecord[], taken: ReadonlySet<number>): number => {
  const edges = records.flatMap((record) => record.amounts.map(({ token }) => token.edge));
  const aligned = (edge: number): boolean => edges.some((other) => Math.abs(other - edge) <= 1);
  return part.lines.filter(
    (scanned, index) =>
      !taken.has(index) &&
      amountsOf(scanned).length >= 2 &&
      amountsOf(scanned).every(({ edge }) => aligned(edge)) &&
      hasLetters(plainText(scanned), 2) &&
      !isTotal(plainText(scanned)) &&
      !sumsColumns(scanned, records),
  ).length;
};

/** The words of a row that are neither its date nor an amount. */
export const textOf = (record: PageRecord, lines: readonly ScannedLine[]): string =>
  record.lines.map((index) => plainText(lines[index] ?? EMPTY)).join(" ");

const readDays = (rowDates: readonly RowDates[], dates: DateReading): (string | null)[] => {
  let last: string | null = null;
  return rowDates.map(({ booked, other }) => {
    if (booked !== undefined)
      last = dates.resolve(booked.date) ?? (other && dates.resolve(other.date)) ?? null;
    return last;
  });
};

type DatedRows = {
  booked: readonly PageRecord[];
  /** Whether a booked row is read; others may still give it their day. */
  isKept: (row: unknown, at: number) => boolean;
  /** The lines that are in no row. */
  around: readonly ScannedLine[];
};

/** How the days of the rows are read, and which of them are the days of booking. */
const readRowDates = (
  { lines, words, hints }: Part,
  { booked, isKept, around }: DatedRows,
): Pick<Solved, "dates" | "rowDates" | "days" | "daysOpen"> => {
  const records = booked.filter(isKept);
  const rows = records.flatMap((record) => record.dates.slice(0, 1).map(({ date }) => date));
  const beside = records.flatMap(({ dates: [first, ...others] }) =>
    first === undefined ? [] : others.map(({ date }) => ({ date, row: first.date })),
  );
  const commaCents = records.some((record) => /,\d{2}\D*$/.test(record.amounts[0]?.token.text ?? ""));
  const { statedCurrency: currency, dateHabit: habit, text, owes } = words;
  const dates = readDates({ around, rows, beside, hints, currency, commaCents, habit });
  const { rowDates, open } = pickRowDates(booked, lines, { ...dates, text, owes });
  const days = readDays(rowDates, dates);
  return { dates, rowDates: rowDates.filter(isKept), days: days.filter(isKept), daysOpen: open };
};

/** What the words say of the kind of the account. */
const readKind = ({
  owes,
  mayOwe,
  understood,
  accountType,
  kindSaid,
}: DocumentWords): Pick<Evidence, "owes" | "mayOwe" | "understood" | "known" | "saidByPerson" | "loan"> => ({
  owes,
  mayOwe,
  understood,
  known: accountType !== null || kindSaid !== null,
  saidByPerson: kindSaid !== null,
  loan: (accountType ?? kindSaid) === "loan",
});

const BALANCES = new Set<Fact["kind"]>(["opening", "closing", "carried", "balance"]);

/** No loan is in credit: where every balance has a minus, it stands for the debt, and figures are signed as their owner sees them. */
const isOwnersView = (facts: readonly Fact[], exponent: number): boolean => {
  const balances = facts.filter(({ kind, token }) => BALANCES.has(kind) && sizeOf(token, exponent) > 0);
  return balances.length > 0 && balances.every(({ token }) => token.written.negative);
};

const HEADER_LINES = 3;

/** The names that stand over rows, not those of a box before them, whose figures stand between. */
const keepOwnNames = (
  names: readonly HeaderName[],
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
): HeaderName[] => {
  const used = new Set(
    records.map(({ lines: [first = 0] }) => names.findLast(({ line }) => line < first)?.line ?? -1),
  );
  const isOver = (line: number, one: number): boolean =>
    Math.abs(one - line) <= HEADER_LINES &&
    lines.slice(line, one).every((scanned) => amountsOf(scanned).length === 0);
  const kept = names.filter(({ line }) => [...used].some((one) => isOver(line, one)));
  return kept.length === 0 ? [...names] : kept;
};

/** The names over the amounts of the rows; under the last row they are those of another table, as of the balances of each day. */
const listOwnNames = ({ lines, words }: Part, records: readonly PageRecord[]): HeaderName[] => {
  const last = records.at(-1)?.lines[0] ?? 0;
  const over = keepOwnNames(
    listMoneyNames(lines).filter(({ line }) => line <= last),
    records,
    lines,
  );
  return words.owes ? nameByDebt(over) : nameCosts(over);
};

/** Totals without further words under the last row. */
const listSums = (lines: readonly ScannedLine[], inRows: ReadonlySet<number>): WrittenAmount[] => {
  const last = Math.max(...inRows);
  return lines.flatMap((scanned, index) => {
    const [token, ...others] = amountsOf(scanned);
    const isSum = index > last && others.length === 0 && isPlainTotal(plainText(scanned));
    return isSum && token !== undefined ? [token.written] : [];
  });
};

/** So near to the last row, or to the first balance, stands the last balance, whatever it is called. */
const NEAR_LINES = 8;

/** Figures with words under the last row, even where they seem to go on with it, or about the first balance, which none of them is. */
const listFigures = (
  lines: readonly ScannedLine[],
  facts: readonly Fact[],
  records: readonly PageRecord[],
): WrittenAmount[] => {
  const inRows = new Set(records.flatMap(({ amounts: [first] }) => first?.line ?? []));
  const last = Math.max(...inRows);
  const firsts = facts.filter(({ kind }) => kind === "opening");
  const openings = firsts.map(({ line }) => line);
  const isOpening = (one: AmountToken): boolean => firsts.some(({ token }) => token === one);
  const isNear = (index: number): boolean =>
    (index > last && index <= last + NEAR_LINES) ||
    openings.some((line) => Math.abs(line - index) <= NEAR_LINES);
  return lines.flatMap((scanned, index) =>
    !inRows.has(index) && isNear(index) && hasLetters(plainText(scanned), 2)
      ? amountsOf(scanned).flatMap((one) => (isOpening(one) ? [] : one.written))
      : [],
  );
};

const NONE: ReadonlySet<PageRecord> = new Set();

type Rows = {
  records: readonly PageRecord[];
  /** Those taken for no movements of the account; they may still give others their day. */
  left?: ReadonlySet<PageRecord>;
};

/** The reading of the booked rows for which most speaks; null where there is no row. */
export const solveRecords = (
  part: Part,
  facts: readonly Fact[],
  { records: all, left = NONE }: Rows,
): Solved | null => {
  const { lines, words, hints } = part;
  const booked = all.filter((record) => !record.pending);
  const kept = booked.map((record) => !left.has(record));
  const isKept = (_: unknown, at: number): boolean => kept[at] === true;
  const records = booked.filter(isKept);
  const pending = all.filter((record) => record.pending);
  if (records.length === 0) return null;
  const inRows = new Set(booked.flatMap((record) => record.lines));
  const around = [...part.head, ...lines.filter((_, index) => !inRows.has(index))];
  const dated = readRowDates(part, { booked, isKept, around });
  const texts = records.map((record) => textOf(record, lines));
  const taken = new Set([...all.flatMap((record) => record.lines), ...statedLines(facts)]);
  const names = listOwnNames(part, records);
  const exponent = exponentOf(words.currency);
  const kind = readKind(words);
  const printed = tellSidesByColumn(
    facts.filter((fact) => !inRows.has(fact.line)),
    names,
  );
  const owes = kind.owes && !(kind.loan && isOwnersView(printed, exponent));
  const candidate = choosePageReading({
    records,
    names,
    header: headerTexts(lines, records),
    facts: {
      facts: printed,
      exponent,
      firstLine: records[0]?.lines[0] ?? 0,
      lastLine: records.at(-1)?.lines[0] ?? 0,
      days: spanDays(dated.days),
      resolve: dated.dates.resolve,
      sums: words.owes ? listSums(lines, inRows) : [],
      figures: listFigures(lines, facts, booked),
    },
    directions: findDirectionWords(records, lines),
    layout: findPageLayout(fingerprintPage(lines, part.fixedPitch), hints.layouts),
    evidence: {
      texts,
      days: dated.days,
      ...kind,
      owes,
      leftOver: countLeftOver(part, records, taken),
      said: findDirectionWords(records, lines, true),
      loneSigns: haveLoneSigns(records, lines),
    },
  });
  if (candidate === null) return null;
  const others = new Set(all.filter((one) => one.pending || left.has(one)).flatMap((one) => one.lines));
  const input = { lines, facts, names, exponent, candidate, others, records, texts };
  return { part, records, pending, texts, candidate: confirmTotals(input), ...dated };
};

/** The one for which more speaks. */
export const better = (a: Solved | null, b: Solved | null): Solved | null => {
  if (a === null || b === null) return a ?? b;
  return b.candidate.score > a.candidate.score ? b : a;
};

/** Proved, and every row has its day. */
export const isProved = (solved: Solved | null): boolean =>
  solved !== null &&
  solved.candidate.proved.proof.verdict === "proved" &&
  solved.candidate.rows.every((row) => solved.days[row.record] !== null);
