import { readVendor } from "@passbook/enrichment";

type Named = { readonly description: string; readonly counterparty: string | null };

const toWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

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

const ALIKE = 0.5;

const toNumbers = (text: string): Set<string> =>
  new Set(
    text
      .normalize("NFKD")
      .match(/\d+/g)
      ?.map((digits) => digits.replace(/^0+(?=\d)/, "")),
  );

/** Whether one text may be the other in other words: they are alike, and every number of one is in the other. */
export const isReworded = (one: string, other: string): boolean => {
  if (compareTexts(one, other) < ALIKE) return false;
  const [a, b] = [toNumbers(one), toNumbers(other)];
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return [...fewer].every((number) => more.has(number));
};

/** Whether two rows name the same counterparty, whatever else their texts say. */
export const namesSameVendor = (one: Named, other: Named): boolean => {
  const [left, right] = [readVendor(one).key, readVendor(other).key];
  return left !== "" && left === right;
};
