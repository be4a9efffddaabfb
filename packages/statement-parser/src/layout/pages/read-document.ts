import { err, ok } from "@passbook/contract/values";
import type { Result } from "@passbook/contract/values";
import { say } from "@passbook/contract/sentences/reading";
import type { WordPages } from "../../decode/page-words.ts";
import { readSpokenOrder } from "../../decode/spoken-order.ts";
import type {
  ParsedFile,
  ParsedStatement,
  ParseHints,
  Problem,
  Question,
  Refusal,
} from "../../parsed-file.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { readColumnDays } from "../days/column-days.ts";
import { checkOverview } from "../accounts/check-overview.ts";
import { exponentOf, readDocumentWords } from "../accounts/describe-document.ts";
import type { DocumentWords } from "../accounts/describe-document.ts";
import { dropDayBalances } from "../lines/drop-day-balances.ts";
import { dropDashes } from "../lines/drop-dashes.ts";
import { dropFurniture } from "./drop-furniture.ts";
import { dropGlyphs } from "../lines/drop-glyphs.ts";
import { toLines } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";
import { listMoneyStyles } from "../lines/money-style.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { joinCentredLines } from "../lines/join-centred-lines.ts";
import { joinDates } from "../lines/join-dates.ts";
import { joinLetters } from "../lines/join-letters.ts";
import { joinMarks } from "../lines/join-marks.ts";
import { dropReferences } from "../rows/drop-references.ts";
import { dropRowNumbers } from "../lines/drop-row-numbers.ts";
import { dropTextDays } from "../days/drop-text-days.ts";
import { leadWithDays } from "../days/lead-with-days.ts";
import { joinNamedBalances } from "../lines/join-named-balances.ts";
import { joinSigns } from "../lines/join-signs.ts";
import { joinTornRows } from "../rows/join-torn-rows.ts";
import { joinNames, partNames } from "../lines/part-names.ts";
import { readDashedCents } from "../lines/read-dashed-cents.ts";
import { readDottedDays } from "../days/dotted-days.ts";
import { readDayHeadings } from "../days/day-headings.ts";
import { readDayNumbers } from "../days/day-numbers.ts";
import { readSpacedDates } from "../days/spaced-dates.ts";
import { spellBoxes } from "../facts/spell-boxes.ts";
import { spellSides } from "../lines/spell-sides.ts";
import { splitByCurrencies } from "../accounts/split-currencies.ts";
import { splitCurrencyColumns } from "../accounts/split-currency-columns.ts";
import { splitCurrencyRows } from "../accounts/split-currency-rows.ts";
import type { CurrencyPart } from "../accounts/split-currency-columns.ts";
import { splitGluedDates } from "../days/split-glued-dates.ts";
import { splitLabels } from "../lines/split-labels.ts";
import { splitSidebars } from "../lines/split-sidebars.ts";
import { splitColumns, splitStrips } from "../headers/split-strips.ts";
import { scanLine } from "../lines/tokens.ts";
import { isStatement, namesMoney } from "./is-statement.ts";
import { HEAD_LINES, readLines, withShared } from "./read-accounts.ts";
import { isWhole, joinReadings, countRows, isDoubted } from "./read-part.ts";
import type { Reading, Source } from "./read-part.ts";

const NOT_A_STATEMENT: Refusal = {
  code: "not_a_statement",
  ...say("pages_without_rows"),
};

export type DocumentReading = Pick<ParsedFile, "statements" | "problems" | "questions">;

/** The same before its amounts are looked for. */
type Unscanned = Omit<Source, "head"> & { head: readonly Line[] };

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
  const boxed = spellBoxes(
    lines.map((line) => scanLine(line, style)),
    style,
  );
  const figures = dropReferences(dropRowNumbers(boxed), style);
  const signed = joinSigns(readDottedDays(dropTextDays(figures)), style);
  const marked = leadWithDays(joinMarks(signed, style), style);
  const torn = dropDayBalances(joinTornRows(readSpacedDates(marked), style));
  const scanned = joinNamedBalances(torn);
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

const DOUBTED: Problem = {
  code: "totals_disagree",
  ...say("totals_disagree"),
};

const UNNAMED_MONEY: Problem = {
  code: "money_not_named",
  ...say("pages_without_money"),
};

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
  const parts = sections.length + columns.length === 0 ? splitCurrencyRows(lines) : columns;
  if (parts.length > 0) return joinReadings(parts.flatMap((part) => readColumn(part, source) ?? []));
  if (sections.length === 0) return readStyles(lines, source);
  const head = lines.slice(0, sections[0]?.start).slice(0, HEAD_LINES);
  const readings = sections.flatMap(({ start, currency, box }, at) => {
    const own = [...box, ...lines.slice(start, sections[at + 1]?.start)];
    const shared = withShared(readDocumentWords(own, source.hints), source.words, null);
    const words = { ...shared, currency, statedCurrency: currency };
    return readStyles(own, { ...source, words, head }) ?? [];
  });
  return joinReadings(readings);
};

/** The overview of several accounts, in the likeliest way of writing amounts, is a witness of each. */
const readOverview = (
  lines: readonly Line[],
  statements: readonly ParsedStatement[],
  { currency }: DocumentWords,
): ParsedStatement[] => {
  const [style] = listMoneyStyles(lines, exponentOf(currency));
  if (style === undefined || statements.length < 2) return [...statements];
  return checkOverview(
    lines.map((line) => scanLine(line, style)),
    statements,
  );
};

/** Reads the pages of any bank's statement: rows, columns, signs and balances by reasoning, chosen by what the printed facts prove. */
export const readDocument = (document: WordPages, hints: ParseHints): Result<DocumentReading, Refusal> => {
  const placed = !document.fixedPitch;
  const pages = readSpokenOrder(document.pages).map((page) => {
    const lines = toLines(page, placed);
    return placed ? joinCentredLines(lines) : lines;
  });
  const printed = dropFurniture(document.fixedPitch ? pages : splitSidebars(pages));
  const parted = splitLabels(partNames(joinNames(joinLetters(readDashedCents(printed)))));
  const lines = joinDates(splitGluedDates(dropDashes(dropGlyphs(spellSides(parted)))));
  const words = readDocumentWords(lines, hints);
  const source = { words, head: [], fixedPitch: document.fixedPitch, hints };
  const best = readCurrencies(lines, source);
  if (best === null || best.statements.length === 0 || !isStatement(best, lines, words))
    return err(NOT_A_STATEMENT);
  const questions: Question[] = best.solved.flatMap(({ dates }) => dates.question ?? []).slice(0, 1);
  const problems = isDoubted(best) ? [DOUBTED] : [];
  const statements = readOverview(lines, best.statements, words);
  if (namesMoney(lines, words)) return ok({ statements, problems, questions });
  return ok({
    statements: statements.map(asUnsure),
    problems: [...problems, UNNAMED_MONEY],
    questions,
  });
};
