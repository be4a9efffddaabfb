import type { Word } from "../../decode/page-words.ts";
import { readDate } from "../../values/date.ts";
import { findMonth } from "../../values/month-names.ts";
import { isRightUnder, withWords } from "./lines.ts";
import type { Line } from "./lines.ts";

/** A date that its narrow column broke behind a mark: `08-Mar-` over `2026`, `2026-03-` over `31`, `02-` over `AUG-25`. */
const HEAD =
  /^(?:(?:\d{1,2}[-/.](?:\d{1,2}|\p{L}{3,9})|(?:19|20)\d{2}[-/.]\d{1,2})[-/.]|(?:\d{1,2}|(?:19|20)\d{2})[-/])$/u;
const REST = /^(?:(?:\d{1,2}|\p{L}{3,9})[-/])?\d{2}(?:\d{2})?$/u;
const REACH = 2;
const LINES_GAP = 0.9;

/** A date that was broken amid its figures, `31/03/202` over `5`: its parts, and what both come to. */
const FIGURES = /^\d{1,4}[-/.][\d/.-]*$/;
const FIGURES_REST = /^[\d/.-]*\d$/;
const WHOLE = /^(?:\d{1,2}([-/.])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([-/.])\d{1,2}\2\d{1,2})$/;

/** The same without marks: `2025120` over `1`. */
const COMPACT = /^(?:19|20)\d{6}$/;
const COMPACT_REST = /^\d{1,3}$/;

const isBrokenCompact = (head: string, rest: string): boolean =>
  COMPACT_REST.test(rest) && COMPACT.test(head + rest) && readDate(head + rest) !== null;

const isBroken = (head: string, rest: string): boolean =>
  FIGURES.test(head) &&
  FIGURES_REST.test(rest) &&
  readDate(head) === null &&
  WHOLE.test(head + rest) &&
  readDate(head + rest) !== null;

const isRest = (head: string, rest: string): boolean =>
  (HEAD.test(head) && REST.test(rest) && readDate(head + rest) !== null) ||
  isBroken(head, rest) ||
  isBrokenCompact(head, rest);

/** A day whose mark stands left of it, where words are read from the right: `-02` over a month and its year. */
const TURNED = /^([-/])(\d{1,2})$/;
const FROM_RIGHT = /^[\u0590-\u08ff]/;

const joinRest = (head: string, rest: string): string =>
  FROM_RIGHT.test(rest) ? head.replace(TURNED, "$2$1") + rest : head + rest;

const isTurnedRest = (head: string, rest: string): boolean =>
  TURNED.test(head) && FROM_RIGHT.test(rest) && readDate(joinRest(head, rest)) !== null;

/** Where the rest of a broken date stands on the next line. */
const findRest = (head: Word, below: Line): number =>
  below.words.findIndex(
    ({ text, box }) =>
      (Math.abs(box[0] - head.box[0]) <= REACH && isRest(head.text, text)) ||
      (Math.abs(box[2] - head.box[2]) <= REACH && isTurnedRest(head.text, text)),
  );

const YEAR = /^(?:19|20)\d{2}$/;
const DAY = /^\d{1,2}[.,]?$/;

const isMonth = (text: string): boolean => findMonth(text.replace(/[.,]$/, "")) !== null;

/** The year of a day and a month stands on the next line, where the day and the month begin: `12 Mar` over `2026`. */
const findYears = (above: Line, below: Line): Map<number, number> => {
  const years = new Map<number, number>();
  for (const [at, word] of above.words.entries()) {
    const [next, behind] = [above.words[at + 1], above.words[at + 2]];
    if (next === undefined || YEAR.test(behind?.text ?? "")) continue;
    const isDay = (DAY.test(word.text) && isMonth(next.text)) || (isMonth(word.text) && DAY.test(next.text));
    if (!isDay) continue;
    const year = below.words.findIndex(
      ({ text, box }) => YEAR.test(text) && Math.abs(box[0] - word.box[0]) <= REACH,
    );
    if (year >= 0) years.set(at + 1, year);
  }
  return years;
};

/** A word behind another one, in no room of its own. */
const placeBehind = (before: Word, { text }: Word): Word => {
  const [, y0, x1, y1] = before.box;
  return { ...before, text, box: [x1, y0, x1, y1] };
};

/** Of a day over its month: what of it stands on the line below, and what on the one under that. */
type Stacked = { month: number; year: Word; under: number | null };

const findAligned = (line: Line | undefined, { box }: Word, fits: (text: string) => boolean): number =>
  line?.words.findIndex((word) => fits(word.text) && Math.abs(word.box[0] - box[0]) <= REACH) ?? -1;

