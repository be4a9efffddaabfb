import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import type { WordPages } from "../../decode/page-words.ts";
import type {
  DoubtCode,
  ParsedFile,
  ParsedStatement,
  ParseHints,
  Problem,
  Question,
  Refusal,
} from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { isDebt } from "../../values/is-debt.ts";
import { readColumnName } from "../names/column-names.ts";
import { MONEY_ROLES } from "../names/column-roles.ts";
import { speaksOfMoney } from "../../labels/money-words.ts";
import { measuresOther } from "../accounts/measures-other.ts";
import { readColumnDays } from "../days/column-days.ts";
import { exponentOf, readDocumentWords } from "../accounts/describe-document.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import { dropDayBalances } from "../lines/drop-day-balances.ts";
import { dropDashes } from "../lines/drop-dashes.ts";
import { dropFurniture } from "./drop-furniture.ts";
import { dropGlyphs } from "../lines/drop-glyphs.ts";
import { findFacts } from "../facts/find-facts.ts";
import { says } from "../../words/find-phrases.ts";
import { isRowHeader, listDateNames, listMoneyNames } from "../lines/header-lines.ts";
import { toLines } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";
import { listMoneyStyles } from "../lines/money-style.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { solvePart } from "./solve-part.ts";
import type { Part } from "./solve-part.ts";
import type { Solved } from "./solve-records.ts";
import { joinDates } from "../lines/join-dates.ts";
import { joinLetters } from "../lines/join-letters.ts";
import { joinMarks } from "../lines/join-marks.ts";
import { dropRowNumbers } from "../lines/drop-row-numbers.ts";
import { joinSigns } from "../lines/join-signs.ts";
import { joinTornRows } from "../lines/join-torn-rows.ts";
import { readDashedCents } from "../lines/read-dashed-cents.ts";
import { readDayHeadings } from "../days/day-headings.ts";
import { readDayNumbers } from "../days/day-numbers.ts";
import { readSpacedDates } from "../days/spaced-dates.ts";
import { splitAccounts } from "../accounts/split-accounts.ts";
import { splitByCurrencies } from "../accounts/split-currencies.ts";
import { splitCurrencyColumns } from "../accounts/split-currency-columns.ts";
import type { CurrencyPart } from "../accounts/split-currency-columns.ts";
import { splitGluedDates } from "../lines/split-glued-dates.ts";
import { splitLabels } from "../lines/split-labels.ts";
import { splitSidebars } from "../lines/split-sidebars.ts";
import { splitColumns, splitStrips } from "../lines/split-strips.ts";
import { toEmptyStatement, toStatement } from "./to-statement.ts";
import { tellDebt } from "../facts/tell-debt.ts";
import { scanLine } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

const NOT_A_STATEMENT: Refusal = {
  code: "not_a_statement",
  message: "No rows of dates and amounts were found on its pages. Is this a bank statement?",
};

export type DocumentReading = Pick<ParsedFile, "statements" | "problems" | "questions">;

/** Accounts of a document, each with its rows or, where it has none, with its balances alone. */
type Reading = { statements: ParsedStatement[]; solved: Solved[]; score: number };

type Source = Omit<Part, "lines">;

/** The same before its amounts are looked for. */
type Unscanned = Omit<Source, "head"> & { head: readonly Line[] };

const textOf = (lines: readonly ScannedLine[]): string => lines.map(({ line }) => line.text).join("\n");

/** The part with the kind of its account, by its own figures and rows where no word names one. */
const withKind = (part: Part): Part => {
  const { words, lines } = part;
  if (words.accountType !== null) return part;
  const accountType = tellDebt(lines);
  return { ...part, words: { ...words, accountType, owes: isDebt(accountType) } };
};

/** A part is read as the person says where the document leaves its kind open, or proves nothing without. */
const readPart = (untold: Part, head: string): Reading => {
  const part = withKind(untold);
  const read = readTold(part, head);
  const { words, hints } = part;
  const kindSaid = hints.account_type ?? null;
  if (kindSaid === null || words.accountType !== null || isWhole(read)) return read;
  const other = readTold({ ...part, words: { ...words, kindSaid, owes: isDebt(kindSaid) } }, head);
  const isAsked = read.statements.some(({ questions = [] }) => questions.length > 0);
  return isAsked || isWhole(other) ? other : read;
};

const readTold = (part: Part, head: string): Reading => {
  const solved = solvePart(part);
  const text = `${textOf(part.lines)}\n${head}`;
  if (solved !== null)
    return { statements: [toStatement(solved, text)], solved: [solved], score: solved.candidate.score };
  const empty = toEmptyStatement(part, text);
  return { statements: empty === null ? [] : [empty], solved: [], score: 0 };
};

