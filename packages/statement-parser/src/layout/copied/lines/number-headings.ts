import { readFactWords } from "../../../labels/fact-words.ts";
import { namesAccount } from "../../../labels/account-words.ts";
import { toPlainWords } from "../../../words/plain-words.ts";
import { isNames } from "./read-names.ts";
import type { CopiedParts } from "./scan-copied.ts";

/** A line that says the number of an account, alone or behind its label. */
type Numbered = { from: number; label: string; number: string };

const DIGITS_MIN = 4;
const NUMBER = /^[\dX*\u2022][\dX*\u2022 ./-]{3,33}$/u;
const LABELLED = /^(\D{3,40}?)\s?[:.#]?\s([\dX*\u2022][\dX*\u2022 ./-]{3,33})$/u;

const readLabel = (text: string): string | null => {
  const plain = toPlainWords(text);
  return namesAccount(plain) ? plain : null;
};

/** The number that stands behind the label of an account, on its line or on the next one. */
const readNumbered = ({ text, from }: CopiedParts, next: CopiedParts | undefined): Numbered | null => {
  const [, beside = text, number = next?.text ?? ""] = LABELLED.exec(text) ?? [];
  const label = readLabel(beside);
  const isNumber = NUMBER.test(number) && number.replaceAll(/\D/g, "").length >= DIGITS_MIN;
  return label === null || !isNumber ? null : { from, label, number };
};

/** What only an account has: names over its rows, or a balance of its own. */
const isOfAccount = (own: CopiedParts): boolean => {
  const kind = readFactWords(own.words);
  return isNames(own) || kind === "opening" || kind === "closing";
};

/**
 * Where accounts begin that stand one under the other, each under its number: the same label with other numbers, and below each what
 * only an account has; none where there is but one.
 */
export const findNumbers = (parts: readonly CopiedParts[]): { from: number }[] => {
  const all = parts.flatMap((own, at) => readNumbered(own, parts[at + 1]) ?? []);
  const same = all.filter(({ label }) => label === all[0]?.label);
  const starts = same.filter(({ number }, at) => number !== same[at - 1]?.number);
  const isApart = new Set(starts.map(({ number }) => number)).size === starts.length && starts.length > 1;
  const areAccounts = starts.every(({ from }, at) => {
    const end = starts[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const own = parts.filter((line) => line.from > from && line.from < end);
    return own.some(isOfAccount) && own.some(({ days }) => days.length > 0);
  });
  return isApart && areAccounts ? starts : [];
};
