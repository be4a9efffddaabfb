import { type ExploreAddress, type View } from "../explorations.ts";
import { type Dimension, isTime, type Measure } from "../explore.ts";
import { ALL_TIME } from "../stretches.ts";
import { readAmount, readAmounts, readCurrency } from "./read-amount.ts";
import { readBound, readDays, readThan } from "./read-days.ts";
import { readSpending, type Spending } from "./read-spending.ts";
import { readThing, thingAt } from "./read-thing.ts";
import {
  type Asking,
  beginReading,
  besideAt,
  countSilent,
  kindAt,
  type NamedThing,
  numberAt,
  type Phrase,
  phraseAt,
  type Reading,
  textFrom,
} from "./reading.ts";
import type { Elsewhere } from "./table.ts";
import { foldWord } from "./words.ts";

export type { Elsewhere, NamedThing, Spending };

/** What a question came to, the words that are searched for since nothing is called so, and the screen that answers it if no exploration does, with what it is asked. */
export type Question = {
  readonly address: ExploreAddress;
  readonly searched: string;
  readonly elsewhere: Elsewhere | null;
  /** What the look ahead is asked of. */
  readonly spending: Spending | null;
};

const OF_SEARCH = /^\p{L}+:|^"|^[<>=]/u;
const YEAR = /^(?:19|20)\d\d$/;

const tellBy = (reading: Reading, dimension: Dimension): void => {
  if (!reading.told_by.includes(dimension)) reading.told_by.push(dimension);
};

/** Told apart by what stands there; false where it is nothing to tell by. */
const readBy = (reading: Reading, at: number): boolean => {
  const next = phraseAt(reading, at);
  if (next?.meaning.kind !== "dimension") return false;
  tellBy(reading, next.meaning.dimension);
  reading.at = at + next.length;
  return true;
};

const CATEGORIES: readonly string[] = ["category_id", "sub_category_id"];

/** `which supermarket do I spend most at?`: merchants of what stands there. */
const readWhich = (reading: Reading, at: number): boolean => {
  const found = thingAt(reading, at);
  if (found === null || !CATEGORIES.includes(found.thing.kind)) return false;
  tellBy(reading, "merchant");
  reading.at = at;
  return true;
};

/** How many there are is asked for whatever is said of them besides. */
const setMeasure = (reading: Reading, measure: Measure, written: string): void => {
  if (measure === "average") reading.is_mean = true;
  else if (reading.measure === null || measure === "count") reading.measure = measure;
  // one figure is told at a time
  else if (reading.measure !== "count" && reading.measure !== measure) reading.left.push(written);
};

/** So many single purchases are told apart unless another number is said. */
const USUAL_RANKED = 10;

/** How far what is ranked may be from the word that ranks it: `biggest grocery bills`, `les achats les plus chers`. */
const MOST_BETWEEN = 3;

/** Where a phrase of a kind begins, within some words from a place on and before anything to tell apart by. */
const findNear = (reading: Reading, from: number, kind: "purchase" | "greatest"): Phrase | null => {
  for (let at = from; at <= from + MOST_BETWEEN;) {
    const phrase = phraseAt(reading, at);
    if (phrase?.meaning.kind === kind) return phrase;
    if (phrase?.meaning.kind === "dimension") return null;
    at += phrase?.length ?? 1;
  }
  return null;
};

/** `my ten largest purchases`, `les dix achats les plus chers`: single ones, the largest first; what stands between is read after it. */
const readRanked = (reading: Reading): boolean => {
  const before = numberAt(reading, reading.at);
  const at = reading.at + (before === null ? 0 : 1);
  const phrase = phraseAt(reading, at);
  const { kind } = phrase?.meaning ?? {};
  if (phrase === null || (kind !== "greatest" && kind !== "purchase")) return false;
  const behind = kind === "greatest" ? numberAt(reading, at + phrase.length) : null;
  const next = at + phrase.length + (behind === null ? 0 : 1);
  if (findNear(reading, next, kind === "greatest" ? "purchase" : "greatest") === null) return false;
  const most = before ?? behind ?? 0;
  tellBy(reading, "transaction");
  reading.most = most === 0 ? USUAL_RANKED : most;
  reading.at = next;
  return true;
};

/** `top 5 merchants`, `biggest expenses`, `highest spending month`. */
const readGreatest = (reading: Reading, length: number): boolean => {
  let at = reading.at + length;
  const most = numberAt(reading, at);
  if (most !== null) at += 1;
  const next = phraseAt(reading, at);
  const is_measure = next?.meaning.kind === "measure";
  if (next !== null && is_measure) at += next.length;
  const told = phraseAt(reading, at);
  if (told?.meaning.kind !== "dimension" && !is_measure) {
    // `compras más grandes`: said before
    if (!reading.told_by.includes("transaction")) return false;
    reading.at += length;
    return true;
  }
  if (next?.meaning.kind === "measure")
    setMeasure(reading, next.meaning.measure, textFrom(reading, at - next.length, next.length));
  if (!readBy(reading, at)) {
    tellBy(reading, "category");
    reading.at = at;
  }
  if (most !== null && most > 0) reading.most = most;
  return true;
};

