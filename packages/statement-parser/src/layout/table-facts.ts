import type { IsoDate } from "@passbook/contract/values";
import { lineOf } from "../decode/table.ts";
import type { TableRow } from "../decode/table.ts";
import type { ParsedTransaction, PrintedFacts } from "../parsed-file.ts";
import { sumRows } from "../proof/proof-row.ts";
import { resolveDate } from "../values/date.ts";
import { listPlaces } from "../words/find-phrases.ts";
import { toPlainWords } from "../words/plain-words.ts";
import { closesTable, isDataRow } from "./find-sections.ts";
import type { Section } from "./find-sections.ts";
import { isBoxBroken } from "./pages/check-box.ts";
import { checkCounts, findStatedCount } from "./pages/check-counts.ts";
import { chooseFacts, pickBalances, valueOf } from "./pages/choose-facts.ts";
import type { FactInput, FactValues } from "./pages/choose-facts.ts";
import { listCounts } from "./pages/find-counts.ts";
import { findFacts } from "./pages/find-facts.ts";
import type { Fact } from "./pages/find-facts.ts";
import { listPeriods } from "./pages/find-period.ts";
import { plainText } from "./pages/tokens.ts";
import type { ScannedLine } from "./pages/tokens.ts";
import { placeRows } from "./place-rows.ts";
import type { InformativeFact } from "./read-rows.ts";
import type { SectionReading } from "./read-section.ts";
import { addTableTotal, readNamedTotals } from "./table-totals.ts";

/** The lines around a table with their place: those before `first` stand over its rows, those behind `last` under them. */
export type Around = { lines: readonly ScannedLine[]; first: number; last: number; today: IsoDate };

const ABOVE_ROWS_MAX = 60;
const BELOW_ROWS_MAX = 30;

const isTitle = ({ cells }: TableRow): boolean => !cells.some((cell) => /\d[.,]\d/.test(cell));

/** What stands behind a gap under the balances of a table, and states others under a title, is of another account. */
const cutNext = (rows: readonly TableRow[]): readonly TableRow[] => {
  const end = rows.findIndex((row, at) => {
    const before = rows[at - 1];
    const isApart = before !== undefined && lineOf(row) - lineOf(before) > 1 && isTitle(row);
    return isApart && rows.slice(0, at).some(closesTable) && rows.slice(at).some(closesTable);
  });
  return end === -1 ? rows : rows.slice(0, end);
};

/** Places the lines over the rows of a table, and those that are no rows of it. */
export const placeAround = (
  { preamble, rows }: Section,
  { leftOut, style }: SectionReading,
  today: IsoDate,
): Around => {
  const before = new Set(rows.slice(0, Math.max(0, rows.findIndex(isDataRow))));
  const behind = new Set(rows.slice(rows.findLastIndex(isDataRow) + 1));
  const place = (some: readonly TableRow[], page: number): ScannedLine[] => placeRows(some, page, style);
  const near = leftOut.slice(-BELOW_ROWS_MAX);
  const above = place([...preamble.slice(0, ABOVE_ROWS_MAX), ...leftOut.filter((row) => before.has(row))], 1);
  const between = place(
    near.filter((row) => !before.has(row) && !behind.has(row)),
    2,
  );
  const below = place(cutNext(near.filter((row) => behind.has(row))), 3);
  const first = above.length - 0.5;
  return { lines: [...above, ...between, ...below], first, last: first + between.length, today };
};

/** The rows of a statement among those of its table. */
export type Group = { name: string; rows: readonly ParsedTransaction[] };

export type TableFacts = {
  printed: PrintedFacts;
  /** Every balance of no named day that is called the closing one. */
  closings: number[];
  /** The figures between the balances do not lead from the one to the other, or are no sums of these rows. */
  isBoxBroken: boolean;
  /** A balance of which nothing more is said, as that of the day of download. */
  shown: number | null;
};

/** A balance that is called the present one is that of the day of download. */
const asOfDownload = (fact: Fact): Fact =>
  fact.kind === "closing" && listPlaces(toPlainWords(fact.label), "now")[0]?.from === 0
    ? { ...fact, kind: "balance" }
    : fact;

/** Figures further along the line of a balance are of something else. */
const isNearest = ({ line, label }: Fact, at: number, facts: readonly Fact[]): boolean =>
  facts[at - 1]?.line !== line || facts[at - 1]?.label !== label;

const valueIn = ({ balance, amount }: InformativeFact, { balanceSign }: SectionReading): number | null =>
  balance === null ? amount : balance * balanceSign;

const spanDays = (rows: Group["rows"]): FactInput["days"] => {
  const days = rows.map(({ booked_on }) => booked_on).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
};

/** The balance of the last day, where rows state balances of days that come after all movements. */
const findLastBalance = (reading: SectionReading, rows: Group["rows"]): number[] => {
  const last = reading.facts.findLast((fact) => fact.kind === "balance");
  const date = last?.date ?? null;
  if (last === undefined || date === null || rows.some((row) => row.booked_on > date)) return [];
  return [valueIn(last, reading)].flatMap((value) => value ?? []);
};

type Stated = { openings: number[]; closings: number[]; credits: number | null; debits: number | null };

const sumFacts = (facts: readonly InformativeFact[], direction: 1 | -1): number | null => {
  const amounts = facts.flatMap(({ amount }) =>
    amount !== null && Math.sign(amount) === direction ? [amount] : [],
  );
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
};

