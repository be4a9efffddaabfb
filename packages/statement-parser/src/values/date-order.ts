import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import type { DateOrder, ParseHints, Question } from "../parsed-file.ts";
import { resolveDate } from "./date.ts";
import type { WrittenDate } from "./date.ts";

/** What else speaks for an order of day and month. */
export type DateEvidence = {
  hints: ParseHints;
  /** The statement's printed period, when it can be read for certain. */
  period?: { from: IsoDate; to: IsoDate } | null;
  /** Dates written elsewhere in the file: in other columns, in the lines around the table. */
  others?: readonly WrittenDate[];
  /** The currency that the file itself names; what the caller knows of the account is no evidence of how a file is written. */
  currency?: string | null;
  /** The file names an account by its IBAN: no country with IBANs writes the month first. */
  namesIban?: boolean;
  /** The file's words are not English: most who write the month first do so in English. */
  foreignWords?: boolean;
  /** The file's words are in letters that are not Latin: none who write so put the month first. */
  foreignScript?: boolean;
  /** The file writes a comma before cents: so do no countries that write the month first. */
  commaCents?: boolean;
  /** The habit of the file's language or format; used last, and then the person is asked. */
  habit?: DateOrder | null;
};

export type ChosenOrder = { order: DateOrder; question: Question | null };

type Candidate = { order: DateOrder; dates: (IsoDate | null)[]; bad: number };

const FAR_DAYS = 62;

const readAll = (written: readonly WrittenDate[], order: DateOrder, evidence: DateEvidence): Candidate => {
  const latest = addDays(evidence.hints.today, FAR_DAYS);
  // Dates of one text are one object, and thousands of rows have the same few.
  const known = new Map<WrittenDate, IsoDate | null>();
  const dates = written.map((date) => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const day = resolveDate(date, order, evidence.hints.today);
    known.set(date, day);
    return day;
  });
  const bad = dates.filter((date) => date === null || date > latest).length;
  return { order, dates, bad };
};

/** Steps against the prevailing direction; a sorted list has none. */
const countDisorder = (dates: readonly (IsoDate | null)[]): number => {
  let up = 0;
  let down = 0;
  let before: IsoDate | null = null;
  for (const date of dates) {
    if (date === null) continue;
    if (before !== null && date > before) up += 1;
    if (before !== null && date < before) down += 1;
    before = date;
  }
  return Math.min(up, down);
};

const keepBest = (candidates: Candidate[], cost: (candidate: Candidate) => number): Candidate[] => {
  const costs = candidates.map(cost);
  const least = Math.min(...costs);
  return candidates.filter((_, index) => costs[index] === least);
};

const MONTH_FIRST = new Set(["US", "PH", "PR", "GU", "FM", "BZ"]);
const BOTH_ORDERS = new Set(["CA", "MY", "KE", "GH", "ZA"]);
const YEAR_FIRST = new Set(["CN", "JP", "KR", "TW", "HU", "LT", "SE", "MN", "IR"]);
const MONTH_FIRST_CURRENCIES = new Set(["USD", "PHP", "CAD"]);

const orderOfCountry = (country: string | undefined): DateOrder | null => {
  if (country === undefined || BOTH_ORDERS.has(country)) return null;
  if (MONTH_FIRST.has(country)) return "mdy";
  return YEAR_FIRST.has(country) ? "ymd" : "dmy";
};

const outsidePeriod = (candidate: Candidate, evidence: DateEvidence): number => {
  const period = evidence.period;
  if (period === undefined || period === null) return 0;
  return candidate.dates.filter((date) => date !== null && (date < period.from || date > period.to)).length;
};

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

const spellOut = (date: IsoDate): string => {
  const [year = "", month = "1", day = "1"] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
};

/** Asks which order is meant, by what the first date that differs would be in each. */
export const askForOrder = (
  candidates: readonly { order: DateOrder; dates: readonly (IsoDate | null)[] }[],
): Question | null => {
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return null;
  const at = first.dates.findIndex((date, index) => date !== second.dates[index]);
  return {
    code: "date_order",
    choices: candidates.flatMap((candidate) => {
      const date = candidate.dates[at] ?? null;
      return date === null ? [] : [{ value: candidate.order, example: spellOut(date) }];
    }),
  };
};

