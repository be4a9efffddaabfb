import { saySearch } from "../sentences/search.ts";
import { findNearest } from "../values/nearest.ts";
import { periodWordsOf } from "./period-words.ts";
import { readAmount } from "./read-amount.ts";
import { readPeriod } from "./read-period.ts";
import { type Choosing, findOperator, findValue, listOperators, listValues } from "./operator-words.ts";
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
} from "./reading.ts";
import {
  type Comparison,
  join,
  type Operator,
  type PeriodField,
  POSSESSIONS,
  type SearchTree,
  STATES,
  type TextField,
} from "./tree.ts";

const COMPARES = /(?:>=|<=|=|>|<)/uy;
const OPERATOR = /([\p{L}\p{M}]+)(:|>=|<=|=|>|<)/uy;
/** Words that a period may be meant by, where none was read. */
const COMMON_DAYS = ["today", "yesterday", "this-month", "last-month", "this-year", "last-year"];

/** Keeps what a word is in English, where it was written in another language. */
const note = (reading: Reading, foreign: Foreign): void => {
  const written = reading.text.slice(foreign.from, foreign.to);
  if (written.toLowerCase() !== foreign.english) reading.foreign.push(foreign);
};

export type Head = { readonly operator: Operator; readonly sign: string; readonly end: number };

/** The operator that begins at a place; a name that is nearly one is marked. */
export const readHead = (reading: Reading): Head | null => {
  OPERATOR.lastIndex = reading.place;
  const [whole, name = "", sign = ""] = OPERATOR.exec(reading.text) ?? [];
  if (whole === undefined) return null;
  const { text, locale, place: from } = reading;
  const end = from + whole.length;
  const operator = findOperator(name, locale);
  if (operator !== undefined) {
    if (sign !== ":" && operator !== "amount") return null;
    note(reading, { from, to: from + name.length, english: operator });
    return { operator, sign, end };
  }
  // amounts alone are compared
  const names = listOperators(locale).filter(
    (known) => sign === ":" || findOperator(known, locale) === "amount",
  );
  const meant = findNearest(name, names);
  // of two letters any other two are near; addresses have an operator's form, and their slashes
  if (meant === null || name.length < 3 || text[end] === "/") return null;
  reading.mistakes.push({
    from,
    to: end,
    said: saySearch("search_operator_unknown", { written: whole, meant: `${meant}${sign}` }),
    proposal: `${meant}${sign}`,
  });
  return null;
};

/** Whether a known operator with its colon stands at a place. */
export const beginsField = ({ text, place, locale }: Reading): boolean => {
  OPERATOR.lastIndex = place;
  const [, name = "", sign] = OPERATOR.exec(text) ?? [];
  return sign === ":" && findOperator(name, locale) !== undefined;
};

/** Reads a comparison such as `>=`; none is null. */
export const readComparison = (reading: Reading): Comparison | null => {
  COMPARES.lastIndex = reading.place;
  const [found] = COMPARES.exec(reading.text) ?? [];
  if (found === undefined) return null;
  reading.place += found.length;
  // the pattern has no others
  return found as Comparison;
};

/** The amount behind a comparison, which may be two with dots between. */
export const readCompared = (reading: Reading, from: number, comparison: Comparison): SearchTree | null => {
  const { text } = reading;
  while (text[reading.place] === " ") reading.place += 1;
  const found = readAmount(text, reading.place);
  if (found === null) {
    const start = reading.place;
    const end = endOfWord(text, start);
    const written = text.slice(start, end);
    reading.place = end;
    const said =
      written === ""
        ? saySearch("search_value_missing", { operator: text.slice(from, start).trim() })
        : saySearch("search_no_amount", { written });
    reading.mistakes.push({ from: written === "" ? from : start, to: end, said, proposal: null });
    return asText(text.slice(from, end));
  }
  reading.place = found.end;
  const { amount, sign } = found.value;
  const least: SearchTree = { kind: "amount", comparison, amount, sign };
  if (comparison !== "=" || !text.startsWith("..", found.end)) return least;
  const most = readAmount(text, found.end + 2);
  if (most === null) return least;
  reading.place = most.end;
  return join("and", [
    { ...least, comparison: ">=" },
    { kind: "amount", comparison: "<=", amount: most.value.amount, sign: most.value.sign },
  ]);
};

type Value = { readonly text: string; readonly exact: boolean; readonly from: number };

/** One value behind an operator, in quotes or up to a space or comma. */
const readValue = (reading: Reading): Value => {
  const { text, place } = reading;
  if (!isQuoted(reading)) {
    const end = endOfWord(text, place, ",");
    reading.place = end;
    const value = clean(text.slice(place, end));
    return { text: value, exact: leavesOpen(value), from: place };
  }
  return { text: clean(readQuoted(reading)), exact: true, from: place };
};

