import { foldText } from "../values/fold-text.ts";
import { type Calendar, type Period, resolvePeriod } from "../search/periods.ts";
import { countSlips } from "../values/nearest.ts";
import { readPeriod } from "../search/read-period.ts";
import type { ExploreAddress, View } from "./explorations.ts";
import { type Dimension, isTime, type Measure } from "./explore.ts";
import { ALL_TIME } from "./stretches.ts";
import { foldWord, type Meaning, MOST_WORDS, phrasesOf } from "./question-words.ts";

/** Something of the person's that a question may name. */
export type NamedThing = {
  readonly kind: "category_id" | "sub_category_id" | "merchant_id" | "tag_id" | "bank_account_id";
  readonly id: string;
  readonly name: string;
};

type Asking = {
  readonly calendar: Calendar;
  readonly locale: string;
  readonly things: readonly NamedThing[];
};

/** What a question came to, and the words that are searched for since nothing is called so. */
export type Question = { readonly address: ExploreAddress; readonly searched: string };

type Word = { readonly text: string; readonly folded: string; readonly start: number; readonly end: number };

type Reading = Asking & {
  readonly text: string;
  readonly words: readonly Word[];
  at: number;
  measure: Measure | null;
  readonly told_by: Dimension[];
  period: string | null;
  from: string | null;
  to: string | null;
  compare: ExploreAddress["compare"] | null;
  readonly named: NamedThing[];
  readonly left: string[];
};

