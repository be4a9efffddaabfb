import { err, ok } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  PrintedFacts,
  Problem,
  Question,
  Refusal,
} from "../parsed-file.ts";
import { hasOtherDigits, toKnownDigits } from "../values/known-digits.ts";
import { spanOf } from "../values/span-of.ts";
import { isUndirected } from "../proof/doubts.ts";
import { addDoubts, prove } from "../proof/prove.ts";
import { toMinor } from "../values/amount.ts";
import { readMoneyCell } from "./amount-source.ts";
import { askDirection } from "./ask-direction.ts";
import { completeDates } from "./complete-dates.ts";
import { describeAccount } from "./describe-account.ts";
import { findSections, isDataRow, isHeader } from "./find-sections.ts";
import type { Section } from "./find-sections.ts";
import { listDoubts } from "./list-doubts.ts";
import { readEmptySection } from "./read-empty-section.ts";
import { findKind } from "./prepare-rows.ts";
import { readPreamble } from "./read-preamble.ts";
import type { Preamble } from "./read-preamble.ts";
import { findPrintedPeriod } from "./printed-period.ts";
import { readSection } from "./read-section.ts";
import type { InformativeFact } from "./read-rows.ts";
import type { SectionReading } from "./read-section.ts";
import { splitPeriods } from "./split-periods.ts";
import { findTableCount } from "./table-counts.ts";
import { findLayout, fingerprintOf, writeLayout } from "./table-layout.ts";
import type { TableLayout } from "./table-layout.ts";
import { addTableTotal, readNamedTotals } from "./table-totals.ts";
import { takeTransfersApart } from "./two-sided-transfers.ts";
import { unfoldRecaps } from "./unfold-recaps.ts";
import { unfoldSides } from "./unfold-sides.ts";

const readPrinted = (value: string | null, reading: SectionReading): number | null => {
  const written = value === null ? null : readMoneyCell(value, reading.style.sign);
  if (written === null) return null;
  const amount = toMinor(written, reading.style.exponent)?.amount ?? null;
  return amount !== null && written.direction === "debit" ? -Math.abs(amount) : amount;
};

const sumFacts = (facts: readonly InformativeFact[], direction: 1 | -1): number | null => {
  const amounts = facts.flatMap((fact) =>
    fact.kind === "total" && fact.amount !== null && Math.sign(fact.amount) === direction
      ? [fact.amount]
      : [],
  );
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
};

const valueOf = (fact: InformativeFact, reading: SectionReading): number | null =>
  fact.balance === null ? fact.amount : fact.balance * reading.balanceSign;

/** The balance of the last day, where rows state balances of days that come after all movements. */
const findLastBalance = (reading: SectionReading, rows: readonly ParsedTransaction[]): number | null => {
  const last = reading.facts.findLast((fact) => fact.kind === "balance");
  const date = last?.date ?? null;
  if (last === undefined || date === null || rows.some((row) => row.booked_on > date)) return null;
  return valueOf(last, reading);
};

/** Two balances that rows without a date state in the same words: each is that of a day the words name. */
const listDayBalances = (reading: SectionReading): number[] => {
  const stated = reading.facts.filter(({ kind, date }) => kind === "closing" && date === null);
  const amounts = stated.flatMap((fact) => valueOf(fact, reading) ?? []);
  return stated.length === 2 ? amounts : [];
};

/** Every balance of no named day that is called the closing one: in rows of the table, then in the lines around it. */
const listClosings = (reading: SectionReading, around: readonly Preamble[]): number[] => {
  const stated = reading.facts.filter(({ kind, date }) => kind === "closing" && date === null);
  const others = around.filter(({ dated }) => !dated).flatMap(({ otherClosings }) => otherClosings);
  return [
    ...stated.flatMap((fact) => valueOf(fact, reading) ?? []),
    ...others.flatMap((value) => readPrinted(value, reading) ?? []),
  ];
};

/** Balances and totals stated in rows of the table, then those of the lines around it. */
const collectFacts = (
  reading: SectionReading,
  group: string,
  preamble: Preamble,
  trailer: Preamble,
): PrintedFacts => {
  const facts = reading.facts.filter(
    (fact) => fact.group === group || reading.transactions.every((row) => row.group !== fact.group),
  );
  const stated = (kind: "opening" | "closing"): number | null => {
    const fact = facts.find((candidate) => candidate.kind === kind);
    if (fact === undefined) return null;
    return valueOf(fact, reading);
  };
  const totals = facts.filter((fact) => fact.kind === "total");
  const both = totals.length === 2;
  // Balances of two days, one above the table and one below: the one above comes first.
  const before = trailer.closing === null || !preamble.dated ? null : preamble.closing;
  return {
    opening: stated("opening") ?? readPrinted(preamble.opening ?? trailer.opening ?? before, reading),
    closing:
      stated("closing") ??
      readPrinted(before === null ? (preamble.closing ?? trailer.closing) : trailer.closing, reading),
    credits: both ? sumFacts(totals, 1) : null,
    debits: both ? sumFacts(totals, -1) : null,
    unsure: reading.unsure,
    signs_guessed: reading.signsGuessed,
  };
};

