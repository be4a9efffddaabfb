import type { Word } from "../../decode/page-words.ts";
import type { Line } from "./lines.ts";

/** A sign that stands for a currency in the font of its page, and in its text for anything: "`", "¬", a letter. */
const NOISE = /^([-+\u2212]?)[`´¬¦§¤\u25a0-\u25ff\ue000-\uf8ff\ufffd](?=\d)/u;
const LONE_NOISE = /^[`´¬§¤\u25a0-\u25ff\ue000-\uf8ff\ufffd]$/u;
const GLUED = /^([-+\u2212]?)([A-Za-z])(?=\d{1,3}(?:,\d{2,3})*\.\d{2}\D{0,3}$)/;
const MONEY = /^\D{0,2}\d{1,3}(?:,\d{2,3})*\.\d{2}\D{0,3}$/;
const LONE = /^[A-Za-z]$/;
const NEAR = 0.9;

const isBefore = (word: Word | undefined, next: Word | undefined): boolean =>
  word !== undefined &&
  next !== undefined &&
  /^\d/.test(next.text) &&
  next.box[0] - word.box[2] <= NEAR * (next.box[3] - next.box[1]);

const LEAST = 4;
const SHARE = 0.8;

/** The letter that stands before nearly all amounts: it tells them from nothing. */
const findLetter = (lines: readonly Line[]): string | null => {
  const counts = new Map<string, number>();
  let amounts = 0;
  for (const { words } of lines)
    for (const [at, word] of words.entries()) {
      if (!MONEY.test(word.text)) continue;
      amounts += 1;
      const before = words[at - 1];
      const lone = before !== undefined && LONE.test(before.text) && isBefore(before, word);
      const letter = GLUED.exec(word.text)?.[2] ?? (lone ? before.text : null);
      if (letter !== null) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  const [only, ...others] = counts;
  const isUsual = only !== undefined && only[1] >= LEAST && only[1] >= amounts * SHARE;
  return isUsual && others.length === 0 ? only[0] : null;
};

const cleanWords = (words: readonly Word[], letter: string | null): Word[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    const isSign = LONE_NOISE.test(word.text) || word.text === letter;
    if (isSign && isBefore(word, next)) return [];
    const bare = word.text.replace(NOISE, "$1");
    const text =
      letter === null
        ? bare
        : bare.replace(GLUED, (whole, sign: string, own: string) => (own === letter ? sign : whole));
    return [text === word.text ? word : { ...word, text }];
  });

/** Lines without the signs that a page prints before its amounts for a currency and that its text gives wrongly. */
export const dropGlyphs = (lines: readonly Line[]): Line[] => {
  const letter = findLetter(lines);
  return lines.map((line) => {
    const words = cleanWords(line.words, letter);
    const same = words.length === line.words.length && words.every((word, at) => word === line.words[at]);
    return same ? line : { ...line, words };
  });
};
