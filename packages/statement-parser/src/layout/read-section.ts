import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type { ParseHints, Problem, Question } from "../parsed-file.ts";
import type { DecimalSign } from "../values/amount.ts";
import { findCurrencyCode } from "../values/currency.ts";
import { findDates, readDate } from "../values/date.ts";
import type { WrittenDate } from "../values/date.ts";
import { chooseDateOrder } from "../values/date-order.ts";
import { voteDecimalSign } from "../values/decimal-sign.ts";
import type { MoneyStyle } from "./amount-source.ts";
import { chooseReading } from "./choose-reading.ts";
import type { Reading } from "./choose-reading.ts";
import type { ColumnRole } from "./column-names.ts";
import { isCardLike } from "./decide-sign.ts";
import { describeColumns } from "./describe-columns.ts";
import type { Column } from "./describe-columns.ts";
import { isDataRow } from "./find-sections.ts";
import type { Section } from "./find-sections.ts";
import { pickColumns } from "./pick-columns.ts";
import { findKind, prepareRows } from "./prepare-rows.ts";
import type { PreparedRow } from "./prepare-rows.ts";
import type { Preamble } from "./read-preamble.ts";
import { explainLeftOut, readRows, readUndatedFact } from "./read-rows.ts";
import type { InformativeFact, ReadRows } from "./read-rows.ts";
import { findFileCurrency, guessCentless } from "./section-currency.ts";
import { settleSigns } from "./settle-signs.ts";
import { isStandingStill, isUndirected, markUnbooked, movesMoney } from "./weigh-reading.ts";

/** What a section gives, and what its statements need to know of how it was read. */
export type SectionReading = ReadRows & {
  /** Rows that are no dated movements: totals, balances, remarks. */
  leftOut: readonly TableRow[];
  question: Question | null;
  cardLike: boolean;
  style: MoneyStyle;
  balanceSign: 1 | -1;
  /** No column tells money in from money out: signs are as the file has them, or turned by words. */
  signsGuessed: boolean;
};

const SAMPLE_ROWS = 400;

/** Rows that may be movements but are missing from the reading: a running balance alone cannot prove such a file. */
const UNREAD = new Set(["amount_unreadable", "amount_missing", "date_unreadable", "undated"]);

const isMoneyName = (column: Column): boolean =>
  ["amount", "debit", "credit", "balance"].includes(column.name?.role ?? "");

type NumberEvidence = { hints: ParseHints; currency: CurrencyCode | null };

const chooseSign = (
  columns: readonly Column[],
  rows: readonly PreparedRow[],
  { hints, currency }: NumberEvidence,
): DecimalSign => {
  const exponent = currency === null ? null : minorDigits(currency);
  const cellsOf = (indexes: readonly number[]): string[] =>
    rows.slice(0, 2000).flatMap((row) => indexes.flatMap((index) => row.cells[index] ?? []));
  const numeric = columns.filter(
    (column) => column.amounts > 0 && column.amounts * 2 >= column.filled && column.dates === 0,
  );
  const money = numeric.filter((column) =>
    ["amount", "debit", "credit", "balance", null].includes(column.name?.role ?? null),
  );
  const first = voteDecimalSign(cellsOf(money.map((column) => column.index)), exponent);
  if (first.sure && first.sign !== null) return first.sign;
  const second = voteDecimalSign(cellsOf(numeric.map((column) => column.index)), exponent);
  if (second.sure && second.sign !== null && first.sign === null) return second.sign;
  return hints.decimal_sign ?? first.sign ?? ".";
};

const sampleRows = (section: Section): Section["rows"] => {
  const data = section.rows.slice(0, SAMPLE_ROWS * 2).filter(isDataRow);
  return data.length > 0 ? data.slice(0, SAMPLE_ROWS) : section.rows.slice(0, SAMPLE_ROWS);
};

/** The currency that the file's names, its lines around the table or the caller state, before any row is read. */
const findLikelyCurrency = (
  columns: readonly Column[],
  constant: string | null,
  known: { preamble: Preamble; hints: ParseHints },
): CurrencyCode | null =>
  constant ??
  columns.find((column) => isMoneyName(column) && column.name?.currency !== null)?.name?.currency ??
  known.preamble.currency ??
  known.hints.currency ??
  null;

/** Dates in other columns and in the lines around the table are written in the same order. */
const listOtherDates = (columns: readonly Column[], booking: number, preamble: Preamble): WrittenDate[] => [
  ...findDates(preamble.text),
  ...columns
    .filter((column) => column.index !== booking && column.dates > 0)
    .flatMap((column) => [...column.values].flatMap((value) => readDate(value) ?? [])),
];

