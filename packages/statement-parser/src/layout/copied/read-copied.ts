import { withPlainDays } from "../../values/date.ts";
import { splitLines } from "../../decode/text/split-lines.ts";
import { toTextPage } from "../../decode/text/text-pages.ts";
import type { Doubt, ParsedStatement, ParseHints } from "../../parsed-file.ts";
import { readColumnName } from "../names/column-names.ts";
import { readDocument } from "../pages/read-document.ts";
import type { DocumentReading } from "../pages/read-document.ts";
import { auditCopied } from "./audit-copied.ts";
import { joinCopiedPages } from "./join-copied-pages.ts";
import { doubtLoneDays } from "./lone-days.ts";
import { areRowsBound } from "./stream/bind-rows.ts";
import { gatherCopied } from "./gather-copied.ts";
import type { Gathered } from "./gather-copied.ts";
import { doubt } from "../../proof/doubts.ts";
import { addDoubts } from "../../proof/prove.ts";
import { partAccounts } from "./stream/part-accounts.ts";
import { partDayNumbers } from "./lines/part-day-numbers.ts";
import { keepMain, placeCopied } from "./lines/place-copied.ts";
import type { PlacedWay } from "./lines/place-copied.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { isRow, listCopiedStyles, scanCopied } from "./lines/scan-copied.ts";
import { partFigures } from "./lines/part-figures.ts";
import { joinDayNames } from "./lines/join-day-names.ts";
import { SHIELD } from "./lines/shield.ts";
import type { CopiedLine, CopiedParts } from "./lines/scan-copied.ts";

const WAYS: readonly PlacedWay[] = [
  { lone: "amount", main: false },
  { lone: "balance", main: false },
  { lone: "amount", main: true },
];

const isProved = ({ statements }: DocumentReading): boolean =>
  statements.length > 0 && statements.every(({ proof }) => proof.verdict === "proved");

/** Rows are said to stand where they stand in the text as it was copied. */
const restorePlaces = (statement: ParsedStatement, placed: readonly CopiedLine[]): ParsedStatement => ({
  ...statement,
  layout: null,
  transactions: statement.transactions.map((row) => {
    const from = "line" in row.source ? placed[row.source.line - 1]?.from : undefined;
    return from === undefined ? row : { ...row, source: { line: from + 1 } };
  }),
});

/** Lines that look like rows were taken for another list; they are said. */
const LEFT_OVER = doubt("row_left_over");

/** The lines of a text in columns, and what they were made of. */
type Placed = {
  kept: readonly CopiedParts[];
  lines: readonly CopiedLine[];
  doubts: readonly Doubt[];
  bound: boolean;
};

/** What was read without the marks that hide days and figures among words, wherever it repeats these. */
const unshield = (read: DocumentReading): DocumentReading => {
  const clean = (value: unknown): unknown => {
    if (typeof value === "string") return value.replaceAll(SHIELD, "");
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, clean(own)]));
  };
  // Texts alone are changed.
  return clean(read) as DocumentReading;
};

/** An account in which nothing moved. */
const isIdle = ({ transactions, opening_balance, closing_balance }: ParsedStatement): boolean =>
  transactions.length === 0 && opening_balance !== null && opening_balance === closing_balance;

const readPlaced = ({ kept, lines }: Placed, hints: ParseHints): DocumentReading | null => {
  const page = toTextPage(lines.map(({ text }) => text).join("\n"));
  const read = readDocument({ pages: [page], fixedPitch: true }, hints);
  if (!read.ok) return null;
  const value = unshield(read.value);
  const statements = value.statements.map((own) => restorePlaces(own, lines));
  if (!kept.some(isRow) && !statements.every(isIdle)) return null;
  return { ...value, statements: auditCopied(kept, statements, hints) };
};

const withDoubts = (read: DocumentReading, doubts: readonly Doubt[]): DocumentReading => ({
  ...read,
  statements: read.statements.map((own) => {
    const known = new Set(own.proof.doubts.map(({ code }) => code));
    return {
      ...own,
      proof: addDoubts(
        own.proof,
        doubts.filter(({ code }) => !known.has(code)),
      ),
    };
  }),
});

const RANK = { proved: 3, partly: 2, unproved: 1, contradicted: 0 } as const;
/** What a doubt takes from a reading, and what twice as many rows with which figures agree add: less than a verdict is worth. */
const DOUBT_COST = 0.01;
const ROWS_WORTH = 0.03;

const countBound = ({ proof: { checks } }: ParsedStatement): number =>
  Math.max(0, ...checks.map(({ holds, rows }) => (holds ? rows : 0)));

const scoreOf = ({ statements }: DocumentReading): number =>
  statements.reduce(
    (sum, { proof: { verdict, doubts } }) =>
      sum + RANK[verdict] - DOUBT_COST * new Set(doubts.map(({ code }) => code)).size,
    0,
  ) /
    Math.max(1, statements.length) +
  ROWS_WORTH * Math.log2(1 + statements.reduce((sum, own) => sum + countBound(own), 0));

const placeWay = ({ parts, doubts }: Gathered, way: PlacedWay, style: MoneyStyle): Placed | null => {
  const kept = way.main ? keepMain(parts) : parts;
  if (way.main && kept.length === parts.length) return null;
  const lines = placeCopied(kept, way);
  const bound = areRowsBound(kept, style);
  return lines === null ? null : { kept, lines, doubts: way.main ? [...doubts, LEFT_OVER] : doubts, bound };
};