/** What stands in quotes; without an end it goes to the end of the text, which is marked. */
export const readQuoted = (reading: Reading): string => {
  const { text, place } = reading;
  const end = text.indexOf('"', place + 1);
  if (end >= 0) {
    reading.place = end + 1;
    return text.slice(place + 1, end);
  }
  reading.place = text.length;
  const said = saySearch("search_quote_open");
  reading.mistakes.push({ from: place, to: text.length, said, proposal: `${text.slice(place)}"` });
  return text.slice(place + 1);
};

type Asking = { readonly head: Head; readonly from: number };

const missing = (reading: Reading, { head, from }: Asking): SearchTree | null => {
  const { text } = reading;
  const operator = text.slice(from, head.end);
  const next = text.slice(head.end).search(/\S/u);
  const to = next < 0 ? head.end : head.end + next;
  const proposal = next <= 0 ? null : operator;
  const said = saySearch("search_value_missing", { operator });
  reading.mistakes.push({ from, to: Math.max(to, head.end), said, proposal });
  return asText(operator);
};

const readDays = (reading: Reading, asking: Asking, field: PeriodField): SearchTree | null => {
  const { text, locale, place } = reading;
  const found = isQuoted(reading) ? null : readPeriod(text, place, locale);
  if (found !== null) {
    reading.place = found.end;
    if (field !== "in")
      reading.unsure.push({
        kind: "bound",
        field,
        from: asking.from,
        to: found.end,
        text: text.slice(place, found.end),
        period: found.value,
      });
    return { kind: "period", field, period: found.value };
  }
  const { text: written, from } = readValue(reading);
  if (written === "") return missing(reading, asking);
  const quoted = readPeriod(written, 0, locale);
  if (quoted?.end === written.length) return { kind: "period", field, period: quoted.value };
  const said = saySearch("search_no_days", { written });
  const proposal = findNearest(written, [...periodWordsOf(locale).months.keys(), ...COMMON_DAYS]);
  reading.mistakes.push({ from, to: reading.place, said, proposal });
  return asText(text.slice(asking.from, reading.place));
};

const readChoice = (reading: Reading, asking: Asking, operator: Choosing): SearchTree | null => {
  const { locale } = reading;
  const { text: written, from } = readValue(reading);
  if (written === "") return missing(reading, asking);
  const found = findValue(operator, written, locale);
  const state = operator === "is" ? STATES.find((known) => known === found) : undefined;
  const possession = operator === "has" ? POSSESSIONS.find((known) => known === found) : undefined;
  if (found !== undefined) note(reading, { from, to: reading.place, english: found });
  if (state !== undefined) return { kind: "is", state };
  if (possession !== undefined) return { kind: "has", possession };
  reading.mistakes.push(mistakeOfChoice(reading, asking, { operator, written, from }));
  return asText(reading.text.slice(asking.from, reading.place));
};

type Chosen = { readonly operator: Choosing; readonly written: string; readonly from: number };

const mistakeOfChoice = (
  { locale, place: to, text }: Reading,
  { head, from: begin }: Asking,
  { operator, written, from }: Chosen,
): Mistake => {
  const name = text.slice(begin, head.end);
  const values = listValues(operator, name.slice(0, -1), locale);
  const said = saySearch("search_value_unknown", { operator: name, written, values: [...values] });
  // what is said behind the other operator alone is meant so
  const other = operator === "is" ? "has" : "is";
  const meant = findValue(other, written, locale);
  return meant === undefined
    ? { from, to, said, proposal: findNearest(written, values) }
    : { from: begin, to, said, proposal: `${other}:${meant}` };
};

const readText = (reading: Reading, asking: Asking, field: TextField): SearchTree | null => {
  const { text, exact, from } = readValue(reading);
  if (text === "") return missing(reading, asking);
  reading.unsure.push({ kind: "name", field, from, to: reading.place, text });
  return { kind: "field", field, text, exact };
};

const readOne = (reading: Reading, asking: Asking): SearchTree | null => {
  const { operator } = asking.head;
  if (operator === "is" || operator === "has") return readChoice(reading, asking, operator);
  if (operator === "in" || operator === "from" || operator === "to")
    return readDays(reading, asking, operator);
  if (operator === "amount") {
    const compared = asking.head.sign === ":" ? readComparison(reading) : null;
    // the sign of a head compares when it is no colon
    const own = asking.head.sign === ":" ? "=" : (asking.head.sign as Comparison);
    return readCompared(reading, asking.from, compared ?? own);
  }
  return readText(reading, asking, operator);
};

/** What an operator asks for; several values with commas between are any of them. */
export const readField = (reading: Reading, head: Head): SearchTree | null => {
  const asking = { head, from: reading.place };
  reading.place = head.end;
  const found: SearchTree[] = [];
  for (;;) {
    const one = readOne(reading, asking);
    if (one !== null) found.push(one);
    const { text, place } = reading;
    if (text[place] !== "," || isSpace(text[place + 1])) break;
    reading.place += 1;
    reading.terms += 1;
  }
  return join("or", found);
};