const commonCurrency = (rows: readonly ParsedTransaction[]): CurrencyCode | null => {
  const currency = rows[0]?.currency ?? null;
  return rows.every((row) => row.currency === currency) ? currency : null;
};

/** Balances that are not said to be the first or the last are taken as such when the rows lie exactly between them. */
const completeFacts = (
  facts: PrintedFacts,
  sum: number,
  shown: { before: number | null; after: number | null; days: readonly number[] },
): PrintedFacts => {
  const [one, other] = shown.days;
  if (facts.opening === null && one !== undefined && other !== undefined && sum !== 0) {
    if (one + sum === other) return { ...facts, opening: one, closing: other };
    if (other + sum === one) return { ...facts, opening: other, closing: one };
  }
  const closing = [shown.after, shown.before].find(
    (balance) => balance !== null && balance === (facts.opening ?? Number.NaN) + sum,
  );
  if (facts.closing === null && closing !== undefined) return { ...facts, closing };
  const between = shown.before !== null && shown.after !== null && shown.before + sum === shown.after;
  return facts.opening === null && facts.closing === null && between && sum !== 0
    ? { ...facts, opening: shown.before, closing: shown.after }
    : facts;
};

type Around = { preamble: Preamble; trailer: Preamble; lines: readonly TableRow[]; today: IsoDate };

/** The number of rows that is printed; one that counts what is announced, or moved nothing, is of other rows. */
const countPrinted = (lines: readonly TableRow[], reading: SectionReading): number | null => {
  const count = findTableCount(lines);
  const booked = reading.transactions.filter(({ transaction }) => !transaction.pending).length;
  const named = reading.problems.filter(({ code }) => NOT_MOVED.has(code)).length;
  const met = [reading.transactions.length, reading.transactions.length + named, booked + named];
  return count !== booked && met.includes(count ?? 0) ? null : count;
};

const NOT_MOVED = new Set(["zero_amount", "failed", "pending_undated"]);

const isSingle = ({ transactions }: SectionReading): boolean =>
  transactions.length > 0 && transactions.every((row) => row.group === transactions[0]?.group);

const buildStatement = (
  rows: ParsedTransaction[],
  group: string,
  reading: SectionReading,
  { preamble, trailer, lines, today }: Around,
): ParsedStatement => {
  const single = isSingle(reading);
  const rounded = reading.problems.filter(({ code }) => code === "amount_rounded").length;
  const printed = single ? collectFacts(reading, group, preamble, trailer) : { opening: null, closing: null };
  const count = single ? countPrinted(lines, reading) : null;
  const facts = {
    ...printed,
    ...(rounded === 0 ? {} : { rounded }),
    ...(count === null ? {} : { count }),
  };
  const before = single ? readPrinted(preamble.balance, reading) : null;
  const after = single ? (findLastBalance(reading, rows) ?? readPrinted(trailer.balance, reading)) : null;
  const sum = rows.reduce((total, row) => total + (row.pending ? 0 : row.amount), 0);
  const days = single ? listDayBalances(reading) : [];
  const completed = completeFacts(facts, sum, { before, after, days });
  const total = reading.total ?? readNamedTotals(lines, reading.style);
  const proved = prove(rows, single ? addTableTotal(total, rows, completed) : completed, reading.doubts);
  const shown = after ?? before;
  const isNamed = single && (days.length === 0 || facts.opening !== null);
  const doubts = listDoubts(rows, {
    question: reading.question,
    closing: proved.closing,
    closings: isNamed ? listClosings(reading, [preamble, trailer]) : [],
    period: preamble.period,
  });
  const proof = addDoubts(proved.proof, doubts);
  return {
    account: describeAccount(group, preamble, reading.cardLike),
    currency: commonCurrency(rows) ?? preamble.currency,
    period:
      preamble.period ??
      findPrintedPeriod(lines, rows, { order: reading.layout.order, today }) ??
      spanOf(rows),
    opening_balance: proved.opening,
    closing_balance: proved.closing ?? shown,
    proof,
    facts: proved.facts,
    transactions: rows,
    guessed: reading.guessed && proof.verdict === "unproved",
    ...(isUndirected(proof) ? { questions: askDirection(rows, false) } : {}),
  };
};

const splitGroups = (reading: SectionReading): Map<string, ParsedTransaction[]> => {
  const groups = new Map<string, ParsedTransaction[]>();
  let last: { group: string; currency: string | null; rows: ParsedTransaction[] } | null = null;
  for (const { transaction, group } of reading.transactions) {
    if (last === null || last.group !== group || last.currency !== transaction.currency) {
      const key: string = `${group}\t${transaction.currency ?? ""}`;
      const rows: ParsedTransaction[] = groups.get(key) ?? [];
      groups.set(key, rows);
      last = { group, currency: transaction.currency, rows };
    }
    last.rows.push(transaction);
  }
  return groups;
};

