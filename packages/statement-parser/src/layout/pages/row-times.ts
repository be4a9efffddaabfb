import type { Word } from "../../decode/page-words.ts";

/** A line of a row with the words of its text. */
type Words = { readonly words: readonly Word[] };

const CLOCK = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?$/;
const ROWS_MIN = 3;
const HALF = /^[ap]\.?m\.?$/i;
/** Where so many of the rows say their time at one end of their text, it is none of its words. */
const TIMED_SHARE = 0.8;

/** The time at one end of the text of a row, and what says which half of the day it is. */
const findTime = (row: readonly Words[], end: "first" | "last"): Word[] => {
  const words = row.find((line) => line.words.length > 0)?.words ?? [];
  const at = end === "first" ? 0 : words.length - (HALF.test(words.at(-1)?.text ?? "") ? 2 : 1);
  if (!CLOCK.test(words[at]?.text ?? "") || words.length < 2) return [];
  return words.slice(at, at + (HALF.test(words[at + 1]?.text ?? "") ? 2 : 1));
};

export const listTimes = (rows: readonly (readonly Words[])[]): Word[][] => {
  const times = (["first", "last"] as const)
    .map((end) => rows.map((row) => findTime(row, end)))
    .find(
      (found) =>
        found.filter((own) => own.length > 0).length >= Math.max(ROWS_MIN, rows.length * TIMED_SHARE),
    );
  return times ?? rows.map(() => []);
};
