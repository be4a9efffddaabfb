import { err, ok } from "@passbook/contract/values";
import type { Place, Result } from "@passbook/contract/values";
import type { WordPages } from "../../decode/page-words.ts";
import { LINE_HEIGHT } from "../../decode/text-pages.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParsedTransaction,
  ParseHints,
  Problem,
  Question,
  Refusal,
} from "../../parsed-file.ts";
import { choosePageReading } from "./choose-page-reading.ts";
import { collectRecords } from "./collect-records.ts";
import type { PageRecord } from "./collect-records.ts";
import { describeAccount, exponentOf, readDocumentWords } from "./describe-document.ts";
import type { DocumentWords } from "./describe-document.ts";
import { dropFurniture } from "./drop-furniture.ts";
import type { DateColumn } from "./find-date-column.ts";
import { findDateColumn, findLead, findOtherColumns } from "./find-date-column.ts";
import { findDirectionWords } from "./find-direction-words.ts";
import { isTotal } from "./fact-words.ts";
import { findFacts } from "./find-facts.ts";
import { isHeaderLine, listMoneyNames } from "./header-lines.ts";
import { toLines, unite } from "./lines.ts";
import type { Line } from "./lines.ts";
import { listMoneyStyles } from "./money-style.ts";
import type { MoneyStyle } from "./money-style.ts";
import type { PageRow } from "./read-rows.ts";
import { readDates } from "./resolve-dates.ts";
import type { DateReading } from "./resolve-dates.ts";
import { hasStrips, splitStrips } from "./split-strips.ts";
import { amountsOf, plainText, scanLine } from "./tokens.ts";
import type { ScannedLine } from "./tokens.ts";
import type { Candidate } from "./weigh-page-reading.ts";

type Part = { lines: readonly ScannedLine[]; words: DocumentWords; fixedPitch: boolean; hints: ParseHints };
type Solved = {
  part: Part;
  records: readonly PageRecord[];
  texts: readonly string[];
  candidate: Candidate;
  dates: DateReading;
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
    records.length > 0 ? records.flatMap((record) => record.amounts.map(({ token }) => token)) : lines.flatMap(amountsOf);
  const edges = tokens.map(({ edge }) => edge);
  return (scanned) =>
    amountsOf(scanned).some(({ edge }) => edges.some((other) => Math.abs(other - edge) <= ALIGNED)) &&
    /\p{L}/u.test(plainText(scanned));
};