/** Operators and quotes of the search stay as they are: `category:food`, `>50`, `"blue bottle"`. */
const PIECE =
  /[\p{L}]+:(?:"[^"]*"|\S+)|"[^"]*"|[<>=]+\S+|\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|[\p{L}\p{M}\p{N}.&'’-]+/gu;
/** Signs around what is asked, and what some languages write together with the next word. */
const tidy = (text: string): string =>
  text
    .replaceAll(/[?!¿¡؟;]/gu, " ")
    .replaceAll(/(?<=^|\s)(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, (part) => `${part.slice(0, -1)} `);

const OF_SEARCH = /^\p{L}+:|^"|^[<>=]/u;

const listWords = (text: string): Word[] =>
  [...text.matchAll(PIECE)].map(({ 0: piece, index }) => {
    const trimmed = piece.replace(/[.'’-]+$/u, "");
    return { text: trimmed, folded: foldWord(trimmed), start: index, end: index + trimmed.length };
  });

/** The longest phrase that begins at a word. */
const findPhrase = ({ words, at, locale }: Reading): { meaning: Meaning; length: number } | null => {
  const phrases = phrasesOf(locale);
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(" ");
    const meaning = phrases.get(phrase);
    if (meaning !== undefined) return { meaning, length };
  }
  return null;
};

const meaningAt = (reading: Reading, at: number) =>
  at < reading.words.length ? findPhrase({ ...reading, at }) : null;

/** Skips to the word behind a place of the text. */
const skipTo = (reading: Reading, end: number): void => {
  while (reading.at < reading.words.length && (reading.words[reading.at]?.start ?? end) < end)
    reading.at += 1;
};

const YEAR = /^(?:19|20)\d\d$/;
const QUARTER = /^q([1-4])$/;

/** A quarter or a season with its year: `Q3 2025`, `summer 2025`, `last summer`; some languages say the word behind. */
const readNamedStretch = (reading: Reading): boolean => {
  const { words, at } = reading;
  const [, quarter] = QUARTER.exec(words[at]?.folded ?? "") ?? [];
  const year = words[at + 1]?.folded ?? "";
  if (quarter !== undefined && YEAR.test(year)) {
    reading.period = `${year}-q${quarter}`;
    reading.at += 2;
    return true;
  }
  const first = findPhrase(reading);
  if (first === null) return false;
  const near = first.meaning.kind === "last" || first.meaning.kind === "this" ? first.meaning.kind : null;
  const season_at = near === null ? at : at + first.length;
  const season = near === null ? first : meaningAt(reading, season_at);
  if (season?.meaning.kind !== "season") return false;
  const behind = meaningAt(reading, season_at + season.length);
  const after = words[season_at + season.length]?.folded ?? "";
  const is_near_behind =
    near === null && (behind?.meaning.kind === "last" || behind?.meaning.kind === "this");
  const which = is_near_behind ? behind.meaning.kind : near;
  const { season: name } = season.meaning;
  reading.at = season_at + season.length + (is_near_behind ? behind.length : 0);
  if (which === null && YEAR.test(after)) reading.at += 1;
  reading.period = which === null && YEAR.test(after) ? `${name}-${after}` : `${which ?? "last"}-${name}`;
  return true;
};

/** Days that move with today as an address says them. */
const sayPeriod = (period: Exclude<Period, { kind: "calendar" }>): string => {
  if (period.kind === "last") return `last-${String(period.count)}-${period.unit}s`;
  if (period.unit === "day") return period.offset === 0 ? "today" : "yesterday";
  return `${period.offset === 0 ? "this" : "last"}-${period.unit}`;
};

/** Days as the search reads them; a month or a year alone counts behind a word that says so. */
const readDays = (reading: Reading, is_asked: boolean): boolean => {
  const word = reading.words[reading.at];
  if (word === undefined) return false;
  const { text, locale, calendar } = reading;
  const found = readPeriod(text, word.start, locale);
  if (found === null) return false;
  const is_alone = found.value.kind === "calendar" && found.value.day === null && found.value.year === null;
  // "may" is a word as well
  if (is_alone && !is_asked && word.folded.length < 4) return false;
  skipTo(reading, found.end);
  if (found.value.kind === "calendar") {
    const { from, to } = resolvePeriod(found.value, calendar);
    [reading.from, reading.to, reading.period] = [from, to, null];
  } else reading.period = sayPeriod(found.value);
  return true;
};

const readSince = (reading: Reading): boolean => {
  const begun = reading.at;
  reading.at += 1;
  if (!readDays(reading, true)) {
    reading.at = begun;
    return false;
  }
  reading.to = null;
  return true;
};

/** Words that say nothing by themselves; before what they lead to they are read first. */
const SILENT = new Set<Meaning["kind"]>(["filler", "within", "above", "below", "than", "greatest"]);
const LONG = new Set<Meaning["kind"]>(["filler", "within"]);

/** How many words at a place say nothing: of `more than` the first alone, since the second may hold what is asked against days. */
const countSilent = (reading: Reading): number => {
  const found = findPhrase(reading);
  if (found === null || !SILENT.has(found.meaning.kind)) return 0;
  return LONG.has(found.meaning.kind) ? found.length : 1;
};

const AMOUNT = /^\p{N}[\p{N}.,]*$/u;
const GROUPED = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u;

/** `over 100`: the amount as the search says it; no amount is what counts days, as in `over 3 months`. */
const readAmount = (reading: Reading, sign: ">" | "<", length: number): boolean => {
  const at = reading.at + length;
  const { text = "" } = reading.words[at] ?? {};
  if (!AMOUNT.test(text) || meaningAt(reading, at + 1)?.meaning.kind === "dimension") return false;
  reading.left.push(`${sign}${GROUPED.test(text) ? text.replaceAll(/[.,]/g, "") : text}`);
  reading.at = at + 1;
  return true;
};

const OVER = /^last-(?:year|quarter|month|week)$/;

/** `than last year`: what is asked is of the days that run, or of those named before, and held against those. */
const readThan = (reading: Reading, length: number): boolean => {
  const { at, period, from, to } = reading;
  const restore = (): void => {
    Object.assign(reading, { at, period, from, to });
  };
  reading.at = at + length + countSilent({ ...reading, at: at + length });
  if (!readDays(reading, true) || reading.period === null || !OVER.test(reading.period)) {
    restore();
    return false;
  }
  const unit = reading.period.slice("last-".length);
  reading.compare = unit === "year" ? "year" : "before";
  const is_named = period !== null || from !== null || to !== null;
  const running = unit === "year" ? "year-to-date" : `this-${unit}`;
  Object.assign(reading, is_named ? { period, from, to } : { period: running });
  return true;
};

/** A word of several as that of one: groceries, bills. */
const oneOf = (word: string): string => word.replace(/ies$/u, "y").replace(/s$/u, "");

/** Names compared in the plural and with a slip of one letter in longer ones. */
const isNamed = (name: string, written: string): boolean => {
  const folded = foldText(name);
  return (
    folded === written ||
    (written.length >= 5 && countSlips(written, folded, 1) <= 1) ||
    oneOf(folded) === oneOf(written)
  );
};

/** What a name such as "Fuel and charging" is made of. */
const partsOf = (name: string): string[] => name.split(/\s*(?:[,&/]|\s(?:and|und|et|y|e|और|و)\s)\s*/u);

/** The thing with the longest name that begins at a word, else the first of which it is a part of the name. */
const readThing = (reading: Reading): boolean => {
  const { words, at, things } = reading;
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    const written = foldText(some.map(({ text }) => text).join(" "));
    const found =
      things.find(({ name }) => isNamed(name, written)) ??
      things.find(({ name }) => partsOf(name).some((part) => isNamed(part, written)));
    if (found === undefined) continue;
    reading.named.push(found);
    reading.at += length;
    return true;
  }
  return false;
};

const tellBy = (reading: Reading, dimension: Dimension): void => {
  if (!reading.told_by.includes(dimension)) reading.told_by.push(dimension);
};

/** A phrase that says what is asked; false where it is none, so that it may be a name. */
const readMeaning = (reading: Reading): boolean => {
  const found = findPhrase(reading);
  if (found === null) return false;
  const { meaning, length } = found;
  const next = meaningAt(reading, reading.at + length);
  if (meaning.kind === "above" || meaning.kind === "below")
    return readAmount(reading, meaning.kind === "above" ? ">" : "<", length);
  if (meaning.kind === "than") return readThan(reading, length);
  if (meaning.kind === "by" || meaning.kind === "greatest") {
    if (next?.meaning.kind !== "dimension") return false;
    tellBy(reading, next.meaning.dimension);
    reading.at += length + next.length;
    return true;
  }
  if (meaning.kind === "rhythm") tellBy(reading, meaning.dimension);
  else if (meaning.kind === "measure") reading.measure = meaning.measure;
  else if (meaning.kind === "so_far") reading.period = "year-to-date";
  else return false;
  reading.at += length;
  return true;
};

const readWord = (reading: Reading): void => {
  const word = reading.words[reading.at];
  if (word === undefined) return;
  if (OF_SEARCH.test(word.text)) {
    reading.left.push(word.text);
    reading.at += 1;
    return;
  }
  if (findPhrase(reading)?.meaning.kind === "since" && readSince(reading)) return;
  const before = reading.at === 0 ? null : findPhrase({ ...reading, at: reading.at - 1 });
  const is_asked = before !== null && SILENT.has(before.meaning.kind);
  if (readMeaning(reading) || readNamedStretch(reading) || readDays(reading, is_asked)) return;
  const skipped = countSilent(reading);
  if (skipped > 0) {
    reading.at += skipped;
    return;
  }
  if (readThing(reading)) return;
  reading.left.push(word.text);
  reading.at += 1;
};

/** How an answer is best seen: times as bars or lines, things as bars. */
const viewOf = (rows: Dimension, columns: Dimension | undefined): View =>
  columns !== undefined && (isTime(rows) || isTime(columns)) ? "line" : "bar";

const idsOf = (named: readonly NamedThing[]): Partial<ExploreAddress> =>
  Object.fromEntries(
    [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, some]) => [
      kind,
      [...new Set(some.map(({ id }) => id))].join(","),
    ]),
  );

/**
 * Turns a written question ("how much on coffee last summer, by month?") into an exploration: its days are read as the search reads them, names become what
 * they name, and what is left is searched for as the list does. Without anything to tell apart it is told by month; by year it is of all years.
 */
export const readQuestion = (asked: string, asking: Asking): Question => {
  const text = tidy(asked);
  const reading: Reading = {
    ...asking,
    text,
    words: listWords(text),
    at: 0,
    measure: null,
    told_by: [],
    period: null,
    from: null,
    to: null,
    compare: null,
    named: [],
    left: [],
  };
  while (reading.at < reading.words.length) {
    const begun = reading.at;
    readWord(reading);
    if (reading.at === begun) reading.at += 1;
  }
  const [first, second] = reading.told_by;
  const is_thing_first = first !== undefined && second !== undefined && isTime(first) && !isTime(second);
  const [rows = "month", columns] = is_thing_first ? [second, first] : [first, second];
  const searched = reading.left.join(" ");
  const { from, to, period } = reading;
  const days =
    period === null && (from !== null || to !== null)
      ? { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }
      : { period: period ?? (reading.told_by.includes("year") ? ALL_TIME : "last-12-months") };
  return {
    address: {
      measure: reading.measure ?? "spent",
      rows,
      ...(columns === undefined ? {} : { columns }),
      view: viewOf(rows, columns),
      ...days,
      ...(reading.compare === null ? {} : { compare: reading.compare }),
      ...idsOf(reading.named),
      ...(searched === "" ? {} : { q: searched }),
    },
    searched,
  };
};
