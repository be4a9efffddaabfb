import { err, ok } from "@passbook/contract/values";
import type { CurrencyCode, IsoDate, Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { TableRow } from "../../decode/table/table.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Question,
  Refusal,
} from "../../parsed-file.ts";
import { hasOtherDigits, toKnownDigits } from "../../values/known-digits.ts";
import { spanOf } from "../../values/span-of.ts";
import { doubtWhere, isUndirected } from "../../proof/doubts.ts";
import { doubtPeriod } from "../../proof/days/doubt-period.ts";
import { addDoubts, prove } from "../../proof/prove.ts";
import { askDirection } from "../facts/ask-direction.ts";
import { areDaysYearless, completeDates } from "./parts/complete-dates.ts";
import { giveDays, standDaysOver } from "./parts/days-over-rows.ts";
import { describeAccount } from "./parts/describe-account.ts";
import { findSections, headingOf, isAside } from "./parts/find-sections.ts";
import { closesTable, isDataRow, isHeader } from "./rows/table-rows.ts";
import type { Section } from "./rows/table-rows.ts";
import { joinBalanceMarks } from "./rows/join-balance-marks.ts";
import { joinDayParts } from "./rows/join-day-parts.ts";
import { isOtherwiseNamed, listDoubts } from "../facts/list-doubts.ts";
import { readEmptySection } from "./read-empty-section.ts";
import { findKind } from "./columns/prepare-rows.ts";
import { readPreamble } from "./parts/read-preamble.ts";
import type { Preamble } from "./parts/read-preamble.ts";
import { readSection } from "./read-section.ts";
import type { SectionReading } from "./read-section.ts";
import { splitPeriods } from "./parts/split-periods.ts";
import { splitDayPairs } from "./rows/split-day-pairs.ts";
import { splitSideBySide } from "./rows/split-side-by-side.ts";
import { findTablePeriod, isFigureUnmet, placeAround, readTableFacts } from "./table-facts.ts";
import type { Around, TableFacts } from "./table-facts.ts";
import { findLayout, fingerprintOf, writeLayout } from "./columns/table-layout.ts";
import type { TableLayout } from "./columns/table-layout.ts";
import { takeTransfersApart } from "./rows/two-sided-transfers.ts";
import { unfoldInstalments } from "./rows/unfold-instalments.ts";
import { unfoldPending } from "./parts/unfold-pending.ts";
import { unfoldRecordTypes } from "./rows/unfold-record-types.ts";
import { unfoldRecaps } from "./rows/unfold-recaps.ts";
import { unfoldSides } from "./parts/unfold-sides.ts";

const commonCurrency = (rows: readonly ParsedTransaction[]): CurrencyCode | null => {
  const currency = rows[0]?.currency ?? null;
  return rows.every((row) => row.currency === currency) ? currency : null;
};

const isSingle = ({ transactions }: SectionReading): boolean =>
  transactions.length > 0 && transactions.every((row) => row.group === transactions[0]?.group);

const NOTHING: TableFacts = {
  printed: { opening: null, closing: null },
  closings: [],
  isBoxBroken: false,
  facts: [],
  shown: null,
};

