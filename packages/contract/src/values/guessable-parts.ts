/** Rows of keys as they lie under the hand, digits first, in the layouts people here type with; a shifted digit is the digit below. */
const LAYOUTS: readonly (readonly string[])[] = [
  ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"],
  ["1234567890ß´", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-"],
  ["1234567890)=", "azertyuiop^$", "qsdfghjklmù*", "wxcvbn,;:!"],
  ["1234567890-=", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."],
  ["1234567890-=", "йцукенгшщзхї", "фівапролджє", "ячсмитьбю."],
  ["1234567890-=", ";ςερτυθιοπ[]", "ασδφγηξκλ΄'", "ζχψωβνμ,./"],
];
const SHIFTED = "!@#$%^&*()";
const SHORTEST_WALK = 4;
const SHORTEST_REPEAT = 4;
/** A password needs this many signs that are none of what guessers try first. */
const LEAST_FRESH = 5;

type Place = { readonly row: number; readonly column: number };

const PLACES: readonly ReadonlyMap<string, Place>[] = LAYOUTS.map(
  (rows) =>
    new Map(rows.flatMap((keys, row) => Array.from(keys, (key, column) => [key, { row, column }] as const))),
);

const isNextKey = (a: string, b: string): boolean =>
  PLACES.some((places) => {
    const [from, to] = [places.get(a), places.get(b)];
    if (from === undefined || to === undefined) return false;
    // Rows are shifted by half a key: the upper neighbours of a key are the same column and the next.
    const across = to.column - from.column;
    const down = to.row - from.row;
    return (
      (down === 0 && Math.abs(across) === 1) || (Math.abs(down) === 1 && (across === 0 || across === -down))
    );
  });

const isNextCode = (a: string, b: string): boolean =>
  Math.abs((a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)) === 1;

/** Marks every stretch of signs in which each is linked to the one before. */
const markChains = (
  signs: readonly string[],
  seen: boolean[],
  isLinked: (a: string, b: string) => boolean,
): void => {
  let start = 0;
  for (let index = 1; index <= signs.length; index += 1) {
    const [before, sign] = [signs[index - 1], signs[index]];
    if (before !== undefined && sign !== undefined && isLinked(before, sign)) continue;
    if (index - start >= SHORTEST_WALK) seen.fill(true, start, index);
    start = index;
  }
};

/** Marks what only says again what stands before it: abcabc, 12341234, aaaa. */
const markRepeats = (signs: readonly string[], seen: boolean[]): void => {
  for (let length = 1; length <= signs.length / 2; length += 1) {
    let start = length;
    for (let index = length; index <= signs.length; index += 1) {
      if (index < signs.length && signs[index] === signs[index - length]) continue;
      if (index - start >= length && index - start + length >= SHORTEST_REPEAT) seen.fill(true, start, index);
      start = index + 1;
    }
  }
};

const markWords = (plain: string, words: readonly string[], seen: boolean[]): void => {
  for (const word of words)
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1))
      seen.fill(true, at, at + word.length);
};

/**
 * True when little is left of a text without walks on the keyboard, runs of the alphabet, repeats, and words of the person's own.
 * Takes lower case.
 */
export const isMostlyGuessable = (plain: string, own_words: readonly string[]): boolean => {
  const signs = Array.from(plain);
  const keys = signs.map((sign) =>
    SHIFTED.includes(sign) ? String((SHIFTED.indexOf(sign) + 1) % 10) : sign,
  );
  const seen = signs.map(() => false);
  markChains(keys, seen, isNextKey);
  markChains(signs, seen, isNextCode);
  markRepeats(signs, seen);
  markWords(signs.join(""), own_words, seen);
  return seen.filter((is_seen) => !is_seen).length < LEAST_FRESH;
};
