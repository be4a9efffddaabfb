import type { Box, Word } from "../page-words.ts";
import type { Letter } from "./collect-letters.ts";
import { isBlank } from "./letter-text.ts";

const SMALL = 1.5;
const GAP = 0.18;
const BACK = 0.6;
const ASCENT = 0.8;
const DESCENT = 0.22;

/** Spaces that stand inside a number, not between words. */
const NARROW = /^[\u00a0\u202f\u2007\u2009]$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const LATIN = /\p{Script=Latin}/u;

/** Letters that follow each other on a baseline; `backwards` where each is drawn to the left of the one before. */
type Run = { letters: Letter[]; base: number; size: number; backwards: boolean };

const roomBetween = (before: Letter, letter: Letter, { backwards }: Pick<Run, "backwards">): number =>
  backwards ? before.x0 - letter.x1 : letter.x0 - before.x1;

const JUMP = 3;

const goesForwards = (before: Letter, letter: Letter, size: number): boolean => {
  const room = roomBetween(before, letter, { backwards: false });
  return room >= -BACK * size && room <= JUMP * size;
};

/** How far a letter that is drawn to the left of another may reach under it. */
const UNDER = 0.25;

/** A script that is read from the right may be drawn as it is read. */
const goesBackwards = (before: Letter, letter: Letter, size: number): boolean => {
  const room = roomBetween(before, letter, { backwards: true });
  const isOfScript = [before, letter].every(({ plain, blank }) => blank || RIGHT_TO_LEFT.test(plain));
  return isOfScript && letter.x0 < before.x0 && room >= -UNDER * size && room <= JUMP * size;
};

/** Letters of one baseline in the order in which they are drawn, as long as they go one way without a jump. */
const splitRuns = (letters: readonly Letter[]): Run[] => {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const letter of letters) {
    const before: Letter | undefined = run?.letters.at(-1);
    if (run !== null && before !== undefined && run.letters.length === 1)
      run.backwards = goesBackwards(before, letter, run.size);
    const goesOn: boolean =
      run !== null &&
      before !== undefined &&
      // A blank alone tells neither way.
      !(run.letters.length === 1 && before.blank) &&
      before.turn === letter.turn &&
      Math.abs(letter.base - run.base) < 0.25 * run.size &&
      (run.backwards ? goesBackwards : goesForwards)(before, letter, run.size);
    if (!goesOn || run === null) {
      run = { letters: [], base: letter.base, size: letter.size, backwards: false };
      runs.push(run);
    }
    run.letters.push(letter);
  }
  return runs;
};

/** The gap from which a new word starts; wider where the letters are spaced out. */
const findGap = (run: Run): number => {
  const { letters, size } = run;
  const gaps: number[] = [];
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1];
    if (before !== undefined && !before.blank && !letter.blank) gaps.push(roomBetween(before, letter, run));
  }
  if (gaps.length < 4) return GAP * size;
  const sorted = gaps.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.max(GAP * size, middle * 1.6);
};

const toBox = (letters: readonly Letter[]): Box => {
  const first = letters[0];
  if (first === undefined) return [0, 0, 0, 0];
  let { size, x0, x1 } = first;
  for (const letter of letters) {
    size = Math.max(size, letter.size);
    x0 = Math.min(x0, letter.x0);
    x1 = Math.max(x1, letter.x1);
  }
  const [top, bottom] = [first.base - ASCENT * size, first.base + DESCENT * size];
  if (first.turn === 1) return [-bottom, x0, -top, x1];
  if (first.turn === 2) return [-x1, -bottom, -x0, -top];
  return first.turn === 3 ? [top, -x1, bottom, -x0] : [x0, top, x1, bottom];
};

/** Figures with what stands between them, as one number is read, or one letter or sign. */
const STRETCH = /\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*|\p{L}\p{M}*|./gu;

/** In a line that is read from the left only what follows a day is turned: `01-2025-` before a month for `01-`, the month and `-2025`. */
const DAY_BEFORE = /^(\p{Nd}{1,2}([-/.]))(\p{Nd}{4})\2(\P{Nd}+)$/u;

/** Letters of a script that is read from the right, as they are read: figures among them are read from the left. */
const turnAround = (letters: readonly string[]): string => {
  const text = letters.join("");
  if (!/\p{Nd}/u.test(text)) return letters.toReversed().join("");
  const [, day = "", mark = "", year = "", month = ""] = DAY_BEFORE.exec(text) ?? [];
  if (day !== "") return `${day}${month.split("").toReversed().join("")}${mark}${year}`;
  return (text.match(STRETCH) ?? []).toReversed().join("");
};

