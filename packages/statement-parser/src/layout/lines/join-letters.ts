import type { Word } from "../../decode/page-words.ts";
import { unite, withWords } from "./lines.ts";
import type { Line } from "./lines.ts";

const LETTER = /^\p{L}$/u;
const LETTERS_MIN = 4;
/** How much more room there is between two words than between two letters, and between letters at most. */
const WIDER = 1.5;
const NEAR = 1.5;

const gapBetween = (word: Word, next: Word): number => next.box[0] - word.box[2];

/** The run of single letters that begins at a word, each near the next. */
const readRun = (words: readonly Word[], from: number): Word[] => {
  const run: Word[] = [];
  for (const word of words.slice(from)) {
    const last = run.at(-1);
    const isNear = last === undefined || gapBetween(last, word) < NEAR * (word.box[3] - word.box[1]);
    if (!LETTER.test(word.text) || !isNear) break;
    run.push(word);
  }
  return run;
};

const joinRun = (run: readonly Word[]): Word[] => {
  const least = Math.min(...run.slice(1).map((word, at) => gapBetween(run[at] ?? word, word)));
  const joined: Word[] = [];
  for (const [at, word] of run.entries()) {
    const [last, before] = [joined.at(-1), run[at - 1]];
    const isOwn = last === undefined || before === undefined || gapBetween(before, word) > WIDER * least;
    if (isOwn) joined.push(word);
    else
      joined[joined.length - 1] = { ...last, text: last.text + word.text, box: unite([last.box, word.box]) };
  }
  return joined;
};

/** Lines in which labels that are printed letter by letter, `S A L D O`, have whole words. */
export const joinLetters = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const words: Word[] = [];
    for (let at = 0; at < line.words.length;) {
      const run = readRun(line.words, at);
      const taken = run.length < LETTERS_MIN ? line.words.slice(at, at + 1) : joinRun(run);
      words.push(...taken);
      at += run.length < LETTERS_MIN ? 1 : run.length;
    }
    return words.length === line.words.length ? line : withWords(line, words);
  });
