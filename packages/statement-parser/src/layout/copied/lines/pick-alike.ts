import { weighText } from "../../../labels/meaning-words.ts";
import { toPlainWords } from "../../../words/plain-words.ts";

const SOLVED_MAX = 24;

type Half = Map<number, number | null>;

/** Each sum that some of the sizes come to, with the one mask of those; null where there are several. */
const listSums = (sizes: readonly number[]): Half => {
  let sums: Half = new Map([[0, 0]]);
  for (const [at, size] of sizes.entries()) {
    const next: Half = new Map(sums);
    for (const [sum, mask] of sums)
      next.set(sum + size, next.has(sum + size) || mask === null ? null : mask | (1 << at));
    sums = next;
  }
  return sums;
};

/** Those of the sizes that come to a sum; null where none do, or in more ways than one. */
export const pickSum = (sizes: readonly number[], target: number): Set<number> | null => {
  if (sizes.length > SOLVED_MAX) return null;
  const middle = sizes.length >> 1;
  const [left, right] = [listSums(sizes.slice(0, middle)), listSums(sizes.slice(middle))];
  let found: Set<number> | null = null;
  for (const [sum, mask] of left) {
    const other = right.get(target - sum);
    if (other === undefined) continue;
    if (found !== null || other === null || mask === null) return null;
    found = new Set(
      [...sizes.keys()].filter((at) => ((at < middle ? mask >> at : other >> (at - middle)) & 1) === 1),
    );
  }
  return found;
};

/** Rows by the first of their words, and how large they are. */
type Rows = { keys: readonly string[]; sizes: readonly number[] };

/** More rows that are given back leave too much to chance. */
const RETURNS_MAX = 8;

/** The last of rows that say the same and are as large as one before: what was bought may have been given back. */
const listReturns = ({ keys, sizes }: Rows): number[] => {
  const alike = Map.groupBy(keys.keys(), (at) => `${keys[at] ?? ""} ${sizes[at] ?? 0}`);
  return [...alike.values()].flatMap((own) => (own.length > 1 ? own.slice(-1) : [])).slice(0, RETURNS_MAX);
};

/** None of the rows, one, or two. */
const listFew = (rows: readonly number[]): number[][][] => [
  [[]],
  rows.map((one) => [one]),
  rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other])),
];

/** The rows that come in where those that begin alike go the same way, but for some that are given back. */
const pickBut = ({ keys, sizes }: Rows, target: number, given: readonly number[]): Set<number> | null => {
  const names = [...new Set(keys)];
  const sums = new Map(names.map((name) => [name, 0]));
  for (const [at, size] of sizes.entries())
    if (!given.includes(at)) sums.set(keys[at] ?? "", (sums.get(keys[at] ?? "") ?? 0) + size);
  const rest = given.reduce((sum, at) => sum - (sizes[at] ?? 0), target);
  const found = pickSum([...sums.values()], rest);
  const isIn = (at: number): boolean => found?.has(names.indexOf(keys[at] ?? "")) === true;
  if (found === null || given.some(isIn)) return null;
  return new Set([...keys.keys()].filter((at) => given.includes(at) || isIn(at)));
};

/** How many rows go the way that their words say, less those that do not. */
const countVotes = (texts: readonly string[], picked: ReadonlySet<number>): number =>
  texts.reduce((votes, text, at) => votes + weighText(text) * (picked.has(at) ? 1 : -1), 0);

/** The one way for which the words of most rows speak. */
const pickLikeliest = (texts: readonly string[], ways: readonly Set<number>[]): Set<number> | null => {
  const ranked = ways
    .map((way) => ({ way, votes: countVotes(texts, way) }))
    .toSorted((a, b) => b.votes - a.votes);
  const [first, second] = ranked;
  return first === undefined || second?.votes === first.votes ? null : first.way;
};

const KEY_WORDS_MAX = 3;

/**
 * Rows that begin with the same words, as far as these go the same way in one way alone; where none do, but for one or two that may give
 * back what another row took.
 */
export const pickAlike = (
  texts: readonly string[],
  sizes: readonly number[],
  target: number,
): Set<number> | null => {
  const ways = Array.from({ length: KEY_WORDS_MAX }, (_, at): Rows => {
    const keys = texts.map((text) =>
      toPlainWords(text)
        .split(" ")
        .slice(0, at + 1)
        .join(" "),
    );
    return { keys, sizes };
  });
  for (const count of [0, 1, 2])
    for (const rows of ways) {
      const few = listFew(listReturns(rows))[count] ?? [];
      const found = few.flatMap((given) => pickBut(rows, target, given) ?? []);
      const picked = pickLikeliest(texts, found);
      if (picked !== null) return picked;
    }
  return null;
};
