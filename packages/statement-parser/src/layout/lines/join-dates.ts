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

/** Where the rest of a broken date stands on the next line. */
const findRest = (head: Word, below: Line): number =>
  below.words.findIndex(
    ({ text, box }) => Math.abs(box[0] - head.box[0]) <= REACH && isRest(head.text, text),
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

/** The year behind its month, in no room of its own. */
const placeYear = (month: Word, { text }: Word): Word => {
  const [, y0, x1, y1] = month.box;
  return { ...month, text, box: [x1, y0, x1, y1] };
};

/** Lines in which dates that were broken in two are whole again, on the line on which they begin. */
export const joinDates = (lines: readonly Line[]): Line[] => {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [above, below] = [joined[at], joined[at + 1]];
    if (above === undefined || below === undefined || !isRightUnder(below, above, LINES_GAP)) continue;
    const years = findYears(above, below);
    const rests = new Set<number>(years.values());
    const words = above.words.flatMap((word, index) => {
      const year = below.words[years.get(index) ?? -1];
      if (year !== undefined) return [word, placeYear(word, year)];
      const rest = findRest(word, below);
      if (rest < 0) return [word];
      rests.add(rest);
      return [{ ...word, text: word.text + (below.words[rest]?.text ?? "") }];
    });
    if (rests.size === 0) continue;
    const left = below.words.filter((_, index) => !rests.has(index));
    joined[at] = withWords(above, words);
    joined.splice(at + 1, 1, ...(left.length === 0 ? [] : [withWords(below, left)]));
  }
  return joined;
};