/** Balances that rows without a date state under the table's columns. */
const readUndated = (
  rows: readonly TableRow[],
  columns: readonly Column[],
  context: { reading: Reading; style: MoneyStyle; running: boolean },
): InformativeFact[] => {
  const named = (role: ColumnRole): number | null =>
    columns.find((column) => column.name?.role === role)?.index ?? null;
  const balances = {
    before: named("balance_before"),
    after: context.reading.balance?.index ?? named("balance"),
  };
  return rows.flatMap((row) => {
    const fact = readUndatedFact(row, context, balances);
    return fact === null || (context.running && findKind(row.cells) === "movement") ? [] : [fact];
  });
};

const hasCommaCents = (column: Column): boolean =>
  column.amounts === column.filled &&
  [...column.values].some((value) => /^[^.,]*(?:\.\d{3})*,\d{2}\D*$/.test(value));

const UNDIRECTED: Problem = {
  code: "direction_unknown",
  message: "Nothing says whether the amounts of this file are money in or out; they are taken as money in.",
};

/** The columns of a section and the order of its dates, from names, cells and everything around the table. */
const readColumns = (section: Section, preamble: Preamble, hints: ParseHints) => {
  const sample = sampleRows(section);
  const columns = describeColumns(sample, section.names);
  const picked = pickColumns(columns, sample);
  if (picked === null) return null;
  const [value] = columns[picked.currency ?? -1]?.values ?? [];
  const constant = value?.toUpperCase() ?? null;
  const currency = findLikelyCurrency(columns, constant, { preamble, hints });
  const written = section.rows.flatMap((row) => readDate(row.cells[picked.booking] ?? "") ?? []);
  const { order, question } = chooseDateOrder(written, {
    hints,
    period: preamble.period,
    currency,
    others: listOtherDates(columns, picked.booking, preamble),
    commaCents: columns.some(hasCommaCents),
  });
  return { sample, columns, picked, constant, currency, order, question };
};

/** Reads one section of a table; null when no column of dates or no column of amounts can be found. */
export const readSection = (
  section: Section,
  preamble: Preamble,
  hints: ParseHints,
): SectionReading | null => {
  const found = readColumns(section, preamble, hints);
  if (found === null) return null;
  const { sample, columns, picked, constant, currency } = found;
  const prepared = prepareRows(section.rows, picked, { order: found.order, today: hints.today });
  const sign = chooseSign(columns, prepared.rows, { hints, currency });
  const chosen = chooseReading(columns, prepared.rows, sign);
  if (chosen === null || !movesMoney(columns, picked, chosen)) return null;
  const cardLike = isCardLike(columns, preamble.text);
  const movements = prepared.rows.filter((row) => row.kind === "movement");
  const settled = settleSigns(chosen, movements, { picked, cardLike, sign });
  const reading = isStandingStill(columns, settled, movements) ? { ...settled, balance: null } : settled;
  const fileCurrency =
    findFileCurrency(columns, reading, { preamble, hints }) ??
    guessCentless(columns, sample, { hints, reading });
  const currencyOf = (row: PreparedRow): CurrencyCode | null =>
    picked.currency === null
      ? fileCurrency
      : (findCurrencyCode(row.cells[picked.currency] ?? "") ?? fileCurrency);
  const style = { sign, exponent: minorDigits(fileCurrency ?? constant) };
  const read = readRows(markUnbooked(prepared.rows, reading), { reading, picked, style, currencyOf });
  const running = read.transactions.some(({ transaction }) => transaction.balance_after !== null);
  const loose = prepared.leftOut.flatMap(({ row, reason }) => (reason === "undated" ? [row] : []));
  const above = section.names === null ? section.preamble : [];
  const undated = readUndated([...above, ...loose], columns, { reading, style, running });
  const undirected = isUndirected(chosen, reading, { rows: movements, picked, sign });
  const problems = [
    ...read.problems,
    ...explainLeftOut(prepared.leftOut, reading.source, style),
    ...(undirected ? [UNDIRECTED] : []),
  ];
  const leftOutMovements = prepared.leftOut.filter(({ row }) => findKind(row.cells) !== "total");
  const unread = [...read.problems, ...explainLeftOut(leftOutMovements, reading.source, style)].filter(
    (problem) => UNREAD.has(problem.code),
  ).length;
  return {
    ...read,
    facts: [...read.facts, ...undated],
    unsure: read.unsure + unread + (undirected ? movements.length : 0),
    leftOut: prepared.leftOut.map(({ row }) => row),
    problems,
    question: found.question,
    cardLike,
    style,
    balanceSign: reading.balanceSign,
    signsGuessed: ["signed", "either"].includes(reading.source.kind),
  };
};