const toWord = (letters: readonly Letter[], { backwards }: Run): Word => {
  const texts = letters.map(({ plain }) => plain);
  const text = texts.join("");
  const isTurned = !backwards && RIGHT_TO_LEFT.test(text) && !LATIN.test(text);
  const word = { text: isTurned ? turnAround(texts) : text, box: toBox(letters) };
  const turn = letters[0]?.turn ?? 0;
  return turn === 0 ? word : { ...word, turn };
};

const isDigit = (letter: Letter | undefined): boolean => /\d/.test(letter?.plain ?? "");

const splitWords = (run: Run): Word[] => {
  const gap = findGap(run);
  const words: Word[] = [];
  let letters: Letter[] = [];
  const close = (): void => {
    if (letters.length > 0) words.push(toWord(letters, run));
    letters = [];
  };
  for (const [at, letter] of run.letters.entries()) {
    const before = letters.at(-1);
    const isInNumber = (): boolean =>
      NARROW.test(letter.plain) && isDigit(before) && isDigit(run.letters[at + 1]);
    if (letter.blank && !isInNumber()) {
      close();
      continue;
    }
    if (before !== undefined && roomBetween(before, letter, run) > gap) close();
    letters.push(letter);
  }
  close();
  return words;
};

/** Letters that are drawn twice, a hair apart, to look bold. */
const dropDoubles = (letters: readonly Letter[]): Letter[] => {
  const texts = new Map<string, Map<number, Letter[]>>();
  const kept: Letter[] = [];
  for (const letter of letters) {
    if (isBlank(letter.text)) {
      kept.push(letter);
      continue;
    }
    const bands = texts.get(letter.text) ?? new Map<number, Letter[]>();
    texts.set(letter.text, bands);
    const band = Math.round(letter.base / 4);
    const near = bands.get(band);
    const twice = near?.some(
      (other) =>
        other.turn === letter.turn &&
        Math.abs(other.x0 - letter.x0) < 0.15 * letter.size &&
        Math.abs(other.base - letter.base) < 0.15 * letter.size,
    );
    if (twice === true) continue;
    if (near === undefined) bands.set(band, [letter]);
    else near.push(letter);
    kept.push(letter);
  }
  return kept;
};

/** So near, in heights of a line, one part of a word stands to the next. */
const TOUCH = 0.05;
const SAME_LINE = 0.2;
const BEGINS = /^[\p{L}\p{M}]/u;
const ENDS = /[\p{L}\p{M}]$/u;

const isPart = ({ text, turn }: Word): boolean => turn === undefined && !RIGHT_TO_LEFT.test(text);

/** The part that goes on right behind a word. */
const findRest = ({ box }: Word, starts: ReadonlyMap<number, readonly Word[]>): Word | undefined => {
  const height = box[3] - box[1];
  const at = Math.round(box[2]);
  return [at - 1, at, at + 1]
    .flatMap((place) => starts.get(place) ?? [])
    .find(
      (other) =>
        other.box[0] > box[0] &&
        Math.abs(other.box[0] - box[2]) <= TOUCH * height &&
        Math.abs(other.box[3] - box[3]) <= SAME_LINE * height,
    );
};

const joinParts = (parts: readonly Word[]): Word => ({
  text: parts.map(({ text }) => text).join(""),
  box: [
    Math.min(...parts.map(({ box }) => box[0])),
    Math.min(...parts.map(({ box }) => box[1])),
    Math.max(...parts.map(({ box }) => box[2])),
    Math.max(...parts.map(({ box }) => box[3])),
  ],
});

/** Letters that one font lacks are drawn in another, behind all others of their line: the parts of a word touch. */
const joinTouching = (words: readonly Word[]): Word[] => {
  const starts = Map.groupBy(
    words.filter((word) => isPart(word) && BEGINS.test(word.text)),
    ({ box }) => Math.round(box[0]),
  );
  const rests = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const word of words) {
    const rest = isPart(word) && ENDS.test(word.text) ? findRest(word, starts) : undefined;
    if (rest === undefined || rest === word || taken.has(rest)) continue;
    rests.set(word, rest);
    taken.add(rest);
  }
  return words.flatMap((word) => {
    if (taken.has(word)) return [];
    const parts = [word];
    for (let rest = rests.get(word); rest !== undefined; rest = rests.get(rest)) parts.push(rest);
    return parts.length === 1 ? word : joinParts(parts);
  });
};

/** Words of a page from its letters, in the order of drawing. */
export const joinLetters = (letters: readonly Letter[]): Word[] =>
  joinTouching(
    splitRuns(dropDoubles(letters.filter((letter) => letter.size >= SMALL && letter.text !== ""))).flatMap(
      splitWords,
    ),
  );
