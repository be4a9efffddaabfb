import { findCurrency } from "../../../values/currency.ts";
import type { CopiedParts } from "./scan-copied.ts";

/** A line that names an account of one currency: how it is written but for the currency and its numbers. */
export type Heading = { from: number; currency: string; shape: string };

const WORDS_MIN = 2;
const WORDS_MAX = 10;

/** The currency that a word is, as a code or a sign; null for others. */
const readCurrency = (word: string): string | null => {
  const bare = word.replaceAll(/^[(:]+|[):,]+$/g, "");
  return /^\p{Ll}+$/u.test(bare) || /\d/.test(bare) ? null : findCurrency(bare);
};

/** The one currency that a line names; null where it names none or several. */
export const readLineCurrency = (text: string): string | null => {
  const found = new Set(text.split(" ").flatMap((word) => readCurrency(word) ?? []));
  const [currency = null, another] = found;
  return another === undefined ? currency : null;
};

const readHeading = ({ text, from, scanned: { tokens } }: CopiedParts): Heading | null => {
  const words = text.split(" ");
  const currency = readLineCurrency(text);
  const isLong = words.length < WORDS_MIN || words.length > WORDS_MAX;
  if (currency === null || isLong || tokens.some(({ kind }) => kind === "amount")) return null;
  const shape = words.map((word) => (readCurrency(word) === null ? word.replaceAll(/\d+/g, "9") : "¤"));
  return { from, currency, shape: shape.join(" ") };
};

/** Whether all headings of a currency stand before those of the next one. */
const areApart = (headings: readonly Heading[]): boolean => {
  const changes = headings.filter(({ currency }, at) => currency !== headings[at - 1]?.currency).length;
  const count = new Set(headings.map(({ currency }) => currency)).size;
  return count > 1 && changes === count;
};

/** Headings alike but for their currency, the first of each; none where accounts are not told so. */
export const findHeadings = (parts: readonly CopiedParts[]): Heading[] => {
  const shapes = Map.groupBy(
    parts.flatMap((own) => readHeading(own) ?? []),
    ({ shape }) => shape,
  );
  const found = [...shapes.values()].find(areApart) ?? [];
  return found.filter(({ currency }, at) => currency !== found[at - 1]?.currency);
};