const isWhole = ({ statements }: Reading): boolean =>
  statements.length > 0 &&
  statements.every(({ proof, transactions, opening_balance, closing_balance }) =>
    transactions.length === 0 ? opening_balance === closing_balance : proof.verdict === "proved",
  );

/** The words of one account, with what those of the whole document say where it says nothing itself. */
const withShared = (
  own: DocumentWords,
  all: DocumentWords,
  kind: DocumentWords["accountType"],
): DocumentWords => {
  const accountType = kind ?? own.accountType ?? all.accountType;
  return {
    ...own,
    accountType,
    owes: isDebt(accountType),
    currency: own.currency ?? all.currency,
    statedCurrency: own.statedCurrency ?? all.statedCurrency,
    dateHabit: own.dateHabit ?? all.dateHabit,
  };
};

/** The lines of an account, under the names of columns that were printed once over all accounts. */
const withHeader = (lines: readonly ScannedLine[], start: number, end: number): ScannedLine[] => {
  const own = lines.slice(start, end);
  const header = own.some(isRowHeader) ? undefined : lines.slice(0, start).findLast(isRowHeader);
  return header === undefined ? own : [header, ...own];
};

/** Reads each account of a document by itself; null where there is but one. */
const readAccounts = (lines: readonly ScannedLine[], source: Source): Reading | null => {
  const starts = splitAccounts(lines, findFacts(lines));
  if (starts.length < 2) return null;
  const head = [...source.head, ...lines.slice(0, starts[1] ?? 0)].slice(0, HEAD_LINES);
  const parts = starts.map((start, at) => {
    const own = withHeader(lines, start, starts[at + 1] ?? lines.length);
    const printed = own.map(({ line }) => line);
    const words = withShared(readDocumentWords(printed, source.hints), source.words, tellDebt(own));
    return readPart({ ...source, lines: own, words, head: at === 0 ? source.head : head }, textOf(head));
  });
  return joinReadings(parts);
};

const joinReadings = (parts: readonly Reading[]): Reading => ({
  statements: parts.flatMap((part) => part.statements),
  solved: parts.flatMap((part) => part.solved),
  score: parts.reduce((sum, part) => sum + part.score, 0) / Math.max(1, parts.length),
});

const HEAD_LINES = 25;

const countRows = ({ statements }: Reading): number =>
  statements.reduce((count, { transactions }) => count + transactions.length, 0);

/** What was read of the whole document is no more than one of its accounts; another has rows that do not prove. */
const isOneOf = (whole: Reading, several: Reading): boolean => {
  const [own] = whole.statements;
  const isSame = (one: ParsedStatement): boolean =>
    one.proof.verdict === "proved" &&
    one.opening_balance === own?.opening_balance &&
    one.closing_balance === own.closing_balance;
  return (
    whole.statements.length === 1 && several.statements.some(isSame) && countRows(several) > countRows(whole)
  );
};

/** A printed figure speaks against what was read of the whole document. */
const isDoubted = ({ solved }: Reading): boolean =>
  solved.some(({ candidate }) => candidate.proved.proof.doubts.some(({ code }) => DISAGREES.has(code)));

const DISAGREES = new Set<DoubtCode>([
  "total_disagrees",
  "count_disagrees",
  "balance_disagrees",
  "two_closings",
]);

/** Two parts that begin with one balance, or a part without rows whose balances differ, are torn from one account. */
const isTorn = ({ statements }: Reading): boolean => {
  const openings = statements.flatMap(({ opening_balance }) => opening_balance ?? []);
  const known = openings.filter((opening) => opening !== 0);
  const lacks = statements.some(
    ({ transactions, opening_balance, closing_balance }) =>
      transactions.length === 0 && opening_balance !== closing_balance,
  );
  return lacks || new Set(known).size < known.length;
};

/** Doubts about what rows mean, not whose they are; the period may be that of another account. */
const OF_MEANING = new Set<DoubtCode>(["period_elsewhere", "direction_unknown", "days_open"]);

/** Each account has rows that its own printed balances bind. */
const areBound = ({ statements }: Reading): boolean =>
  statements.length > 1 &&
  statements.every(
    ({ proof: { checks, doubts }, opening_balance, closing_balance, transactions }) =>
      transactions.length > 0 &&
      opening_balance !== null &&
      closing_balance !== null &&
      checks.length > 0 &&
      checks.every(({ holds }) => holds) &&
      doubts.every(({ code }) => OF_MEANING.has(code)),
  );

