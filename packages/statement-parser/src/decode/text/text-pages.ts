import { splitLines } from "./split-lines.ts";
import type { Word, WordPage } from "../page-words.ts";

/** How large one letter of plain text is taken to be, so that a line is about as high as it is in print. */
export const LETTER_WIDTH = 6;
export const LINE_HEIGHT = 12;

const TAB_WIDTH = 8;
const expandTabs = (line: string): string => {
  if (!line.includes("\t")) return line;
  let text = "";
  for (const letter of line)
    text += letter === "\t" ? " ".repeat(TAB_WIDTH - (text.length % TAB_WIDTH)) : letter;
  return text;
};

const LETTERS_MAX = 2000;
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/;

/** The words of a line of text from a left edge on, every letter one wide. */
export const placeWords = (line: string, top: number, left = 0): Word[] => {
  const words: Word[] = [];
  let at = 0;
  let start = 0;
  let text = "";
  const close = (): void => {
    const [x0, x1] = [left + start * LETTER_WIDTH, left + at * LETTER_WIDTH];
    if (text !== "") words.push({ text, box: [x0, top + 1, x1, top + LINE_HEIGHT - 1] });
    text = "";
  };
  for (const letter of expandTabs(line.slice(0, LETTERS_MAX))) {
    if (/\s/.test(letter)) close();
    else {
      if (text === "") start = at;
      text += letter;
    }
    at += WIDE.test(letter) ? 2 : 1;
  }
  close();
  return words;
};

/** Plain text as one long page of words by line and column; line n stands between (n - 1) and n line heights. */
export const toTextPage = (text: string): WordPage => {
  const lines = splitLines(text.replaceAll("\f", ""));
  const words: Word[] = [];
  for (const [index, line] of lines.entries())
    for (const word of placeWords(line, index * LINE_HEIGHT)) words.push(word);
  const width = words.reduce((most, word) => Math.max(most, word.box[2]), 0);
  return { page: 1, width, height: lines.length * LINE_HEIGHT, words };
};