/** What rows of the table itself state instead of moving money. */
const listStated = (reading: SectionReading, group: string): Stated => {
  const facts = reading.facts.filter(
    (fact) => fact.group === group || reading.transactions.every((row) => row.group !== fact.group),
  );
  const of = (kind: "opening" | "closing"): number[] =>
    facts
      .filter((fact) => fact.kind === kind)
      .slice(0, 1)
      .flatMap((fact) => valueIn(fact, reading) ?? []);
  const totals = facts.filter((fact) => fact.kind === "total");
  const both = totals.length === 2;
  return {
    openings: of("opening"),
    closings: of("closing"),
    credits: both ? sumFacts(totals, 1) : null,
    debits: both ? sumFacts(totals, -1) : null,
  };
};

/** Balances that rows without a date state in words for a closing one. */
const listUndated = (reading: SectionReading): number[] =>
  reading.facts
    .filter(({ kind, date }) => kind === "closing" && date === null)
    .flatMap((fact) => valueIn(fact, reading) ?? []);

const NO_LINES: ReadonlySet<number> = new Set();
const NO_ENDS = { opening: null, closing: null };

/** The first and the last balance: those that rows state, else those around the table. */
const settleBalances = (
  { openings, closings }: Stated,
  around: FactValues,
  { days, sum }: { days: readonly number[]; sum: number },
): Pick<PrintedFacts, "opening" | "closing"> => {
  const ofDays = { ...around, openings: [...days], closings: [...days], others: [] };
  const between = sum === 0 ? NO_ENDS : pickBalances(ofDays, sum, NO_ENDS);
  if (between.opening !== null && between.closing === between.opening + sum) return between;
  const known = {
    ...around,
    openings: openings.length > 0 ? openings : around.openings,
    closings: closings.length > 0 && days.length === 0 ? closings : around.closings,
  };
  return pickBalances(known, sum, NO_ENDS);
};

/** Beside a figure with words of its own a name over it is that of a column. */
const isOwnName = ({ label, line }: Fact, lines: readonly ScannedLine[]): boolean => {
  const scanned = lines[line];
  const words = scanned === undefined ? "" : plainText(scanned);
  return words === "" || words.includes(label);
};

const NOT_MOVED = new Set(["zero_amount", "failed", "pending_undated"]);

/** The number of rows that is printed; one that counts what is announced, or moved nothing, is of other rows. */
const findCount = (lines: readonly ScannedLine[], reading: SectionReading): number | null => {
  const counts = listCounts(lines, new Set());
  const booked = reading.transactions.filter(({ transaction }) => !transaction.pending);
  const named = reading.problems.filter(({ code }) => NOT_MOVED.has(code)).length;
  const held = checkCounts(
    booked.map(({ transaction }) => transaction),
    counts,
  );
  if (!held.doubtful && held.count !== null) return held.count;
  return findStatedCount(counts, [
    reading.transactions.length,
    reading.transactions.length + named,
    booked.length + named,
  ]);
};

type Period = { from: IsoDate; to: IsoDate };

/** The first period that is printed around a table in which most of the rows lie. */
export const findTablePeriod = (
  { layout: { order } }: SectionReading,
  rows: Group["rows"],
  { lines, today }: Around,
): Period | null => {
  const holdsMost = ({ from, to }: Period): boolean =>
    rows.filter(({ booked_on }) => booked_on >= from && booked_on <= to).length * 2 > rows.length;
  return listPeriods(lines, order, today).find(holdsMost) ?? null;
};

/** What is printed about the rows of a table that are one statement, in the table and around it. */
export const readTableFacts = (
  reading: SectionReading,
  { name, rows }: Group,
  { lines, first, last: end, today }: Around,
): TableFacts => {
  const { exponent } = reading.style;
  const { order } = reading.layout;
  const found = findFacts(lines).filter(isNearest).map(asOfDownload);
  const owed = reading.balanceSign === -1;
  const values = chooseFacts(
    {
      facts: found,
      exponent,
      firstLine: first,
      lastLine: end,
      days: spanDays(rows),
      resolve: ({ written, yearless }) => (yearless ? null : resolveDate(written, order, today)),
      sums: [],
    },
    owed,
  );
  const last = findLastBalance(reading, rows);
  const others = [...last, ...values.others];
  const undated = listUndated(reading);
  const stated = listStated(reading, name);
  const booked = rows.filter(({ pending }) => !pending);
  const sum = sumRows(booked);
  // Two balances in the same words are those of two days, in whichever order.
  const isOpened = stated.openings.length > 0 || found.some(({ kind }) => kind === "opening");
  const days = undated.length === 2 && !isOpened ? undated : [];
  const balances = settleBalances(stated, { ...values, others }, { days, sum });
  const count = findCount(lines, reading);
  const printed: PrintedFacts = {
    ...balances,
    credits: stated.credits,
    debits: stated.debits,
    ...(count === null ? {} : { count }),
    unsure: reading.unsure,
    signs_guessed: reading.signsGuessed,
  };
  const total =
    reading.total ??
    readNamedTotals(
      found.filter((fact) => isOwnName(fact, lines)),
      exponent,
    );
  const ends = found.filter(({ kind, dates }) => kind === "closing" && dates.length === 0);
  return {
    printed: addTableTotal(total, rows, printed),
    closings: [
      ...(days.length === 0 ? undated : []),
      ...ends.flatMap((fact) => valueOf(fact, exponent, owed) ?? []),
    ],
    isBoxBroken: isBoxBroken({ lines, facts: found, exponent, rows: booked, rowLines: NO_LINES, balances }),
    // The same balance may follow in other currencies.
    shown: [...last, ...values.others.toReversed()][0] ?? null,
  };
};