const readLines = (lines: readonly ScannedLine[], source: Source): Reading => {
  const several = readAccounts(lines, source);
  if (several !== null && isWhole(several)) return several;
  const whole = readPart({ ...source, lines }, textOf(source.head));
  if (several === null) return whole;
  if (areBound(several) && countRows(several) === countRows(whole)) return several;
  if (isTorn(several) && whole.statements.length > 0) return whole;
  const someProved = several.solved.some(({ candidate }) => candidate.proved.proof.verdict === "proved");
  if (isOneOf(whole, several) || (someProved && isDoubted(whole))) return several;
  return isWhole(whole) || !someProved || several.score <= whole.score ? whole : several;
};

/** How many rows the balances beside them follow. */
const countFollowing = ({ statements }: Reading): number =>
  statements
    .flatMap(({ proof }) => proof.checks)
    .reduce((count, { name, rows }) => count + (name === "running_balance" ? rows : 0), 0);

/** How many rows have a balance beside them, in columns that are named. */
const countBalanced = ({ solved }: Reading): number =>
  solved
    .filter(({ candidate }) => candidate.evidence.named)
    .flatMap(({ candidate }) => candidate.rows)
    .filter(({ balance }) => balance !== null).length;

/**
 * A way in which fewer rows follow from balances beside them, that most of its rows had, has cut these away; so has one without
 * any, where they stand under their name and do not follow.
 */
const cutsBalances = (other: Reading, best: Reading): boolean =>
  (countFollowing(other) < countFollowing(best) && countFollowing(best) * 2 > countRows(other)) ||
  (!statesBalances(other) && countBalanced(best) * 2 > countRows(other));

const statesBalances = ({ solved }: Reading): boolean =>
  solved.some(({ candidate }) => candidate.rows.some(({ balance }) => balance !== null));

/** A way that finds fewer rows has found something else: totals are proved by the same balances as their rows. */
const isBetter = (other: Reading, best: Reading): boolean =>
  countRows(other) >= countRows(best) &&
  !cutsBalances(other, best) &&
  (isWhole(other) || other.score > best.score);

const readStyle = (lines: readonly Line[], style: MoneyStyle, unscanned: Unscanned): Reading => {
  const source = { ...unscanned, head: unscanned.head.map((line) => scanLine(line, style)) };
  const signed = joinSigns(dropRowNumbers(lines.map((line) => scanLine(line, style))), style);
  const marked = joinMarks(signed, style);
  const scanned = dropDayBalances(joinTornRows(readSpacedDates(marked), style));
  const headed = readColumnDays(scanned, "day of booking") ?? readDayHeadings(scanned);
  const others = [
    ...(headed === null ? [] : [() => scanned]),
    () => splitColumns(scanned, style),
    () => splitStrips(scanned, style),
    () => readDayNumbers(scanned),
    () => readColumnDays(scanned, "any day"),
  ];
  let best = readLines(headed ?? scanned, source);
  for (const list of others) {
    // Rows that were not found may cancel out.
    const own = isWhole(best) && countRows(best) > 0 ? null : list();
    const reading = own === null ? best : readLines(own, source);
    if (isBetter(reading, best)) best = reading;
  }
  return best;
};

const hasRunningBalance = ({ transactions }: ParsedStatement): boolean =>
  transactions.filter((row) => row.balance_after !== null).length * 2 > transactions.length;

const UNNAMED_ROWS_MIN = 3;

/** A header names a column of days and one of amounts. */
const hasTable = ({ solved }: Reading): boolean =>
  solved.some(({ part: { lines } }) => {
    const headers = new Set(listMoneyNames(lines).map(({ line }) => line));
    return listDateNames(lines).some(({ line }) => headers.has(line));
  });

/**
 * Letters and bills have days and amounts too; what proves nothing must at least call itself a statement, or hold rows under
 * the names of both sides, in a table that names days and amounts, or with balances.
 */
const isStatement = (reading: Reading, { plain, owes }: DocumentWords): boolean => {
  const { statements } = reading;
  const proofs = statements.map(({ proof }) => proof.verdict);
  if (proofs.includes("proved") || proofs.includes("partly")) return true;
  const ends = statements.some((one) => one.opening_balance !== null && one.closing_balance !== null);
  const balances = ends || statements.some(hasRunningBalance);
  // The statements of cards are called bills in some countries.
  if (owes && ends && countRows(reading) > 0) return true;
  if (says(plain, "statement")) return balances || (!says(plain, "invoice") && countRows(reading) > 0);
  const hasSides = says(plain, "debit", "debits") && says(plain, "credit", "credits");
  const isNamed = balances || hasSides || hasTable(reading);
  return isNamed && !says(plain, "invoice") && countRows(reading) >= UNNAMED_ROWS_MIN;
};