/** Each way in which the words of a text may belong together, likeliest first. */
function* listWays(copied: readonly CopiedLine[], hints: ParseHints): Generator<Placed> {
  for (const style of listCopiedStyles(copied, hints))
    for (const gathered of gatherCopied(scanCopied(copied, style), style))
      yield* WAYS.flatMap((way) => placeWay(gathered, way, style) ?? []);
}

/** So many lines are read in ways to which nothing printed binds the rows, or once something holds, and in all: every way of what a person copies out of a statement. */
const UNBOUND_LINES_READ = 300;
const MOST_LINES_READ = 1200;

const isPartly = ({ statements }: DocumentReading): boolean =>
  statements.every(({ proof }) => proof.verdict === "partly");

/** A day and another, the hour, or the words of its row, whose columns stood so close that no blank is left between them. */
const GLUED_DAYS =
  /(?<=\b\d{1,2}[./-](?:\d{1,2}|\p{L}{3})[./-](?:19|20)\d{2})(?=\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b|\p{L}|\d{4,}\b)|(?<=\b(?:19|20)\d{2}[./-]\d{2}[./-]\d{2})(?=\d{2}:\d{2}|\p{L})/gu;

/** Names of such columns are as close: `DateValue`. */
const GLUED_NAMES = /(?<=\p{Ll})(?=\p{Lu})/gu;

const NAMED_DAY = /^(\D{3,30}?):? (\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/;

/** A day over rows without the name of the day of booking in front of it: `Buchungsdatum: 02.12.2025`. */
const readNamedDay = (line: string): string => {
  const [, name = "", day = line] = NAMED_DAY.exec(line) ?? [];
  return readColumnName(name).role === "booking_date" ? day : line;
};

/** Signs of reckoning between the boxes of a summary, `+ - =`, which part the names of the boxes from their figures. */
const RECKONING = /^[-+\u2212\u2013= ]*=[-+\u2212\u2013= ]*$/u;

/** The lines of a text one blank between their words. */
const listLines = (text: string): CopiedLine[] => {
  const lines = splitLines(text).map((line) =>
    readNamedDay(withPlainDays(line).trim().replaceAll(/\s+/g, " ")),
  );
  const parted = lines.map((line) => line.replaceAll(GLUED_DAYS, " "));
  const isGlued = parted.some((line, at) => line !== lines[at]);
  return parted.flatMap((line, from) => {
    const own = isGlued && !/\d/.test(line) ? line.replaceAll(GLUED_NAMES, " ") : line;
    return own === "" || RECKONING.test(own) ? [] : { text: own, from };
  });
};

const readLines = (printed: readonly CopiedLine[], hints: ParseHints): DocumentReading | null => {
  const copied = partFigures(printed);
  // Several ways come to the same lines, with more or fewer doubts.
  const known = new Map<string, DocumentReading | null>();
  let best: DocumentReading | null = null;
  let lines = 0;
  for (const placed of listWays(copied, hints)) {
    const key = placed.lines.map((own) => own.text).join("\n");
    if (!known.has(key)) {
      const isLikely = placed.bound && (best === null || !isPartly(best));
      if (lines > (isLikely ? MOST_LINES_READ : UNBOUND_LINES_READ)) continue;
      known.set(key, readPlaced(placed, hints));
      lines += placed.lines.length;
    }
    const base = known.get(key) ?? null;
    const read = base === null ? null : withDoubts(base, placed.doubts);
    if (read !== null && (best === null || scoreOf(read) > scoreOf(best))) best = read;
    if (best !== null && isProved(best)) return best;
  }
  return best;
};

/** The accounts of a text, each read by itself; null where it has but one, or one of them cannot be read. */
const readAccounts = (copied: readonly CopiedLine[], hints: ParseHints): DocumentReading | null => {
  const accounts = partAccounts(copied, hints);
  // What names the currency may stand over the first account alone.
  const [first, ...others] = accounts.length > 1 ? accounts : [];
  const one = first === undefined ? null : readLines(first, hints);
  const currency = hints.currency ?? one?.statements[0]?.currency ?? undefined;
  const read = [
    one,
    ...others.map((lines) => readLines(lines, currency === undefined ? hints : { ...hints, currency })),
  ];
  const found = read.filter((own) => own !== null);
  if (found.length < accounts.length || found.length === 0) return null;
  return {
    statements: found.flatMap(({ statements }) => statements),
    problems: found.flatMap(({ problems }) => problems),
    questions: found.flatMap(({ questions }) => questions),
  };
};

/** The accounts of a text, by themselves or as a whole, whichever is told better. */
const readBest = (copied: readonly CopiedLine[], hints: ParseHints): DocumentReading | null => {
  const apart = readAccounts(copied, hints);
  if (apart !== null && isProved(apart)) return apart;
  const whole = readLines(copied, hints);
  if (apart === null || whole === null) return apart ?? whole;
  // Something printed agrees with each account: what was parted by chance is left with rows that nothing binds.
  const isTold = apart.statements.every(({ proof }) => ["proved", "partly"].includes(proof.verdict));
  return isTold && scoreOf(apart) >= scoreOf(whole) ? apart : whole;
};

/** Reads text copied out of a document, of which only the order of its words is left; null where nothing is found. */
export const readCopied = (text: string, hints: ParseHints): DocumentReading | null => {
  const lines = joinDayNames(partDayNumbers(listLines(text)));
  const read = readBest(lines, hints);
  if (read === null) return null;
  const statements = joinCopiedPages(read.statements);
  return { ...read, statements: statements.map((own) => doubtLoneDays(own, lines, hints.today)) };
};
