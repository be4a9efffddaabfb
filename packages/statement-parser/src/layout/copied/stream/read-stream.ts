import { LETTER_WIDTH, LINE_HEIGHT } from "../../../decode/text/text-pages.ts";
import type { WordPage } from "../../../decode/page-words.ts";
import { toMinor } from "../../../values/amount.ts";
import { toLines } from "../../lines/lines.ts";
import type { Line } from "../../lines/lines.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { scanLine } from "../../lines/tokens.ts";
import type { ScannedLine, Token } from "../../lines/tokens.ts";
import { startOfDay } from "../lines/scan-copied.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";

/** A word of the text, the line of the file on which it stands, and whether that line begins with it. */
export type StreamWord = { text: string; from: number; starts: boolean };

/** A day or a figure among the words; `value` is a figure as it is signed, in minor units. */
export type StreamToken = { from: number; to: number; text: string; date: boolean; value: number };

/**
 * A text as the order of its words and what they are: where its lines end is a hint, no more. `bare` are numbers without decimals among
 * words, where amounts have none: they are figures only where balances say so.
 */
export type Stream = {
  words: readonly StreamWord[];
  tokens: readonly StreamToken[];
  bare: readonly StreamToken[];
};

const WORDS_A_LINE = 1.5;
const LONG_LINE = 40;

/** Whether lines say nothing of rows: every word stands on one of its own, or all words on one. */
export const isUnlined = (lines: readonly CopiedLine[]): boolean => {
  const counts = lines.map(({ text }) => text.split(" ").length);
  const words = counts.reduce((sum, count) => sum + count, 0);
  const long = counts.reduce((sum, count) => sum + (count > LONG_LINE ? count : 0), 0);
  return words < lines.length * WORDS_A_LINE || long * 2 > words;
};

const valueOf = (token: Token, digits: number): number => {
  if (token.kind === "date") return 0;
  const { written } = token;
  const size = Math.abs(toMinor(written, digits)?.amount ?? 0);
  return written.negative || written.direction === "debit" ? 0 - size : size;
};

/** A number that ends the words and the amount behind it may look like a day: `Grocer 7 31.20`. */
const readMistaken = (line: Line, token: Token, style: MoneyStyle): Token => {
  const words = line.words.slice(token.from, token.to + 1);
  const last = words.at(-1);
  if (token.kind !== "date" || words.length !== 2 || !/^\d{1,2}$/.test(words[0]?.text ?? "")) return token;
  const [own] = last === undefined ? [] : scanLine({ ...line, words: [last] }, style).tokens;
  return own?.kind === "amount" ? { ...own, from: token.to, to: token.to } : token;
};

const listTokens = (scanned: ScannedLine, at: number, style: MoneyStyle): StreamToken[] => {
  const { line } = scanned;
  return scanned.tokens.map((found) => {
    const token = readMistaken(line, found, style);
    const day = token.kind === "date" ? line.words.slice(startOfDay(line, token, style), token.to + 1) : null;
    return {
      from: token.from + at,
      to: token.to + at,
      text: day === null ? token.text : day.map(({ text }) => text).join(" "),
      date: token.kind === "date",
      value: valueOf(token, style.digits),
    };
  });
};

const BARE = /^\d{1,9}$/;

const listBare = (
  words: readonly StreamWord[],
  tokens: readonly StreamToken[],
  { digits }: MoneyStyle,
): StreamToken[] => {
  const used = new Set(
    tokens.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  );
  return words.flatMap(({ text }, at) =>
    digits > 0 || used.has(at) || !BARE.test(text)
      ? []
      : { from: at, to: at, text, date: false, value: Number(text) },
  );
};

const LETTER = / [CDHS]$/;
const MARKED_SHARE = 0.2;

/** A letter behind few of the figures is the first one of the words behind them, no mark of their direction. */
const dropLetters = (tokens: readonly StreamToken[]): StreamToken[] => {
  const figures = tokens.filter(({ date }) => !date);
  const marked = figures.filter(({ text }) => LETTER.test(text));
  if (marked.length > figures.length * MARKED_SHARE) return [...tokens];
  return tokens.map((token) =>
    marked.includes(token)
      ? { ...token, to: token.to - 1, text: token.text.replace(LETTER, ""), value: Math.abs(token.value) }
      : token,
  );
};

const CODE = /^[A-Z]{3} ?\d|\d ?[A-Z]{3}$/;
const FOREIGN_SHARE = 0.3;

/** Figures with the code of a currency, where few have one: what something cost abroad. */
export const findForeign = (tokens: readonly StreamToken[]): ReadonlySet<StreamToken> => {
  const figures = tokens.filter(({ date }) => !date);
  const coded = figures.filter(({ text }) => CODE.test(text));
  return new Set(coded.length < figures.length * FOREIGN_SHARE ? coded : []);
};

/** All words on one line, one space apart. */
const toOnePage = (words: readonly StreamWord[]): WordPage => {
  let at = 0;
  const placed = words.map(({ text }): WordPage["words"][number] => {
    const start = at;
    at += text.length + 1;
    return { text, box: [start * LETTER_WIDTH, 1, (at - 1) * LETTER_WIDTH, LINE_HEIGHT - 1] };
  });
  return { page: 1, width: at * LETTER_WIDTH, height: LINE_HEIGHT, words: placed };
};

/** The words of the text as one line, whatever lines it has. */
export const joinStream = (lines: readonly CopiedLine[], style: MoneyStyle): Stream => {
  const words = lines.flatMap(({ text, from }) =>
    text.split(" ").map((word): StreamWord => ({ text: word, from, starts: false })),
  );
  const [line] = toLines(toOnePage(words), false);
  const tokens = line === undefined ? [] : dropLetters(listTokens(scanLine(line, style), 0, style));
  return { words, tokens, bare: listBare(words, tokens, style) };
};

/** The words of the lines one after the other. */
export const readStream = (parts: readonly CopiedParts[], style: MoneyStyle): Stream => {
  const words: StreamWord[] = [];
  const tokens: StreamToken[] = [];
  for (const { scanned, from } of parts) {
    tokens.push(...listTokens(scanned, words.length, style));
    words.push(...scanned.line.words.map(({ text }, at) => ({ text, from, starts: at === 0 })));
  }
  return { words, tokens, bare: listBare(words, tokens, style) };
};
