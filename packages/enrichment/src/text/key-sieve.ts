/** The number of no letters, from which {@link mixIn} goes on. */
export const BEGINNING = 0x811c9dc5;
const PRIME = 0x01000193;
const MIDDLE = 15;

/** A number for letters that are read one after the other (FNV-1a), so that words need not be joined to be looked up together. */
export const mixIn = (number: number, letters: string): number => {
  let mixed = number;
  for (let at = 0; at < letters.length; at += 1) mixed = Math.imul(mixed ^ letters.charCodeAt(at), PRIME);
  return mixed;
};

const BLANK = 32;

/** The same number for folded words as for their letters without the blanks. */
export const numberWords = (words: string): number => {
  let mixed = BEGINNING;
  for (let at = 0; at < words.length; at += 1) {
    const letter = words.charCodeAt(at);
    if (letter !== BLANK) mixed = Math.imul(mixed ^ letter, PRIME);
  }
  return mixed;
};

/** Where a number stands in a table of so many places, a power of two. */
export const findPlace = (number: number, places: number): number =>
  (number ^ (number >>> MIDDLE)) & (places - 1);

const BITS_PER_WORD = 32;
const WORD_SHIFT = 5;
const BITS_PER_KEY = 16;

/** True for the number of any of the keys, and of few others. */
export type KeySieve = (number: number) => boolean;

/** Tells of nearly all numbers that no key has them, which takes a fraction of looking a text up; a key's number is read with `read`. */
export const makeKeySieve = (keys: Iterable<string>, read: (key: string) => number): KeySieve => {
  const numbers = Array.from(keys, read);
  let size = BITS_PER_WORD;
  while (size < numbers.length * BITS_PER_KEY) size *= 2;
  const bits = new Uint32Array(size / BITS_PER_WORD);
  for (const number of numbers) {
    const place = findPlace(number, size);
    bits[place >>> WORD_SHIFT] = (bits[place >>> WORD_SHIFT] ?? 0) | (1 << (place & (BITS_PER_WORD - 1)));
  }
  return (number) => {
    const place = findPlace(number, size);
    return ((bits[place >>> WORD_SHIFT] ?? 0) & (1 << (place & (BITS_PER_WORD - 1)))) !== 0;
  };
};