/** A unit of time before a year is of that year: `im Jahr 2025`. */
const readRhythm = (reading: Reading, dimension: Dimension, length: number): void => {
  reading.at += length;
  if (!YEAR.test(reading.words[reading.at]?.folded ?? "")) tellBy(reading, dimension);
};

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["above", ">"],
  ["below", "<"],
  ["at_least", ">="],
  ["at_most", "<="],
]);

const ASKS = { to_whom: "merchant", for_what: "category" } as const;

/** `how much is on my account`: the word alone names none. */
const isAccountHeld = ({ elsewhere }: Reading, meaning: Phrase["meaning"]): boolean =>
  elsewhere === "bank-accounts" && meaning.kind === "dimension" && meaning.dimension === "account";

/** `the dearest month`: a time is nothing else, where other words of what is told apart may be names. */
const readTime = (reading: Reading): boolean => {
  const { meaning } = phraseAt(reading, reading.at) ?? {};
  return meaning?.kind === "dimension" && isTime(meaning.dimension) && readBy(reading, reading.at);
};

/** Somebody may rent cars of Budget. */
const isOwnName = ({ things }: Reading, written: string): boolean =>
  things.some(({ name }) => foldWord(name) === foldWord(written));

/** A phrase that says what is asked; false where it is none, so that it may be a name. */
const readMeaning = (reading: Reading, { meaning, length }: Phrase): boolean => {
  const { at } = reading;
  const sign = SIGNS.get(meaning.kind);
  if (sign !== undefined) return readAmount(reading, sign, length);
  if (meaning.kind === "than") return readThan(reading, length);
  if (meaning.kind === "by") return readBy(reading, at + length);
  if (meaning.kind === "which") return readBy(reading, at + length) || readWhich(reading, at + length);
  if (meaning.kind === "greatest") return readGreatest(reading, length);
  if (meaning.kind === "rhythm") {
    if (besideAt(reading, at + length, "ago") > 0) return false;
    readRhythm(reading, meaning.dimension, length);
    return true;
  }
  if (meaning.kind === "measure") setMeasure(reading, meaning.measure, textFrom(reading, at, length));
  else if (meaning.kind === "purchase") reading.is_of_one = true;
  else if (meaning.kind === "so_far") reading.period = "year-to-date";
  else if (meaning.kind === "to_whom" || meaning.kind === "for_what") reading.asks_for = ASKS[meaning.kind];
  else if (meaning.kind === "without") reading.leaving_out = textFrom(reading, at, length);
  else if (meaning.kind === "elsewhere") {
    if (isOwnName(reading, textFrom(reading, at, length))) return false;
    reading.elsewhere = meaning.screen;
    // of a phrase the words say nothing by themselves
    if (length === 1) reading.leading.push(textFrom(reading, at, length));
  } else if (!isAccountHeld(reading, meaning)) return false;
  reading.at += length;
  return true;
};

/** How many of a currency are no purchases. */
const readMoney = (reading: Reading): boolean => {
  const length = readCurrency(reading, reading.at);
  if (length > 0 && reading.at > 0 && reading.measure === "count") {
    const before = phraseAt(reading, reading.at - 2) ?? phraseAt(reading, reading.at - 1);
    if (before?.meaning.kind === "measure") reading.measure = null;
  }
  reading.at += length;
  return length > 0;
};

/** What is left out has to follow the word that says so, else that word was not understood. */
const tellLeftOut = (reading: Reading): void => {
  if (reading.leaving_out === null) return;
  reading.left.push(reading.leaving_out);
  reading.leaving_out = null;
};

/** `die 5 größten Händler`: the number stands before the word. */
const readMost = (reading: Reading): boolean => {
  const { at } = reading;
  const most = numberAt(reading, at);
  const greatest = phraseAt(reading, at + 1);
  if (most === null || most === 0 || greatest?.meaning.kind !== "greatest") return false;
  reading.at = at + 1;
  if (!readGreatest(reading, greatest.length)) {
    reading.at = at;
    return false;
  }
  reading.most = most;
  return true;
};

const readSaid = (reading: Reading): boolean => {
  const phrase = phraseAt(reading, reading.at);
  const is_asked = reading.at > 0 && countSilent(reading, reading.at - 1) > 0;
  return (
    readBound(reading) ||
    readAmounts(reading) ||
    readRanked(reading) ||
    readMost(reading) ||
    (phrase !== null && readMeaning(reading, phrase)) ||
    readMoney(reading) ||
    readDays(reading, is_asked) ||
    readTime(reading)
  );
};

