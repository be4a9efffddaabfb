import { minorDigits } from "@passbook/contract/values";
import type { Doubt, ParsedStatement, ParsedTransaction, ParseHints } from "../../parsed-file.ts";
import { doubt, doubtWhere, isUndirected } from "../../proof/doubts.ts";
import { sumSide } from "../../proof/proof-row.ts";
import { addDoubts } from "../../proof/prove.ts";
import { toMinor } from "../../values/amount.ts";
import { readDate, resolveDate } from "../../values/date.ts";
import { isDebt } from "../../values/is-debt.ts";
import { isRate } from "../currency/figure-currencies.ts";
import { askDirection } from "../facts/ask-direction.ts";
import { weighText } from "../../labels/meaning-words.ts";
import { isOwedName } from "../../labels/bill-words.ts";
import { isTotal, readFactWords, readSideWords } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { readCount } from "../facts/find-counts.ts";
import { readYearless } from "../lines/page-dates.ts";
import { amountsOf } from "../lines/tokens.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { isBesideDay, shapeOfDay } from "./stream/choose-days.ts";
import { isDay, isRow } from "./lines/scan-copied.ts";
import type { CopiedParts } from "./lines/scan-copied.ts";

const EXPLAINED = new Set<FactKind | null>(["opening", "closing", "carried", "balance", "credits", "debits"]);

/** Every balance and sum that the rows give, whichever way round they stand. */
const listGiven = ({ transactions, opening_balance, closing_balance }: ParsedStatement): Set<number> => {
  const booked = transactions.filter(({ pending }) => !pending);
  const [credits, debits] = [sumSide(booked, 1), -sumSide(booked, -1)];
  const given = new Set([0, credits, debits, Math.abs(credits - debits)]);
  for (const end of [opening_balance, closing_balance]) if (end !== null) given.add(Math.abs(end));
  let [forwards, backwards] = [opening_balance ?? 0, closing_balance ?? 0];
  for (const { amount, balance_after } of booked) {
    forwards += amount;
    backwards -= amount;
    for (const value of [forwards, backwards, balance_after ?? 0]) given.add(Math.abs(value));
  }
  return given;
};

const isFact = (label: string): boolean => {
  const kind = readFactWords(label);
  return EXPLAINED.has(kind) || (kind === null && isTotal(label));
};

/** What a figure of no row is called: a balance or a total, something else, or nothing, as the figures of a row are. */
type Figure = { value: number; called: "fact" | "other" | "nothing" };

const hasLetters = (words: readonly string[]): boolean => words.some((word) => /\p{L}/u.test(word));

/** Figures of a line that is no row, with what their words say of them; what stands alone on a line may be named above. */
const listFigures = (
  { scanned }: CopiedParts,
  { above, isRowLike }: { above: CopiedParts | undefined; isRowLike: boolean },
  exponent: number,
): Figure[] => {
  let from = 0;
  let label = "";
  return amountsOf(scanned).flatMap((token) => {
    const words = scanned.line.words.slice(from, token.from).map(({ text }) => text);
    const isFirst = from === 0;
    from = token.to + 1;
    const named = hasLetters(words);
    // Two sums behind one label are those of both sides.
    label = named ? words.join(" ") : label;
    const isNamedAbove = isFirst && above?.amounts.length === 0 && readFactWords(above.words) === "other";
    const isOther = (named || isNamedAbove) && !isRowLike;
    const called = isFact(label) ? "fact" : isOther ? "other" : "nothing";
    const value = toMinor(token.written, exponent)?.amount;
    return value === undefined ? [] : [{ value: Math.abs(value), called }];
  });
};

/** The ways in which the days of rows are written. */
const listShapes = (rows: ReadonlySet<CopiedParts>): Set<string> =>
  new Set([...rows].map(({ days }) => shapeOfDay(days[0] ?? "")));

const ROW_LINES = 3;
const SHORT_NUMBER = /^\d{1,3}$/;

/** A short number under its name over all rows, as of a page: none is the amount of a row whose day stands over both. */
const isHeadNumber = (parts: readonly CopiedParts[], at: number, first: number): boolean => {
  const [line, above] = [parts[at], parts[at - 1]];
  return (
    line !== undefined &&
    above !== undefined &&
    line.from < first &&
    SHORT_NUMBER.test(line.text) &&
    above.amounts.length === 0 &&
    /\p{L}/u.test(above.words) &&
    !parts.slice(Math.max(0, at - ROW_LINES), at).some((other) => isDay(other) || isRow(other))
  );
};

const findUnexplained = (
  parts: readonly CopiedParts[],
  taken: ReadonlySet<CopiedParts>,
  statements: readonly ParsedStatement[],
): Set<Figure["called"]> => {
  const given = statements.map(listGiven);
  const exponent = minorDigits(statements[0]?.currency ?? null);
  // A text without lines has all its rows on one.
  const lines = new Set([...taken].map(({ from }) => from));
  const shapes = listShapes(taken);
  const first = Math.min(...lines);
  const figures = parts.flatMap((line, at) => {
    const isOwn = isRow(line) && !lines.has(line.from) && shapes.has(shapeOfDay(line.days[0] ?? ""));
    const isRowLike = isOwn && !says(toPlainWords(line.words), "pending");
    // What a row cost abroad, and at which rate: `USD 6.42 @ 1.5467`.
    const isAbroad = !isRow(line) && isRate(line.text);
    if (taken.has(line) || isAbroad || isHeadNumber(parts, at, first)) return [];
    return listFigures(line, { above: parts[at - 1], isRowLike }, exponent);
  });
  return new Set(
    figures.flatMap(({ value, called }) => (given.some((values) => values.has(value)) ? [] : called)),
  );
};

