import { findCurrencyCode } from "../../values/currency.ts";
import { ACCOUNT } from "./account-words.ts";
import type { Line } from "./lines.ts";

/** Codes that headings in capitals use as words. */
const WORDS = new Set("ALL TOP CUP PEN SOS GEL DEM SIT MOP BAM".split(" "));
const CODE = /^[A-Z]{3}$/;

const readCode = (text: string): string | null =>
  CODE.test(text) && !WORDS.has(text) ? findCurrencyCode(text) : null;

/** A cell that is nothing but a code. */
const listAlone = ({ cells }: Line): string[] => cells.flatMap(({ text }) => readCode(text.trim()) ?? []);

const NUMBERED = /(?<![\d.,])[\d*xX\u2022]{4,} ([A-Z]{3})(?![\p{L}\d])(?! ?\d)/gu;
const LONG_NUMBER = /[\d*xX\u2022]{8,} [A-Z]{3}$/;

/** The code behind the number of an account, where one is named or the number is too long for another. */
const listNumbered = ({ cells }: Line): string[] =>
  cells.flatMap(({ text }) =>
    [...text.matchAll(NUMBERED)].flatMap(([match, code = ""]) =>
      ACCOUNT.test(text) || LONG_NUMBER.test(match) ? (findCurrencyCode(code) ?? []) : [],
    ),
  );

const LAST = /\d{4}.* ([A-Z]{3})$/u;

/** The code at the end of a line that names an account, its number and its holder. */
const listLast = ({ text }: Line): string[] => {
  const code = ACCOUNT.test(text) ? readCode(LAST.exec(text)?.[1] ?? "") : null;
  return code === null ? [] : [code];
};

/** The currencies that a line of a head names for the account, whatever words of other languages their codes may be. */
export const listHeadCurrencies = (line: Line): string[] => {
  const found = [listNumbered, listAlone, listLast].map((list) => list(line));
  return [...new Set(found.find((codes) => codes.length > 0) ?? [])];
};

const RATE = /(?<![\d.,])1(?:[.,]0+)? ?[A-Z]{3}\b|=\s*\d+[.,]\d{3,}/;

/** Whether a line says at which rate money of another currency was changed. */
export const isRate = ({ text }: Line): boolean => RATE.test(text);