const DOUBTED: Problem = {
  code: "totals_disagree",
  message:
    "A balance, a total or a number of transactions is printed that does not agree with the rows. Compare the rows with the page.",
};

const UNNAMED_MONEY: Problem = {
  code: "money_not_named",
  message:
    "Nothing says that the figures of these pages are money: no currency, and no name for an amount or a balance.",
};

/** Rain and stock have days, figures and a running balance too: the words must speak of money or of an account. */
const namesMoney = (
  lines: readonly Line[],
  { plain, statedCurrency, accountType }: DocumentWords,
): boolean => {
  if (statedCurrency !== null) return true;
  if (measuresOther(lines)) return false;
  return (
    accountType !== null ||
    says(plain, "statement") ||
    says(plain, "debit", "credit") ||
    lines.some(({ text, cells }) => speaksOfMoney(text) || cells.some((cell) => isMoneyName(cell.text)))
  );
};

const isMoneyName = (text: string): boolean => MONEY_ROLES.has(readColumnName(text).role);

/** The statement with a doubt whether its figures are money, so that its layout is not remembered. */
const asUnsure = (statement: ParsedStatement): ParsedStatement => ({
  ...statement,
  layout: null,
  proof: addDoubts(statement.proof, [doubt("money_not_named")]),
});

/** What must speak for a rarer way of writing amounts, where none proves. */
const STYLE_LEAD = 60;

/** Amounts in the words of a few rows are easily found in a way in which those of all others are not. */
const speaksMore = (other: Reading, best: Reading): boolean => {
  const lead = best.solved.length === 0 ? 0 : STYLE_LEAD;
  return other.score > best.score + lead && countRows(other) * 2 >= countRows(best);
};

/** The reading in the way of writing amounts for which most speaks. */
const readStyles = (lines: readonly Line[], source: Unscanned): Reading | null => {
  let best: Reading | null = null;
  for (const style of listMoneyStyles(lines, exponentOf(source.words.currency))) {
    const reading = readStyle(lines, style, source);
    if (best === null || isWhole(reading) || speaksMore(reading, best)) best = reading;
    if (isWhole(best)) break;
  }
  return best;
};

/** The account whose rows fill one of several columns of currencies. */
const readColumn = ({ currency, lines }: CurrencyPart, source: Unscanned): Reading | null =>
  readStyles(lines, { ...source, words: { ...source.words, currency, statedCurrency: currency } });

/** Accounts in different currencies are never one: amounts come to no sum, and each may be written in its own way. */
const readCurrencies = (lines: readonly Line[], source: Unscanned): Reading | null => {
  const sections = splitByCurrencies(lines);
  const columns = sections.length === 0 ? splitCurrencyColumns(lines, source.words.currency) : [];
  if (columns.length > 0) return joinReadings(columns.flatMap((part) => readColumn(part, source) ?? []));
  if (sections.length === 0) return readStyles(lines, source);
  const head = lines.slice(0, sections[0]?.start).slice(0, HEAD_LINES);
  const readings = sections.flatMap(({ start, box }, at) => {
    const own = [...box, ...lines.slice(start, sections[at + 1]?.start)];
    const words = withShared(readDocumentWords(own, source.hints), source.words, null);
    return readStyles(own, { ...source, words, head }) ?? [];
  });
  return joinReadings(readings);
};

/** Reads the pages of any bank's statement: rows, columns, signs and balances by reasoning, chosen by what the printed facts prove. */
export const readDocument = (document: WordPages, hints: ParseHints): Result<DocumentReading, Refusal> => {
  const pages = document.pages.map((page) => toLines(page, !document.fixedPitch));
  const printed = dropFurniture(document.fixedPitch ? pages : splitSidebars(pages));
  const lines = joinDates(
    splitGluedDates(dropDashes(dropGlyphs(splitLabels(joinLetters(readDashedCents(printed)))))),
  );
  const words = readDocumentWords(lines, hints);
  const source = { words, head: [], fixedPitch: document.fixedPitch, hints };
  const best = readCurrencies(lines, source);
  if (best === null || best.statements.length === 0 || !isStatement(best, words)) return err(NOT_A_STATEMENT);
  const questions: Question[] = best.solved.flatMap(({ dates }) => dates.question ?? []).slice(0, 1);
  const problems = isDoubted(best) ? [DOUBTED] : [];
  if (namesMoney(lines, words)) return ok({ statements: best.statements, problems, questions });
  return ok({
    statements: best.statements.map(asUnsure),
    problems: [...problems, UNNAMED_MONEY],
    questions,
  });
};