const readWord = (reading: Reading): void => {
  const { at } = reading;
  const { text = "" } = reading.words[at] ?? {};
  if (OF_SEARCH.test(text)) {
    reading.left.push(text);
    reading.at += 1;
    return;
  }
  const { leaving_out } = reading;
  if (readSaid(reading)) {
    if (leaving_out !== null && kindAt(reading, at) !== "without") tellLeftOut(reading);
    return;
  }
  const skipped = countSilent(reading, at);
  if (skipped > 0) {
    reading.at += skipped;
    return;
  }
  if (readThing(reading)) return;
  reading.left.push(leaving_out === null ? text : `-${text}`);
  reading.leaving_out = null;
  reading.at += 1;
};

/** How an answer is best seen: times as bars or lines, things as bars, single transactions as a list. */
const viewOf = (rows: Dimension, columns: Dimension | undefined): View => {
  if (rows === "transaction") return "table";
  return columns !== undefined && (isTime(rows) || isTime(columns)) ? "line" : "bar";
};

const idsOf = ({ named }: Reading): Partial<ExploreAddress> =>
  Object.fromEntries(
    [...Map.groupBy(named, ({ thing }) => thing.kind)].map(([kind, some]) => [
      kind,
      [...new Set(some.map(({ thing, is_out }) => `${is_out ? "-" : ""}${thing.id}`))].join(","),
    ]),
  );

/** A mean of single purchases, or of the times by which figures are told apart, each of which is shown. */
const measureOf = ({ measure, is_mean, is_of_one, named, told_by }: Reading): Measure => {
  if (is_mean && (is_of_one || (measure === null && !told_by.some(isTime)))) return "average";
  if (measure !== null && measure !== "spent") return measure;
  const others = new Set(named.map(({ thing }) => thing.measure));
  const [only] = others;
  return others.size === 1 && only !== undefined ? only : (measure ?? "spent");
};

/** Accounts alone hold something, and nothing else that is asked has them answer. */
const elsewhereOf = (reading: Reading, spending: Spending | null): Elsewhere | null => {
  const { elsewhere, named, left, measure } = reading;
  if (spending !== null && named.length === 0) return elsewhere;
  if (elsewhere === null || left.length > 0) return null;
  const is_of_accounts = named.every(({ thing }) => thing.kind === "bank_account_id");
  if (elsewhere === "net-worth") return named.length === 0 ? elsewhere : null;
  return elsewhere !== "bank-accounts" || (is_of_accounts && measure === null) ? elsewhere : null;
};

const daysOf = ({ period, from, to, told_by }: Reading): Partial<ExploreAddress> =>
  period === null && (from !== null || to !== null)
    ? { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }
    : { period: period ?? (told_by.includes("year") ? ALL_TIME : "last-12-months") };

/** What is searched for; a number alone is an amount, since its digits are found in anything. */
const searchedOf = (left: readonly string[]): string => {
  const searched = left.join(" ");
  return /^\p{N}+(?:[.,]\p{N}+)*$/u.test(searched) ? `=${searched}` : searched;
};

/**
 * Turns a written question ("how much on coffee last summer, by month?") into an exploration: its days are read as the search reads them, names become what
 * they name, and what is left is searched for by the grammar of the search. Without anything to tell apart it is told by month; by year it is of all years.
 */
export const readQuestion = (asked: string, asking: Asking): Question => {
  const reading = beginReading(asked, asking);
  while (reading.at < reading.words.length) {
    const begun = reading.at;
    readWord(reading);
    if (reading.at === begun) reading.at += 1;
  }
  tellLeftOut(reading);
  const { asks_for, compare, currency, most } = reading;
  const told_by = reading.told_by.length === 0 && asks_for !== null ? [asks_for] : reading.told_by;
  const [first, second] = told_by;
  const is_thing_first = first !== undefined && second !== undefined && isTime(first) && !isTime(second);
  const [rows = "month", columns] = is_thing_first ? [second, first] : [first, second];
  const spending = readSpending(reading);
  const elsewhere = elsewhereOf(reading, spending);
  // a screen that answers was asked with all that is left
  const searched = elsewhere === null ? searchedOf([...reading.leading, ...reading.left]) : "";
  return {
    address: {
      measure: measureOf(reading),
      rows,
      ...(columns === undefined ? {} : { columns }),
      view: viewOf(rows, columns),
      ...daysOf(reading),
      ...(compare === null ? {} : { compare }),
      ...(currency === null ? {} : { currency }),
      ...(most === null ? {} : { most }),
      ...idsOf(reading),
      ...(searched === "" ? {} : { q: searched }),
    },
    searched,
    elsewhere,
    spending: elsewhere === null ? null : spending,
  };
};
