import { foldText } from "./fold-text.ts";

/** Letters that have to be added, left out, changed or swapped with their neighbour to make one word of another; `most` + 1 where it is more. */
export const countSlips = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      now.push(slips);
      best = Math.min(best, slips);
    }
    if (best > most) return most + 1;
    before = last;
    last = now;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
};

/** Of a word this short, another is likelier than a slip. */
const LONG = 5;

/** How many slips a folded word may hold. */
export const mostSlipsOf = (folded: string): number => (folded.length < LONG ? 1 : 2);

/** The word that was likely meant; null where none is near. */
export const findNearest = (written: string, words: Iterable<string>): string | null => {
  const folded = foldText(written);
  if (folded.length > 40) return null;
  const most = mostSlipsOf(folded);
  let best: string | null = null;
  let least = most + 1;
  for (const word of words) {
    const slips = countSlips(folded, word, Math.min(most, least - 1));
    if (slips < least) {
      best = word;
      least = slips;
    }
  }
  return best;
};

/** A shorter word is nearly too many others. */
export const LEAST_LETTERS = 4;

/** Whether a word is one of a name's, or its beginning, but for one letter added, left out, changed or swapped; both folded. */
export const isNearly = (word: string, name: string): boolean =>
  name.split(/[^\p{L}\p{N}]+/u).some((part) => {
    if (part.length < word.length - 1) return false;
    return [word.length - 1, word.length, word.length + 1].some(
      (length) => countSlips(word, part.slice(0, length), 1) <= 1,
    );
  });
