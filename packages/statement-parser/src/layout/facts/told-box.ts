import { readFactWords, readSectionWords, readSideWords } from "../../labels/fact-words.ts";
import { hasLetters } from "../../values/text.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { sideOfName } from "../names/column-names.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import { amountsOf, sizeOf, wordsBefore } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";

/** Fine enough for every currency. */
const EXPONENT = 4;
/** What came in, what went out, and perhaps what it cost. */
const MOVING_MIN = 2;
const MOVING_MAX = 6;

/** A line of a box: a name and its figure. */
type Entry = { label: string; size: number; negative: boolean; page: number };

const readEntry = (scanned: ScannedLine): Entry | null => {
  const [token, ...others] = amountsOf(scanned);
  if (token === undefined || others.length > 0) return null;
  const label = wordsBefore(scanned, token);
  if (!hasLetters(label, 2)) return null;
  const size = sizeOf(token, EXPONENT);
  return { label, size, negative: token.written.negative, page: scanned.line.page };
};

/** The one way in which figures, each added or taken away, come to a sum; null where there is none, or another. */
const findSigns = (sizes: readonly number[], sum: number): readonly (1 | -1)[] | null => {
  let ways: { signs: (1 | -1)[]; sum: number }[] = [{ signs: [], sum: 0 }];
  for (const size of sizes)
    ways = ways.flatMap(({ signs, sum: before }) =>
      ([1, -1] as const).map((sign) => ({ signs: [...signs, sign], sum: before + sign * size })),
    );
  const found = ways.filter((way) => way.sum === sum);
  return found.length === 1 ? (found[0]?.signs ?? null) : null;
};

const signedOf = ({ size, negative }: Entry): number => (negative ? -size : size);

const readSide = (label: string): number => {
  const section = readSectionWords(label);
  return typeof section === "number" ? section : (readSideWords(label) ?? sideOfName(label) ?? 0);
};

/** Whether the known names of a box say that it adds what came in, or what is owed: 0 where they do not tell. */
const wayOf = (names: readonly (readonly [label: string, sign: 1 | -1])[]): number =>
  Math.sign(names.reduce((sum, [label, sign]) => sum + readSide(label) * sign, 0));

const readBox = (entries: readonly Entry[]): (readonly [string, 1 | -1])[] => {
  const [first, last] = [entries[0], entries.at(-1)];
  const moving = entries.slice(1, -1).filter(({ size }) => size !== 0);
  if (first === undefined || last === undefined || moving.length < MOVING_MIN) return [];
  const signs = findSigns(
    moving.map(({ size }) => size),
    signedOf(last) - signedOf(first),
  );
  if (signs === null) return [];
  const names = moving.map(({ label }, at) => [label, signs[at] ?? 1] as const);
  const way = wayOf(names);
  return way === 0 ? [] : names.map(([label, sign]) => [toPlainWords(label), sign === way ? 1 : -1] as const);
};

/**
 * The sides of what the figures of a box are called, between the first balance and the last, told by how one leads to the other: so
 * the sections of the rows may be called, in whatever words. At least one of the names must be known.
 */
export const tellBoxSides = rememberLines((lines): ReadonlyMap<string, 1 | -1> => {
  const entries = lines.map(readEntry);
  const sides = new Map<string, 1 | -1>();
  for (const [at, first] of entries.entries()) {
    if (first === null || !isEnd(first)) continue;
    for (let length = MOVING_MIN + 2; length <= MOVING_MAX + 2; length += 1) {
      const own = entries.slice(at, at + length).filter((entry) => entry !== null);
      if (own.length < length || own.some(({ page }) => page !== first.page)) break;
      for (const [label, side] of readBox(own)) sides.set(label, side);
    }
  }
  return sides;
});

const ENDS = new Set(["opening", "carried", "balance"]);

const isEnd = ({ label }: Entry): boolean => ENDS.has(readFactWords(label) ?? "");
