import { readVendor } from "@passbook/enrichment";

type Named = { readonly description: string; readonly counterparty: string | null };

const split = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const toWords = (text: string): string[] => split(text.normalize("NFKD")).filter((word) => word.length > 1);

const SHORTEST_CUT = 6;

/** How alike two printed texts are, from 0 to 1: the share of the shorter one's words that the other has; 1 for a text that was cut off. */
export const compareTexts = (one: string, other: string): number => {
  const [left, right] = [toWords(one), toWords(other)];
  const [a, b] = [left.join(""), right.join("")];
  if (a !== "" && a === b) return 1;
  if (Math.min(a.length, b.length) >= SHORTEST_CUT && (a.includes(b) || b.includes(a))) return 1;
  const shorter = new Set(left.length <= right.length ? left : right);
  const longer = new Set(left.length <= right.length ? right : left);
  const shared = [...shorter].filter((word) => longer.has(word)).length;
  return shorter.size === 0 ? 0 : shared / shorter.size;
};

/** Words and numbers, leading noughts apart; a single letter counts, since it tells a flat A from a flat B. */
const toTokens = (text: string): string[] =>
  split(text.normalize("NFKD").replaceAll(/\p{M}/gu, ""))
    .filter((token) => token !== "")
    .map((token) => token.replace(/^0+(?=\d)/, ""));

const without = (tokens: readonly string[], taken: readonly string[]): string[] => {
  const left = [...tokens];
  for (const token of taken) {
    const place = left.indexOf(token);
    if (place !== -1) left.splice(place, 1);
  }
  return left;
};

const SHORTEST_START = 3;
/** A number or a letter, as it tells one of several things of one name. */
const tellsApart = (token: string): boolean => /^\p{N}+$/u.test(token) || token.length === 1;

/**
 * Whether one text may be the other in other words: one says all that the other says (its last word may be cut off) and adds words, not
 * only a number or a letter that tells two of one name apart.
 */
export const isReworded = (one: string, other: string): boolean => {
  const [left, right] = [toTokens(one), toTokens(other)];
  if (left.join("") === right.join("")) return true;
  const [shorter, longer] = left.join("").length <= right.join("").length ? [left, right] : [right, left];
  const [missing, ...more] = without(shorter, longer);
  const added = without(longer, shorter);
  if (missing === undefined) return shorter.length > 0 && !added.every(tellsApart);
  const is_cut_off = missing === shorter.at(-1) && missing.length >= SHORTEST_START;
  return more.length === 0 && is_cut_off && added.some((token) => token.startsWith(missing));
};

/** Whether two rows name the same counterparty, whatever else their texts say. */
export const namesSameVendor = (one: Named, other: Named): boolean => {
  const [left, right] = [readVendor(one).key, readVendor(other).key];
  return left !== "" && left === right;
};