/** Lines near the rows whose amounts stand where a row and its balance have theirs, and that belong to none. */
const countLeftOver = (part: Part, records: readonly PageRecord[], facts: ReturnType<typeof findFacts>): number => {
  const taken = new Set([...records.flatMap((record) => record.lines), ...facts.map((fact) => fact.line)]);
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

const solveRecords = (part: Part, records: readonly PageRecord[], facts: ReturnType<typeof findFacts>): Solved | null => {
  const { lines, words, hints } = part;
  if (records.length === 0) return null;
  const inRows = new Set(records.flatMap((record) => record.lines));
  const around = lines.filter((_, index) => !inRows.has(index));
  const rows = records.flatMap((record) => record.dates.slice(0, 1).map(({ date }) => date));
  const commaCents = records.some((record) => /,\d{2}\D*$/.test(record.amounts[0]?.token.text ?? ""));
  const dates = readDates({ around, rows, hints, currency: words.currency, commaCents });
  let last: string | null = null;
  const days = records.map((record) => {
    const lead = record.dates[0];
    last = lead === undefined ? last : dates.resolve(lead.date);
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
  return candidate === null ? null : { part, records, texts, candidate, dates, days };
};

const EMPTY: Line = { page: 0, box: [0, 0, 0, 0], words: [], cells: [], text: "" };

const better = (a: Solved | null, b: Solved | null): Solved | null => {
  if (a === null || b === null) return a ?? b;
  return b.candidate.score > a.candidate.score ? b : a;
};

const isProved = (solved: Solved | null): boolean => solved?.candidate.proved.proof.verdict === "proved";

const BELOW_SHARE = 0.8;

/** Nearly all dates that begin a line stand right below a line with amounts, and none beside an amount. */
const hasDatesBelow = (lines: readonly ScannedLine[], columns: readonly DateColumn[]): boolean => {
  const leads = lines.flatMap((scanned, index) => (findLead(scanned, columns) === null ? [] : [index]));
  const below = leads.filter((index) => {
    const [own, above] = [lines[index], lines[index - 1]];
    return own !== undefined && above !== undefined && amountsOf(own).length === 0 && amountsOf(above).length > 0;
  });
  const first = lines[(leads.find((index) => below.includes(index)) ?? 0) - 1];
  return leads.length > 1 && below.length > leads.length * BELOW_SHARE && first !== undefined;
};

const LATE_SHARE = 0.15;
const STATED = new Set(["opening", "closing", "carried", "balance"]);

const solvePart = (part: Part): Solved | null => {
  const facts = findFacts(part.lines);
  const stated = facts.filter((fact) => STATED.has(fact.kind)).map((fact) => fact.line);
  const column = findDateColumn(part.lines, new Set(stated));
  if (column === null) return null;
  const columns = [column, ...findOtherColumns(part.lines, column)];
  const dated = collectRecords(part.lines, { columns, facts, ownRow: () => false, amountLast: false, dateBelow: false });
  const solved = solveRecords(part, dated, facts);
  if (isProved(solved)) return solved;
  const late = dated.filter((record) => record.amounts[0]?.line !== record.lines[0]).length;
  const amountLast = late > dated.length * LATE_SHARE;
  const ownRow = findOwnRows(dated, part.lines);
  const grouped = collectRecords(part.lines, { columns, facts, ownRow, amountLast, dateBelow: false });
  const best = grouped.length === dated.length ? solved : better(solved, solveRecords(part, grouped, facts));
  if (!hasDatesBelow(part.lines, columns)) return best;
  const below = collectRecords(part.lines, { columns, facts, ownRow, amountLast: false, dateBelow: true });
  return solveRecords(part, below, facts) ?? best;
};

const placeOf = (part: Part, record: PageRecord, row: PageRow): Place => {
  const line = part.lines[row.movement.line]?.line ?? EMPTY;
  if (part.fixedPitch) return { line: Math.floor(line.box[1] / LINE_HEIGHT) + 1 };
  const boxes = record.lines
    .filter((index) => index <= Math.max(row.movement.line, row.balanceToken?.line ?? 0))
    .flatMap((index) => part.lines[index]?.line ?? [])
    .filter((candidate) => candidate.page === line.page)
    .map((candidate) => candidate.box);
  const [x0, y0, x1, y1] = unite(boxes);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { page: line.page, box: [round(x0), round(y0), round(x1), round(y1)] };
};

const toTransaction = (solved: Solved, row: PageRow): ParsedTransaction | null => {
  const { records, texts, days, part, dates } = solved;
  const record = records[row.record];
  const day = days[row.record] ?? null;
  if (record === undefined || day === null) return null;
  const second = record.dates[1];
  return {
    booked_on: day,
    value_on: second === undefined ? null : dates.resolve(second.date),
    amount: row.amount,
    currency: part.words.currency,
    description: (texts[row.record] ?? "").replaceAll(/\s+/g, " ").trim(),
    counterparty: null,
    reference: null,
    balance_after: row.balance,
    pending: false,
    source: placeOf(part, record, row),
  };
};

const toStatement = (solved: Solved): ParsedStatement => {
  const { part, candidate, dates } = solved;
  const transactions = candidate.rows.flatMap((row) => toTransaction(solved, row) ?? []);
  const days = transactions.map((row) => row.booked_on).toSorted();
  return {
    account: describeAccount(part.words.text, part.words.accountType),
    currency: part.words.currency,
    period: dates.period ?? { from: days[0] ?? null, to: days.at(-1) ?? null },
    opening_balance: candidate.proved.opening,
    closing_balance: candidate.proved.closing,
    proof: candidate.proved.proof,
    transactions,
  };
};

const NOT_A_STATEMENT: Refusal = {
  code: "not_a_statement",
  message: "No rows of dates and amounts were found on its pages. Is this a bank statement?",
};

export type DocumentReading = Pick<ParsedFile, "statements" | "problems" | "questions">;

const solveStyle = (lines: readonly Line[], style: MoneyStyle, words: DocumentWords, document: WordPages & { hints: ParseHints }): Solved | null => {
  const scanned = lines.map((line) => scanLine(line, style));
  const rest = { words, fixedPitch: document.fixedPitch, hints: document.hints };
  const solved = solvePart({ lines: scanned, ...rest });
  if (isProved(solved) || !hasStrips(scanned)) return solved;
  return better(solved, solvePart({ lines: splitStrips(scanned, style), ...rest }));
};

/** Reads the pages of any bank's statement: rows, columns, signs and balances by reasoning, chosen by what the printed facts prove. */
export const readDocument = (document: WordPages, hints: ParseHints): Result<DocumentReading, Refusal> => {
  const pages = document.pages.map(toLines);
  const lines = dropFurniture(pages);
  const words = readDocumentWords(lines, hints);
  let best: Solved | null = null;
  for (const style of listMoneyStyles(lines, exponentOf(words.currency))) {
    best = better(best, solveStyle(lines, style, words, { ...document, hints }));
    if (isProved(best)) break;
  }
  if (best === null) return err(NOT_A_STATEMENT);
  const problems: Problem[] = [];
  const questions: Question[] = best.dates.question === null ? [] : [best.dates.question];
  return ok({ statements: [toStatement(best)], problems, questions });
};