/** Days that stand over their months, with the year behind these or under them: `12`, `March`, `2026`. */
const findStackedIn = (above: Line, below: Line, under: Line | undefined): Map<number, Stacked> => {
  const found = new Map<number, Stacked>();
  for (const [at, word] of above.words.entries()) {
    if (!DAY.test(word.text) || isMonth(above.words[at + 1]?.text ?? "")) continue;
    const month = findAligned(below, word, isMonth);
    const name = below.words[month];
    if (name === undefined) continue;
    const beside = below.words[month + 1];
    if (beside !== undefined && YEAR.test(beside.text)) {
      found.set(at, { month, year: beside, under: null });
      continue;
    }
    const last = under !== undefined && isRightUnder(under, below, LINES_GAP) ? under : undefined;
    const lowest = findAligned(last, word, (text) => YEAR.test(text));
    const year = last?.words[lowest];
    if (year !== undefined) found.set(at, { month, year, under: lowest });
  }
  return found;
};

const STACKED_SHARE = 0.5;

/** Days alone over months, as far as most such days stand so: over the next of several months, of which each heads its days, stands only one. */
const findStacked = (lines: readonly Line[]): Map<Line, Map<number, Stacked>> => {
  let count = 0;
  let alone = 0;
  const found = new Map<Line, Map<number, Stacked>>();
  for (const [at, above] of lines.entries()) {
    const [below, under] = [lines[at + 1], lines[at + 2]];
    const [first, second] = above.words;
    if (first !== undefined && DAY.test(first.text) && !isMonth(second?.text ?? "")) alone += 1;
    if (below === undefined || !isRightUnder(below, above, LINES_GAP)) continue;
    const stacked = findStackedIn(above, below, under);
    if (stacked.size === 0) continue;
    found.set(above, stacked);
    count += 1;
  }
  return count > alone * STACKED_SHARE ? found : new Map();
};

const withoutWords = (line: Line, taken: ReadonlySet<number>): Line[] => {
  const left = line.words.filter((_, index) => !taken.has(index));
  return left.length === 0 ? [] : [withWords(line, left)];
};

/** The dates of one line that stand over three, or over two with a month that begins the second, on the line on which they begin. */
const joinStacked = (lines: readonly Line[]): Line[] => {
  const found = findStacked(lines);
  const joined = [...lines];
  for (let at = 0; found.size > 0 && at + 1 < joined.length; at += 1) {
    const [above, below, under] = [joined[at], joined[at + 1], joined[at + 2]];
    if (above === undefined || below === undefined) continue;
    const stacked = found.get(above);
    if (stacked === undefined) continue;
    const taken = [...stacked.values()];
    const words = above.words.flatMap((word, index) => {
      const own = stacked.get(index);
      const month = below.words[own?.month ?? -1];
      if (own === undefined || month === undefined) return [word];
      return [word, placeBehind(word, month), placeBehind(word, own.year)];
    });
    const ofBelow = new Set(
      taken.flatMap((own) => (own.under === null ? [own.month, own.month + 1] : [own.month])),
    );
    const ofUnder = new Set(taken.flatMap((own) => own.under ?? []));
    joined[at] = withWords(above, words);
    const rest = [
      ...withoutWords(below, ofBelow),
      ...(under === undefined ? [] : ofUnder.size === 0 ? [under] : withoutWords(under, ofUnder)),
    ];
    joined.splice(at + 1, under === undefined ? 1 : 2, ...rest);
  }
  return joined;
};

/** Lines in which dates that were broken in two are whole again, on the line on which they begin. */
export const joinDates = (lines: readonly Line[]): Line[] => {
  const joined = joinStacked(lines);
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [above, below] = [joined[at], joined[at + 1]];
    if (above === undefined || below === undefined || !isRightUnder(below, above, LINES_GAP)) continue;
    const years = findYears(above, below);
    const rests = new Set<number>(years.values());
    const words = above.words.flatMap((word, index) => {
      const year = below.words[years.get(index) ?? -1];
      if (year !== undefined) return [word, placeBehind(word, year)];
      const rest = findRest(word, below);
      if (rest < 0) return [word];
      rests.add(rest);
      return [{ ...word, text: joinRest(word.text, below.words[rest]?.text ?? "") }];
    });
    if (rests.size === 0) continue;
    joined[at] = withWords(above, words);
    joined.splice(at + 1, 1, ...withoutWords(below, rests));
  }
  return joined;
};