const buildStatement = (
  rows: ParsedTransaction[],
  group: string,
  reading: SectionReading,
  { preamble, around }: { preamble: Preamble; around: Around },
): ParsedStatement => {
  const rounded = reading.problems.filter(({ code }) => code === "amount_rounded").length;
  const single = isSingle(reading);
  const found = single ? readTableFacts(reading, rows, around) : NOTHING;
  const facts = rounded === 0 ? found.printed : { ...found.printed, rounded };
  const proved = prove(rows, facts, reading.doubts);
  const doubts = listDoubts(rows, {
    question: reading.question,
    proved,
    closings: found.closings,
    isBoxBroken: found.isBoxBroken,
    today: around.today,
    isOtherwiseNamed: isOtherwiseNamed(found.facts, proved, {
      currency: commonCurrency(rows),
      exponent: reading.style.exponent,
    }),
  });
  const isUnmet =
    single && proved.proof.verdict === "proved" && isFigureUnmet(rows, { proved, around, reading });
  const proof = addDoubts(proved.proof, [...doubts, ...doubtWhere({ figure_unexplained: isUnmet })]);
  return doubtPeriod({
    account: describeAccount(group, preamble, reading.cardLike),
    currency: commonCurrency(rows),
    period: preamble.period ?? findTablePeriod(reading, rows, around) ?? spanOf(rows),
    opening_balance: proved.opening,
    closing_balance: proved.closing ?? found.shown ?? reading.standing.get(group) ?? null,
    proof,
    facts: proved.facts,
    transactions: rows,
    guessed: reading.guessed && proof.verdict === "unproved",
    ...(isUndirected(proof)
      ? { questions: askDirection(rows, reading.layout.reading.amountSign === -1) }
      : {}),
  });
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

type SectionStatements = { statements: ParsedStatement[]; reading: SectionReading };

const build = (section: Section, hints: ParseHints, known: TableLayout | null): SectionStatements | null => {
  const preamble = readPreamble(section.preamble, hints);
  const reading = readSection(section, { preamble, hints, known });
  if (reading === null) return null;
  const around = placeAround(section, reading, hints.today);
  const statements = [...splitGroups(reading)].map(([group, rows]) =>
    buildStatement(rows, group.slice(0, group.lastIndexOf("\t")), reading, { preamble, around }),
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
  ...say("table_not_found"),
};

const NO_ROWS: Refusal = {
  code: "empty",
  ...say("table_without_rows"),
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
        ...say("table_unread"),
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

/** Under its names a table has rows with days in full; those of a period above, and of a balance, may have years where these have none. */
const hasDatedRows = (rows: readonly TableRow[]): boolean => {
  const first = rows.findIndex(isHeader) + 1;
  return rows.slice(first, first + HEAD_ROWS).some((row) => isDataRow(row) && !closesTable(row));
};

/** Rows whose days are printed without a year, or stand over them. */
const findDays = (rows: readonly TableRow[], today: IsoDate): readonly TableRow[] => {
  if (standDaysOver(rows)) return giveDays(rows);
  if (hasDatedRows(rows) && !areDaysYearless(rows)) return rows;
  const complete = completeDates(rows, today);
  return hasDatedRows(complete) ? complete : giveDays(rows);
};

/** What a table gives, whatever file it stood in. */
export type TableReading = Pick<ParsedFile, "statements" | "problems" | "questions">;

/** What several tables of one file give together. */
export const joinReadings = (reads: readonly TableReading[]): TableReading => ({
  statements: reads.flatMap(({ statements }) => statements),
  problems: reads.flatMap(({ problems }) => problems),
  questions: reads.find(({ questions }) => questions.length > 0)?.questions ?? [],
});

/** A statement with the rows that another table of its file announces, whose amounts are in its currency. */
const withAnnounced = (statement: ParsedStatement, section: Section, hints: ParseHints): ParsedStatement => {
  if (headingOf(section.preamble) === "none") return statement;
  const { currency } = statement;
  const read = build(section, currency === null ? hints : { ...hints, currency }, null);
  const rows = read?.statements.flatMap(({ transactions }) => transactions) ?? [];
  const announced = rows.map((row) => ({ ...row, pending: true, balance_after: null }));
  return { ...statement, transactions: [...statement.transactions, ...announced] };
};

type Parted = { dated: readonly TableRow[]; sections: readonly Section[]; areAside: boolean };

/** The sections of a table, with days in full; `areAside` where all stand under headings of what moves nothing. */
const partTable = (rows: readonly TableRow[], { today }: ParseHints): Parted => {
  const lines = unfoldRecaps(
    splitDayPairs(joinDayParts(unfoldRecordTypes(unfoldInstalments(withKnownDigits(rows))))),
  );
  const dated = unfoldSides(unfoldPending(findDays(lines, today)));
  const sections = findSections(dated).flatMap(splitPeriods).map(takeTransfersApart).map(joinBalanceMarks);
  return { dated, sections, areAside: sections.every(({ preamble }) => isAside(preamble)) };
};

/** Whether no table holds more than what is announced or moves nothing: the movements of the file may stand elsewhere. */
export const standsAside = (rows: readonly TableRow[], hints: ParseHints): boolean =>
  splitSideBySide(rows).every((side) => partTable(side, hints).areAside);

const readOneTable = (
  rows: readonly TableRow[],
  hints: ParseHints,
  container: string,
): Result<TableReading, Refusal> => {
  const statements: ParsedStatement[] = [];
  let problems: Problem[] = [];
  const questions: Question[] = [];
  let found = false;
  // Where all stand under such a heading, they are what the file is of.
  const { dated, sections, areAside } = partTable(rows, hints);
  let announced: Section[] = [];
  for (const section of sections) {
    const before = statements.at(-1);
    if (!areAside && isAside(section.preamble)) {
      if (before === undefined) announced.push(section);
      else statements[statements.length - 1] = withAnnounced(before, section, hints);
      continue;
    }
    const read = readOne(section, hints, container);
    const empty = read === null || read.statements.length === 0 ? readEmptySection(section, hints) : null;
    if (empty !== null) statements.push(empty);
    found ||= empty !== null || read !== null;
    if (read === null) continue;
    const [first, ...others] = read.statements;
    if (first !== undefined) {
      statements.push(
        announced.reduce((own, one) => withAnnounced(own, one, hints), first),
        ...others,
      );
      announced = [];
    }
    problems = problems.concat(read.reading.problems);
    if (read.reading.question !== null && questions.length === 0) questions.push(read.reading.question);
  }
  return found && (statements.length > 0 || problems.length > 0)
    ? ok({ statements, problems, questions })
    : err(dated.some(isHeader) && !dated.some(isDataRow) ? (refuseUnread(dated) ?? NO_ROWS) : NOT_FOUND);
};

/**
 * Reads an unknown table: finds headers, columns, signs, dates and balances by reasoning, one statement per account and
 * currency. `container` tells tables of one shape in different kinds of files apart.
 */
export const readTable = (
  rows: readonly TableRow[],
  hints: ParseHints,
  container: string,
): Result<TableReading, Refusal> => {
  const [whole, ...others] = splitSideBySide(rows);
  const first = readOneTable(whole, hints, container);
  if (others.length === 0) return first;
  const reads = [first, ...others.map((side) => readOneTable(side, hints, container))];
  const read = reads.flatMap((one) => (one.ok ? [one.value] : []));
  return read.length === 0 ? first : ok(joinReadings(read));
};
