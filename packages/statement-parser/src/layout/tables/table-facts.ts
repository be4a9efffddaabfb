import type { IsoDate } from "@passbook/contract/values";
import { lineOf } from "../../decode/table/table.ts";
import type { TableRow } from "../../decode/table/table.ts";
import type { ParsedTransaction, PrintedFacts } from "../../parsed-file.ts";
import { sumRows } from "../../proof/proof-row.ts";
import { resolveDate } from "../../values/date.ts";
import { readFactWords } from "../../labels/fact-words.ts";
import { findInformative } from "../../labels/meaning-words.ts";
import { listPlaces } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { readRowAmount } from "./columns/amount-source.ts";
import type { AmountSource } from "./columns/amount-source.ts";
import { listAmountIndexes } from "./columns/choose-reading.ts";
import type { Reading } from "./columns/choose-reading.ts";
import { closesTable, isDataRow } from "./rows/table-rows.ts";
import type { Section } from "./rows/table-rows.ts";
import { isBoxBroken } from "../totals/check-box.ts";
import { hasUnmetFigure } from "../totals/reached.ts";
import type { ProvedBalances } from "../../proof/prove.ts";
import { checkCounts, findStatedCount, listCounted } from "../facts/check-counts.ts";
import { chooseFacts, pickBalances, spanDays, valueOf } from "../facts/choose-facts.ts";
import type { FactValues } from "../facts/choose-facts.ts";
import { listCounts } from "../facts/find-counts.ts";
import { tellSidesByColumn } from "../facts/side-by-column.ts";
import type { ColumnPlace } from "../facts/side-by-column.ts";
import { findFacts } from "../facts/find-facts.ts";
import type { Fact } from "../facts/find-facts.ts";
import { listPeriods } from "../facts/find-period.ts";
import { plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { placeColumn, placeRows } from "./parts/place-rows.ts";
import { findKind } from "./columns/prepare-rows.ts";
import type { SectionReading } from "./read-section.ts";
import { withHeadBalance } from "./parts/head-balance.ts";
import { addTableTotal, readNamedTotals } from "./parts/table-totals.ts";

/** The lines around a table with their place: those before `first` stand over its rows, those behind `last` under them. */
export type Around = {
  lines: readonly ScannedLine[];
  first: number;
  last: number;
  today: IsoDate;
  /** What the column of balances is called, in plain words. */
  balanceName: string | null;
};

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

const BALANCES = new Set(["opening", "closing", "balance"]);
/** No day: a number, a code, another sum. */
const FIGURE = /^[\d,.]*$/;

/** Balances alone, in columns of their own, are called by the names of these. */
const nameFigures = (row: TableRow, names: Section["names"], reading: SectionReading): TableRow => {
  const isRunning = reading.transactions.some(({ transaction }) => transaction.balance_after !== null);
  const amount = readRowAmount(reading.layout.reading.source, row.cells, reading.style);
  if (isRunning || typeof amount !== "string") return row;
  const cells = row.cells.map((cell, at) => {
    const name = names?.[at];
    return cell !== "" && name?.role?.startsWith("balance") === true ? `${name.text}: ${cell}` : cell;
  });
  return { ...row, cells };
};

/** Labels of balances side by side, each with its figure: `Saldo anterior`, `948.050`, `Saldo final`, `1.329.600`. */
const statesSeveral = ({ cells }: TableRow): boolean =>
  cells.filter((cell, at) => BALANCES.has(readFactWords(cell) ?? "") && HAS_FIGURE.test(cells[at + 1] ?? ""))
    .length > 1;

const HAS_FIGURE = /^\D{0,6}\d[\d.,' \u00a0\u202f]*\D{0,6}$/;

/** A row that states a balance has it in the column of balances, or else on the side on which it stands. */
const asStatement = (row: TableRow, names: Section["names"], section: SectionReading): TableRow => {
  const kind = findKind(row.cells);
  if (statesSeveral(row)) return row;
  if (!BALANCES.has(kind)) return kind === "movement" ? nameFigures(row, names, section) : row;
  const { source, balance } = section.layout.reading;
  const hasBalance = (row.cells[balance?.index ?? -1] ?? "") !== "";
  const amounts = new Set(listAmountIndexes(source));
  const isMoved = [...amounts].some((at) => /[1-9]/.test(row.cells[at] ?? ""));
  // Behind a day a figure stands in the column of its side; behind its name alone it may stand in whichever.
  const debit = source.kind === "split" && isDataRow(row) ? source.debit : null;
  const cells = row.cells.map((cell, at) => {
    if (kind === "balance" && findInformative(cell) === kind) return kind;
    const isOther = (hasBalance || isMoved) && at !== balance?.index && FIGURE.test(cell);
    if (!amounts.has(at)) return isOther ? "" : cell;
    if (hasBalance || (isMoved && !/[1-9]/.test(cell))) return "";
    return at === debit && isMoved ? `${cell} DR` : cell;
  });
  return { ...row, cells };
};

/** Rows that are no movements; of balances of single days the last alone stands at an end. */
const listLoose = ({ rows }: Section, { leftOut, stated }: SectionReading): Set<TableRow> => {
  const daily = new Set(stated.filter(({ cells }) => findKind(cells) === "balance").slice(0, -1));
  const loose = new Set([...leftOut, ...stated]);
  return new Set(rows.filter((row) => loose.has(row) && !daily.has(row)));
};

/** Places the lines over the rows of a table, and those that are no rows of it. */
export const placeAround = (section: Section, reading: SectionReading, today: IsoDate): Around => {
  const { preamble, rows } = section;
  const stated = new Set(reading.stated);
  const isMovement = (row: TableRow): boolean => isDataRow(row) && !stated.has(row);
  const before = new Set(rows.slice(0, Math.max(0, rows.findIndex(isMovement))));
  const behind = new Set(rows.slice(rows.findLastIndex(isMovement) + 1));
  const loose = [...listLoose(section, reading)];
  const read = (some: readonly TableRow[]): TableRow[] =>
    some.map((row) => asStatement(row, section.names, reading));
  const near = loose.slice(-BELOW_ROWS_MAX).filter((row) => !before.has(row));
  const place = (some: readonly TableRow[], page: number): ScannedLine[] =>
    placeRows(some, page, reading.style);
  // Without names over its columns nothing but the first day parts them from the lines above.
  const head = preamble.slice(0, ABOVE_ROWS_MAX);
  const above = place(
    [...(section.names === null ? read(head) : head), ...read(loose.filter((row) => before.has(row)))],
    1,
  );
  const between = place(read(near.filter((row) => !behind.has(row))), 2);
  const below = place(read(cutNext(near.filter((row) => behind.has(row)))), 3);
  const first = above.length - 0.5;
  const lines = [...above, ...between, ...below];
  const balanceName = section.names?.[reading.layout.reading.balance?.index ?? -1]?.plain ?? null;
  return { lines, first, last: first + between.length, today, balanceName };
};

type Rows = readonly ParsedTransaction[];

export type TableFacts = {
  printed: PrintedFacts;
  /** Every balance of no named day that is called the closing one, or under the rows as the column of theirs is. */
  closings: number[];
  /** The figures between the balances do not lead from the one to the other, or are no sums of these rows. */
  isBoxBroken: boolean;
  /** What is printed about balances, with the currency that it names. */
  facts: readonly Fact[];
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

/** Money out has no sign: it has a column of its own, or only money in has a mark. */
const spendsUnmarked = (source: AmountSource): boolean =>
  source.kind === "split" || (source.kind === "signed" && source.unmarked === -1);

/** Balances around a table are signed as those in it; where none is, a card that spends without a sign owes without one. */
const isOwed = ({ balanceSign, cardLike, layout: { reading } }: SectionReading): boolean =>
  balanceSign === -1 || (cardLike && reading.balance === null && spendsUnmarked(reading.source));

/** The columns of the sides, where they stand. */
const placeColumns = ({ source, balance }: Reading): ColumnPlace[] => {
  if (source.kind !== "split" || balance !== null) return [];
  const place = (at: number | null, role: ColumnPlace["role"]): ColumnPlace[] =>
    at === null ? [] : [{ role, box: placeColumn(at) }];
  return [...place(source.debit, "debit"), ...place(source.credit, "credit")];
};

const NO_LINES: ReadonlySet<number> = new Set();
const NO_ENDS = { opening: null, closing: null };

/** The first and the last balance; two in the same words are those of two days, in whichever order. */
const settleBalances = (
  values: FactValues,
  days: number[],
  sum: number,
): Pick<PrintedFacts, "opening" | "closing"> => {
  const ofDays = { ...values, openings: days, closings: days, others: [] };
  const between = sum === 0 ? NO_ENDS : pickBalances(ofDays, sum, NO_ENDS);
  const isBetween = between.opening !== null && between.closing === between.opening + sum;
  return isBetween ? between : pickBalances(values, sum, NO_ENDS);
};

/** Beside a figure with words of its own a name over it is that of a column. */
const isOwnName = ({ label, line }: Fact, lines: readonly ScannedLine[]): boolean => {
  const scanned = lines[line];
  const words = scanned === undefined ? "" : plainText(scanned);
  return words === "" || words.includes(label);
};

/** The number of rows, or of one side, that is printed; one that may count what is announced, moved nothing or was not read is of other rows. */
const findCounted = (
  lines: readonly ScannedLine[],
  { transactions, problems }: SectionReading,
): ReturnType<typeof listCounted> => {
  const counts = listCounts(lines, new Set());
  const booked = transactions.filter(({ transaction }) => !transaction.pending);
  const held = checkCounts(
    booked.map(({ transaction }) => transaction),
    counts,
  );
  if (!held.doubtful && held.count !== null) return listCounted(held);
  const others = transactions.length - booked.length + problems.length;
  const met = Array.from({ length: others + 1 }, (_, at) => booked.length + at);
  return listCounted({ ...held, count: findStatedCount(counts, met) });
};

/** A balance under the rows that is called as the column of their balances is that of the last of them. */
const isRunning = ({ kind, label }: Fact, balanceName: string | null): boolean =>
  kind === "balance" && balanceName !== null && toPlainWords(label) === balanceName;

type Period = { from: IsoDate; to: IsoDate };

/** The first period that is printed around a table in which most of the rows lie. */
export const findTablePeriod = (
  { layout: { order } }: SectionReading,
  rows: Rows,
  { lines, today }: Around,
): Period | null => {
  const holdsMost = ({ from, to }: Period): boolean =>
    rows.filter(({ booked_on }) => booked_on >= from && booked_on <= to).length * 2 > rows.length;
  return listPeriods(lines, order, today).find(holdsMost) ?? null;
};

/** What is printed about the rows of a table that are one statement, in the table and around it. */
export const readTableFacts = (
  reading: SectionReading,
  rows: Rows,
  { lines, first, last, today, balanceName }: Around,
): TableFacts => {
  const { exponent } = reading.style;
  const { order } = reading.layout;
  const named = withHeadBalance(findFacts(lines).filter(isNearest).map(asOfDownload), lines, first);
  const found = tellSidesByColumn(named, placeColumns(reading.layout.reading));
  const owed = isOwed(reading);
  const booked = rows.filter(({ pending }) => !pending);
  const values = chooseFacts(
    {
      facts: found,
      exponent,
      firstLine: first,
      lastLine: last,
      isWhole: true,
      days: spanDays(booked.map(({ booked_on }) => booked_on)),
      resolve: ({ written, yearless }) => (yearless ? null : resolveDate(written, order, today)),
      sums: [],
      figures: [],
    },
    owed,
  );
  const value = (fact: Fact): number | readonly [] => valueOf(fact, exponent, owed) ?? [];
  const undated = found.filter(({ dates }) => dates.length === 0);
  const closings = undated.filter(({ kind }) => kind === "closing").flatMap(value);
  const running = undated.filter((fact) => fact.line > last && isRunning(fact, balanceName)).flatMap(value);
  const isOpened = found.some(({ kind }) => kind === "opening");
  const days = closings.length === 2 && !isOpened ? closings : [];
  const balances = settleBalances(values, days, sumRows(booked));
  const printed: PrintedFacts = {
    ...balances,
    ...findCounted(lines, reading),
    unsure: reading.unsure,
    signs_guessed: reading.signsGuessed,
  };
  const own = found.filter((fact) => isOwnName(fact, lines));
  const total = reading.total ?? readNamedTotals(own, exponent);
  return {
    printed: addTableTotal(total, rows, printed),
    closings: [...(balances.opening !== null && days.includes(balances.opening) ? [] : closings), ...running],
    isBoxBroken: isBoxBroken({
      lines,
      facts: found,
      exponent,
      rows: booked,
      costs: booked.flatMap(({ amount }) => (amount < 0 ? [amount] : [])),
      rowLines: NO_LINES,
      balances,
      isAlone: true,
    }),
    facts: found,
    // The same balance may follow in other currencies.
    shown: values.others.at(-1) ?? null,
  };
};

type Built = { proved: ProvedBalances; around: Around; reading: SectionReading };

/** Whether a figure around a table is neither a balance nor a sum of its rows. */
export const isFigureUnmet = (rows: Rows, { proved, around, reading }: Built): boolean =>
  hasUnmetFigure(
    {
      lines: around.lines.filter((_, at) => at < around.first || at > around.last),
      facts: findFacts(around.lines),
      exponent: reading.style.exponent,
      currency: rows[0]?.currency ?? null,
      rows: rows.map(({ amount, balance_after, pending }) => ({ amount, balance: balance_after, pending })),
    },
    proved,
  );