const IN_BRACKETS = /^(.*\p{L}.*)\((\d{1,4})\)\W*$/u;

/** A number of rows, also in brackets behind the words of a side. */
const readStated = (words: string): { side: 1 | -1 | null; count: number } | null => {
  const [, label = "", count = ""] = IN_BRACKETS.exec(words) ?? [];
  const side = readSideWords(label);
  return side === null ? readCount(words) : { side, count: Number(count) };
};

/** A number of rows is stated that no account has. */
const hasOtherCount = (lines: readonly CopiedParts[], statements: readonly ParsedStatement[]): boolean => {
  const met = statements.flatMap(({ transactions }) => {
    const booked = transactions.filter(({ pending }) => !pending);
    const credits = booked.filter(({ amount }) => amount > 0).length;
    return [
      { side: null, count: booked.length },
      { side: 1, count: credits },
      { side: -1, count: booked.length - credits },
    ];
  });
  return lines.some(({ words }) => {
    const stated = readStated(words);
    return stated !== null && !met.some(({ side, count }) => side === stated.side && count === stated.count);
  });
};

const markOf = ({ money }: CopiedParts): string => {
  const written = money[0]?.written;
  return written === undefined
    ? ""
    : `${written.negative ? "-" : written.plus ? "+" : ""}${written.direction ?? ""}`;
};

type Read = { row: ParsedTransaction; line: CopiedParts };

/** One mark stands for one direction wherever marks are printed at all; a row where it does not was marked otherwise. */
const hasTurnedMark = (read: readonly Read[]): boolean => {
  const sides = new Map<string, Set<number>>();
  for (const { row, line } of read) {
    const mark = markOf(line);
    sides.set(mark, (sides.get(mark) ?? new Set()).add(Math.sign(row.amount)));
  }
  return sides.size > 1 && [...sides.values()].some((own) => own.size > 1);
};

/** The words of more rows speak for their directions than against them. */
const speaksFor = (rows: readonly ParsedTransaction[]): boolean =>
  rows.reduce((votes, { amount, description }) => votes + weighText(description) * Math.sign(amount), 0) > 0;

/**
 * Most rows raise the balance, none prints the balance behind it or a mark, and nothing says whose debt it is: the bill of a card
 * and the statement of an account look alike.
 */
const mayBeTurned = (
  { account, transactions }: ParsedStatement,
  { hints, isMarked }: { hints: ParseHints; isMarked: boolean },
): boolean => {
  const booked = transactions.filter(({ pending }) => !pending);
  const raising = booked.filter(({ amount }) => amount > 0).length;
  return (
    account.account_type === null &&
    hints.account_type === undefined &&
    raising * 2 > booked.length &&
    ((!isMarked && !speaksFor(booked)) || booked.every(({ balance_after }) => balance_after === null))
  );
};

/** How many lines above the first row may name its columns. */
const HEAD_LINES = 8;

/** The names over the rows call a balance what is owed, and neither the kind of account nor a letter beside an amount says so. */
const mayBeOwed = (
  { account: { account_type }, transactions: [first] }: ParsedStatement,
  parts: readonly CopiedParts[],
): boolean => {
  if (account_type === null || isDebt(account_type) || first === undefined || !("line" in first.source))
    return false;
  const { line } = first.source;
  const head = parts.filter(({ from }) => from + 1 < line && from + HEAD_LINES >= line);
  const isLettered = parts.some((own) => isRow(own) && own.money[0]?.written.direction != null);
  return !isLettered && head.some((own) => own.amounts.length === 0 && isOwedName(own.words));
};

/** A column of balances holds throughout or is doubted; it is never let go. */
const letsBalanceGo = (read: readonly Read[]): boolean => {
  const pairs = read.filter(({ line }) => line.amounts.length > 1);
  return pairs.length * 2 > read.length && pairs.some(({ row }) => row.balance_after === null);
};

/** No figure binds all rows together: a first or last one may be missing unseen where its line could not be told. */
const hasUnbound = ({ transactions, proof }: ParsedStatement): boolean => {
  const bound = proof.checks.map(({ holds, rows }) => (holds ? rows : 0));
  return transactions.filter(({ pending }) => !pending).length > Math.max(0, ...bound);
};

/** More days that stand alone and are of no row are those of rows whose amounts were not seen. */
const LONE_DAYS_MAX = 2;

/** So many lines that begin with days as rows do, and are of none, leave their days open. */
const HEADS_MIN = 2;

