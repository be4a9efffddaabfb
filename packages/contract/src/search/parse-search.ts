import { foldText } from "../values/fold-text.ts";
import { LONGEST_SEARCH } from "../values/values.ts";
import { saySearch } from "../sentences/search.ts";
import { guessDay, guessRange } from "./guess-day.ts";
import { readAmount } from "./read-amount.ts";
import { beginsField, readCompared, readComparison, readField, readHead, readQuoted } from "./read-field.ts";
import { periodWordsOf } from "./period-words.ts";
import { isPlainlyDays, readPeriod } from "./read-period.ts";
import {
  asText,
  clean,
  endOfWord,
  type Foreign,
  isQuoted,
  isSpace,
  leavesOpen,
  type Mistake,
  type Reading,
  type Unsure,
} from "./reading.ts";
import { join, negate, type SearchTree } from "./tree.ts";

/** A search as it is understood, and what in it is not; without any of either it narrows nothing. */
export type Search = { readonly tree: SearchTree | null; readonly mistakes: readonly Mistake[] };

/** More than a person looks for; each costs a look at every row. */
export const MOST_TERMS = 20;
const MOST_DEEP = 8;

const OR = /(?:OR(?=[\s()"]|$)|\|+)/uy;
const AND = /AND(?=[\s()"]|$)/uy;
const MINUS = /-+(?=[\s)]|$)/uy;
/** A word that would join others if it stood elsewhere: it is kept as if in quotes. */
const JOINS = /^(?:OR$|AND$|\|)/u;

const HOLDS_NOTHING = /^[-\s()]*$/u;

const skip = (reading: Reading, pattern: RegExp): boolean => {
  pattern.lastIndex = reading.place;
  const found = pattern.exec(reading.text);
  if (found === null) return false;
  reading.place += found[0].length;
  return true;
};

const skipSpace = (reading: Reading): void => {
  while (reading.place < reading.text.length && isSpace(reading.text[reading.place])) reading.place += 1;
};

const mark = (reading: Reading, mistake: Mistake): void => {
  reading.mistakes.push(mistake);
};

/** Whether something stands before and behind what was just read, within the same brackets. */
const joinsOthers = ({ text, place: end }: Reading, from: number): boolean => {
  const [before, behind] = [text.slice(0, from).trimEnd(), text.slice(end).trimStart()];
  return before !== "" && !before.endsWith("(") && behind !== "" && !behind.startsWith(")");
};

/** A word, a number, or days that are plainly such. */
const readPlain = (reading: Reading): SearchTree | null => {
  const { text, place, locale } = reading;
  const days = readPeriod(text, place, locale);
  if (days !== null && isPlainlyDays(days.value)) {
    reading.place = days.end;
    return { kind: "period", field: "in", period: days.value };
  }
  const wrong = guessDay(text, place, locale);
  if (wrong !== null) {
    const { end: to, word, meant } = wrong;
    reading.unsure.push({ kind: "day", from: place, to, text: text.slice(place, to), word, meant });
  }
  const found = readAmount(text, place);
  if (found !== null && !text.startsWith("..", found.end)) {
    reading.place = found.end;
    const { amount, sign, is_money } = found.value;
    if (is_money || sign !== "") return { kind: "amount", comparison: "=", amount, sign };
    return { kind: "number", text: clean(text.slice(place, found.end)), amount };
  }
  if (found !== null) return readCompared(reading, place, "=");
  reading.place = Math.max(endOfWord(text, place), place + 1);
  const word = clean(text.slice(place, reading.place));
  const is_month = days?.end === reading.place && days.value.kind === "calendar" && days.value.year === null;
  const range = guessRange(word);
  if (range !== null)
    reading.unsure.push({ kind: "range", from: place, to: reading.place, text: word, meant: range });
  const is_told = (reading.unsure.at(-1)?.to ?? 0) > place;
  if (is_month && !is_told)
    reading.unsure.push({ kind: "month", from: place, to: reading.place, text: word });
  if (periodWordsOf(locale).or.has(foldText(word)) && joinsOthers(reading, place))
    reading.unsure.push({ kind: "or", from: place, to: reading.place, text: word });
  return word === "" ? null : { kind: "text", text: word, exact: leavesOpen(word) || JOINS.test(word) };
};

const readGroup = (reading: Reading): SearchTree | null => {
  const { text, place: from } = reading;
  reading.place += 1;
  if (reading.depth >= MOST_DEEP) {
    const said = saySearch("search_too_deep", { most: MOST_DEEP });
    mark(reading, { from, to: from + 1, said, proposal: "" });
    return null;
  }
  reading.depth += 1;
  const tree = readAll(reading);
  reading.depth -= 1;
  const is_closed = text[reading.place] === ")";
  if (is_closed) reading.place += 1;
  const whole = text.slice(from, reading.place);
  if (!is_closed) {
    // nothing is closed by a bracket that holds nothing
    const proposal = HOLDS_NOTHING.test(text.slice(from)) ? "" : `${text.slice(from).trimEnd()})`;
    mark(reading, { from, to: text.length, said: saySearch("search_bracket_open"), proposal });
  } else if (/^\(\s*\)$/u.test(whole))
    mark(reading, { from, to: reading.place, said: saySearch("search_bracket_empty"), proposal: "" });
  return tree;
};

/** Whether a minus leaves out what follows: not alone, not twice, and not before an amount that is negative. */
const leavesOut = ({ text, place }: Reading): boolean => {
  if (text[place] !== "-") return false;
  const next = text[place + 1];
  return !isSpace(next) && next !== "-" && next !== ")" && readAmount(text, place) === null;
};

const readPart = (reading: Reading): SearchTree | null => {
  const { text, place } = reading;
  if (leavesOut(reading)) {
    reading.place += 1;
    const of = readPart(reading);
    return of === null ? null : negate(of);
  }
  reading.terms += 1;
  if (text[place] === "(") return readGroup(reading);
  if (isQuoted(reading)) {
    const quoted = clean(readQuoted(reading));
    return quoted === "" ? null : { kind: "text", text: quoted, exact: true };
  }
  const comparison = readComparison(reading);
  if (comparison !== null) return readCompared(reading, place, comparison);
  const marked = reading.mistakes.length;
  const head = readHead(reading);
  if (head !== null) return readField(reading, head);
  if (reading.mistakes.length === marked) return readPlain(reading);
  const end = text[reading.mistakes.at(-1)?.to ?? place] === '"' ? text.indexOf('"', place) : place;
  reading.place = endOfWord(text, Math.max(end, place));
  return asText(text.slice(place, reading.place));
};

/** A minus that stands alone leaves nothing out; before an operator it is one that was meant to. */
const skipMinus = (reading: Reading): boolean => {
  const from = reading.place;
  if (readAmount(reading.text, from) !== null || !skip(reading, MINUS)) return false;
  const to = reading.place;
  skipSpace(reading);
  if (to - from === 1 && beginsField(reading))
    mark(reading, { from, to: reading.place, said: saySearch("search_minus_apart"), proposal: "-" });
  return true;
};

const readOr = (reading: Reading, groups: SearchTree[][]): boolean => {
  const from = reading.place;
  if (!skip(reading, OR)) return false;
  const to = reading.place;
  skipSpace(reading);
  const { text, place } = reading;
  const is_last = place >= text.length || text[place] === ")";
  const said = saySearch("search_or_alone");
  if (groups.length === 0 || is_last) mark(reading, { from, to, said, proposal: "" });
  return true;
};

/** Everything up to the end or a closing bracket: all of it must hold, and what "OR" joins is one of it. */
const readAll = (reading: Reading): SearchTree | null => {
  const groups: SearchTree[][] = [];
  let joins = false;
  for (;;) {
    skipSpace(reading);
    const { text, place } = reading;
    if (place >= text.length) break;
    if (text[place] === ")") {
      if (reading.depth > 0) break;
      mark(reading, { from: place, to: place + 1, said: saySearch("search_bracket_stray"), proposal: "" });
      reading.place += 1;
      continue;
    }
    if (readOr(reading, groups)) {
      joins = true;
      continue;
    }
    if (skip(reading, AND) || skipMinus(reading)) continue;
    if (reading.terms >= MOST_TERMS) {
      const said = saySearch("search_too_many", { most: MOST_TERMS });
      mark(reading, { from: place, to: text.length, said, proposal: "" });
      reading.place = text.length;
      break;
    }
    const part = readPart(reading);
    const last = groups.at(-1);
    if (part !== null && joins && last !== undefined) last.push(part);
    else if (part !== null) groups.push([part]);
    joins = false;
  }
  return join(
    "and",
    groups.flatMap((group) => join("or", group) ?? []),
  );
};

/** A search with what in it is understood, but may be meant otherwise, and what in it is not English. */
type ReadSearch = Search & { readonly unsure: readonly Unsure[]; readonly foreign: readonly Foreign[] };

/** Reads a search with all that can be told of it. */
export const readSearch = (text: string, locale: string): ReadSearch => {
  const reading: Reading = {
    text: text.slice(0, LONGEST_SEARCH),
    locale,
    place: 0,
    depth: 0,
    terms: 0,
    mistakes: [],
    unsure: [],
    foreign: [],
  };
  const read = readAll(reading);
  const mistakes = reading.mistakes.toSorted((one, other) => one.from - other.from);
  // nothing of it is understood, which is not that nothing was asked for
  const tree = read ?? (mistakes.length > 0 ? asText(reading.text) : null);
  return { tree, mistakes, unsure: reading.unsure, foreign: reading.foreign };
};

/** A search as it is kept: with the English names of operators, whatever language it was written in, so that it holds in each. */
export const toKeptSearch = (text: string, locale: string): string => {
  const { foreign } = readSearch(text, locale);
  const kept = foreign
    .toSorted((one, other) => other.from - one.from)
    .reduce((written, { from, to, english }) => written.slice(0, from) + english + written.slice(to), text);
  return kept.length <= LONGEST_SEARCH ? kept : text;
};

/**
 * Reads a search such as `>500 category:food -tag:work "blue bottle" in:last-month`. Any text can be read: what is not understood is
 * marked, and looked for as it stands. `locale` says what months and days are called, beside their English names.
 */
export const parseSearch = (text: string, locale = "en"): Search => {
  const { tree, mistakes } = readSearch(text, locale);
  return { tree, mistakes };
};