const orderOfCurrency = ({ currency }: DateEvidence): DateOrder | null => {
  if (currency === undefined || currency === null || currency === "") return null;
  return MONTH_FIRST_CURRENCIES.has(currency) ? "mdy" : "dmy";
};

/**
 * The account's country decides only with the file's consent: the file's own currency is written in that order too, or
 * its words or its format's habit speak for it. Countries with two conventions decide nothing.
 */
const orderByCountry = (evidence: DateEvidence): DateOrder | null => {
  const order = orderOfCountry(evidence.hints.country);
  const byCurrency = orderOfCurrency(evidence);
  const agrees =
    byCurrency === order ||
    evidence.habit === order ||
    (evidence.foreignWords === true && order === "dmy" && byCurrency !== "mdy");
  return order !== null && agrees ? order : null;
};

const pick = (candidates: readonly Candidate[], order: DateOrder | null | undefined): ChosenOrder | null =>
  candidates.some((candidate) => candidate.order === order) && order !== null && order !== undefined
    ? { order, question: null }
    : null;

const spanOf = (candidate: Candidate): number => {
  const times = candidate.dates.flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    if (time < least) least = time;
    if (time > most) most = time;
  }
  return times.length === 0 ? 0 : most - least;
};

const sameDates = (a: Candidate, b: Candidate): boolean =>
  a.dates.every((date, index) => date === b.dates[index]);

/** Candidates that the dates themselves leave: valid, in order, inside the printed period. */
const sift = (written: readonly WrittenDate[], evidence: DateEvidence): Candidate[] => {
  const orders: DateOrder[] = written.some((date) => date.twoDigitYear && date.order === null)
    ? ["dmy", "mdy", "ymd"]
    : ["dmy", "mdy"];
  const marks = new Set(written.map((date) => date.mark));
  const others = (evidence.others ?? []).filter((date) => date.order === null && marks.has(date.mark));
  let left = keepBest(
    orders.map((order) => readAll(written, order, evidence)),
    (candidate) => candidate.bad,
  );
  if (left.length > 1 && others.length > 0)
    left = keepBest(left, (candidate) => readAll(others, candidate.order, evidence).bad);
  if (
    left.length > 1 &&
    left.some((candidate) => candidate.order !== "ymd") &&
    evidence.hints.date_order !== "ymd"
  )
    left = left.filter((candidate) => candidate.order !== "ymd");
  left = keepBest(left, (candidate) => outsidePeriod(candidate, evidence));
  return keepBest(left, (candidate) => countDisorder(candidate.dates));
};

/**
 * Decides between day first and month first from all dates of a column in file order: valid days, none far ahead, the
 * printed period, the order of the rows; then how the file writes. What stays open is asked, with a best guess.
 */
export const chooseDateOrder = (written: readonly WrittenDate[], evidence: DateEvidence): ChosenOrder => {
  const open = written.filter((date) => date.order === null);
  if (open.length === 0) return { order: "dmy", question: null };
  const left = sift(
    written.filter((date, index) => date !== written[index - 1]),
    evidence,
  );
  const [first, second] = left;
  if (first === undefined) return { order: "dmy", question: null };
  if (second === undefined || left.every((candidate) => sameDates(candidate, first)))
    return { order: first.order, question: null };
  const chosen =
    pick(left, evidence.hints.date_order) ??
    (open.every((date) => date.mark === ".") ? pick(left, "dmy") : null) ??
    (evidence.commaCents === true || evidence.namesIban === true || evidence.foreignScript === true
      ? pick(left, "dmy")
      : null) ??
    pick(left, orderByCountry(evidence));
  if (chosen !== null) return chosen;
  const bySpan = keepBest(left, spanOf);
  const likely = orderOfCountry(evidence.hints.country) ?? orderOfCurrency(evidence);
  const guess = pick(left, likely)?.order ?? pick(left, evidence.habit)?.order ?? bySpan[0]?.order ?? "dmy";
  return { order: guess, question: askForOrder(left) };
};