/** Lines without a figure that begin with days as those of the rows do, or with more. */
const countHeads = (others: readonly CopiedParts[], taken: ReadonlySet<CopiedParts>): number => {
  const most = Math.max(1, ...[...taken].map(({ days }) => days.length));
  const shapes = listShapes(taken);
  return others.filter(
    ({ days, amounts, words }) =>
      amounts.length === 0 &&
      readFactWords(words) === null &&
      (days.length > most || (days.length === most && shapes.has(shapeOfDay(days[0] ?? "")))),
  ).length;
};

/** More days stand in front of figures than rows have, though no row is there: those of the rows may be others. */
const hasMoreDays = (others: readonly CopiedParts[], statements: readonly ParsedStatement[]): boolean => {
  const printed = new Set(
    others.flatMap((own) => (isRow(own) && readFactWords(own.words) === null ? (own.days[0] ?? []) : [])),
  );
  const booked = new Set(
    statements.flatMap(({ transactions }) => transactions.map(({ booked_on }) => booked_on)),
  );
  return printed.size > Math.max(booked.size, HEADS_MIN);
};

/** A day that words begin with, a number of the row in front of it aside, written as those of rows are; null where none is. */
const findLeadingDay = (words: string, shapes: ReadonlySet<string>): string | null => {
  const [first = "", second = ""] = words.split(" ", 2);
  const day = isBesideDay(first) ? second : first;
  return shapes.has(shapeOfDay(day)) && (readDate(day) ?? readYearless(day, true, 1)) !== null ? day : null;
};

/**
 * Words of rows begin with days as those of rows are written, though the rows have the day of the row above; or those of half the
 * rows do, whose days may be these.
 */
const areDaysWords = ({ transactions }: ParsedStatement, shapes: ReadonlySet<string>): boolean => {
  const leading = transactions.flatMap(({ booked_on, description }, at) =>
    findLeadingDay(description, shapes) === null ? [] : transactions[at - 1]?.booked_on === booked_on,
  );
  return (
    leading.filter(Boolean).length >= HEADS_MIN ||
    leading.length >= Math.max(HEADS_MIN, transactions.length / 2)
  );
};

const ORDERS = ["dmy", "mdy"] as const;

/** The words of the last row begin with a day behind that of the row, however it is read: nothing after it took its day. */
const endsLater = (
  { transactions }: ParsedStatement,
  shapes: ReadonlySet<string>,
  today: ParseHints["today"],
): boolean => {
  const { booked_on = "", description = "" } = transactions.at(-1) ?? {};
  const written = readDate(findLeadingDay(description, shapes) ?? "");
  const days = written === null ? [] : ORDERS.flatMap((order) => resolveDate(written, order, today) ?? []);
  return days.length > 0 && days.every((day) => day > booked_on);
};

/** What the text prints and the reading does not say. */
const listDoubts = (
  parts: readonly CopiedParts[],
  statements: readonly ParsedStatement[],
  { today }: ParseHints,
): Doubt[] => {
  // What is left of the line of a row stands on the same line of the file.
  const inOrder = [...parts.filter((line) => !isRow(line)), ...parts.filter(isRow).toReversed()];
  const byLine = new Map(inOrder.map((line) => [line.from + 1, line]));
  const found = statements.map(({ transactions }) =>
    transactions.flatMap((row) => {
      const line = "line" in row.source ? byLine.get(row.source.line) : undefined;
      return line === undefined ? [] : [{ row, line }];
    }),
  );
  const reads = found.map((own) => own.filter(({ row }) => !row.pending));
  const taken = new Set(found.flat().map(({ line }) => line));
  const others = parts.filter((line) => !taken.has(line));
  const unexplained = findUnexplained(parts, taken, statements);
  const shapes = listShapes(taken);
  return doubtWhere({
    figure_unexplained: unexplained.has("fact"),
    row_left_over: unexplained.has("nothing") || others.filter(isDay).length > LONE_DAYS_MAX,
    days_open:
      countHeads(others, taken) >= HEADS_MIN ||
      hasMoreDays(others, statements) ||
      statements.some((own) => areDaysWords(own, shapes)) ||
      statements.some((own) => endsLater(own, shapes, today)),
    count_disagrees: hasOtherCount(others, statements),
    direction_unknown: reads.some(hasTurnedMark),
    balance_disagrees: reads.some(letsBalanceGo),
    rows_unbound: statements.some(hasUnbound),
  });
};

/** The statements with a doubt for each printed figure, mark or number that their rows do not explain. */
export const auditCopied = (
  parts: readonly CopiedParts[],
  statements: readonly ParsedStatement[],
  hints: ParseHints,
): ParsedStatement[] => {
  const doubts = listDoubts(parts, statements, hints);
  const audited = statements.map((own) => ({ ...own, proof: addDoubts(own.proof, doubts) }));
  const isMarked = parts.some((line) => isRow(line) && markOf(line) !== "");
  return audited.map((own) => {
    const mayTurn = mayBeTurned(own, { hints, isMarked }) || mayBeOwed(own, parts);
    if (isUndirected(own.proof) || !mayTurn) return own;
    const proof = addDoubts(own.proof, [doubt("direction_unknown")]);
    return { ...own, proof, questions: askDirection(own.transactions, false) };
  });
};