const TRAILER_ROWS = 30;

type SectionStatements = { statements: ParsedStatement[]; reading: SectionReading };

const build = (section: Section, hints: ParseHints, known: TableLayout | null): SectionStatements | null => {
  const preamble = readPreamble(section.preamble, hints);
  const reading = readSection(section, { preamble, hints, known });
  if (reading === null) return null;
  const trailer = readPreamble(reading.leftOut.slice(-TRAILER_ROWS), hints);
  const lines = [...section.preamble, ...reading.leftOut.slice(-TRAILER_ROWS)];
  const around = { preamble, trailer, lines, today: hints.today };
  const statements = [...splitGroups(reading)].map(([group, rows]) =>
    buildStatement(rows, group.slice(0, group.lastIndexOf("\t")), reading, around),
  );
  return { statements, reading };
};

const isProved = ({ statements }: SectionStatements): boolean =>
  statements.length > 0 && statements.every((statement) => statement.proof.verdict === "proved");

/** Reads a section as its shape was read before, as long as that proves; else by inference, remembered when proved. */
const readOne = (section: Section, hints: ParseHints, container: string): SectionStatements | null => {
  const fingerprint = fingerprintOf(section, container);
  const known = findLayout(fingerprint, hints.layouts);
  const remembered = known === null ? null : build(section, hints, known);
  const read = remembered !== null && isProved(remembered) ? remembered : build(section, hints, null);
  if (read === null || !isProved(read) || read.reading.question !== null) return read;
  const layout = writeLayout(fingerprint, read.reading.layout);
  return { ...read, statements: read.statements.map((statement) => ({ ...statement, layout })) };
};

const NOT_FOUND: Refusal = {
  code: "not_a_statement",
  message: "No table of dates and amounts was found. Download the account's transactions as OFX, QIF or CSV.",
};

const NO_ROWS: Refusal = {
  code: "empty",
  message: "The table has a header and no rows under it. Download a period with transactions.",
};

/** Rows stand under the header, and none of them could be read. */
const refuseUnread = (rows: readonly TableRow[]): Refusal | null => {
  const header = rows.findIndex(isHeader);
  const row = rows
    .slice(header + 1)
    .find(({ cells }) => cells.filter((cell) => cell !== "").length > 2 && findKind(cells) === "movement");
  return header === -1 || row === undefined
    ? null
    : {
        code: "unreadable",
        message:
          "Rows stand under the header, but no day and amount in them can be read. Download the account's transactions as OFX, QIF or CSV.",
        place: row.place,
      };
};

const HEAD_ROWS = 200;
const LETTERS_MAX = 4;

/** Days and amounts in the digits of other scripts; words keep theirs. */
const withKnownDigits = (rows: readonly TableRow[]): readonly TableRow[] => {
  if (!rows.slice(0, HEAD_ROWS).some(({ cells }) => cells.some(hasOtherDigits))) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      hasOtherDigits(cell) && (cell.match(/\p{L}/gu)?.length ?? 0) <= LETTERS_MAX
        ? toKnownDigits(cell)
        : cell,
    ),
  }));
};

/** What a table gives, whatever file it stood in. */
export type TableReading = Pick<ParsedFile, "statements" | "problems" | "questions">;

/**
 * Reads an unknown table: finds headers, columns, signs, dates and balances by reasoning, one statement per account and
 * currency. `container` tells tables of one shape in different kinds of files apart.
 */
export const readTable = (
  rows: readonly TableRow[],
  hints: ParseHints,
  container: string,
): Result<TableReading, Refusal> => {
  let statements: ParsedStatement[] = [];
  let problems: Problem[] = [];
  const questions: Question[] = [];
  let found = false;
  const lines = unfoldSides(unfoldRecaps(withKnownDigits(rows)));
  const dated = lines.slice(0, HEAD_ROWS).some(isDataRow) ? lines : completeDates(lines, hints.today);
  for (const section of findSections(dated).flatMap(splitPeriods).map(takeTransfersApart)) {
    const read = readOne(section, hints, container);
    const empty = read === null || read.statements.length === 0 ? readEmptySection(section, hints) : null;
    if (empty !== null) statements.push(empty);
    found ||= empty !== null || read !== null;
    if (read === null) continue;
    statements = statements.concat(read.statements);
    problems = problems.concat(read.reading.problems);
    if (read.reading.question !== null && questions.length === 0) questions.push(read.reading.question);
  }
  return found && (statements.length > 0 || problems.length > 0)
    ? ok({ statements, problems, questions })
    : err(dated.some(isHeader) && !dated.some(isDataRow) ? (refuseUnread(dated) ?? NO_ROWS) : NOT_FOUND);
};
