import type { Word } from "../../decode/page-words.ts";
import { readDate } from "../../values/date.ts";
import { toLine } from "./lines.ts";
import type { Line } from "./lines.ts";

/** A date that its narrow column broke behind a mark: `08-Mar-` over `2026`, `31/03/` over `2026`, `2026-03-` over `31`. */
const HEAD = /^(?:\d{1,2}([-/.])(?:\d{1,2}|\p{L}{3,9})|(?:19|20)\d{2}([-/.])\d{1,2})[-/.]$/u;
const REST = /^\d{2}(?:\d{2})?$/;
const REACH = 2;
const LINES_GAP = 0.9;

/** Where the rest of a broken date stands on the next line. */
const findRest = (head: Word, below: Line): number =>
  below.words.findIndex(
    ({ text, box }) =>
      REST.test(text) && Math.abs(box[0] - head.box[0]) <= REACH && readDate(head.text + text) !== null,
  );

const isUnder = (above: Line, below: Line | undefined): below is Line =>
  below !== undefined &&
  below.page === above.page &&
  below.box[1] - above.box[3] < LINES_GAP * (above.box[3] - above.box[1]);

/** Lines in which dates that were broken in two are whole again, on the line on which they begin. */
export const joinDates = (lines: readonly Line[]): Line[] => {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [above, below] = [joined[at], joined[at + 1]];
    if (above === undefined || !isUnder(above, below)) continue;
    const rests = new Set<number>();
    const words = above.words.map((word) => {
      const rest = HEAD.test(word.text) ? findRest(word, below) : -1;
      if (rest < 0) return word;
      rests.add(rest);
      return { ...word, text: word.text + (below.words[rest]?.text ?? "") };
    });
    if (rests.size === 0) continue;
    const left = below.words.filter((_, index) => !rests.has(index));
    const way = { turned: above.turned, placed: above.backwards === true };
    joined[at] = toLine(above.page, words, way);
    joined.splice(at + 1, 1, ...(left.length === 0 ? [] : [toLine(below.page, left, way)]));
  }
  return joined;
};
