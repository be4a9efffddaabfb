import { BEGINNING, findPlace, mixIn } from "./key-sieve.ts";

/** Answers by the text that was asked about: what comes again is not worked out again. */
export type Memo<Value> = (text: string, work: (text: string) => Value) => Value;

/** A power of two. */
const PLACES = 16_384;

/**
 * A memo in which every text has one place, where the next of that place takes it: it stays small however many texts there are, and one that
 * is met once costs little.
 */
export const openMemo = <Value extends object | string>(
  /** False for what holds for this one asker alone. */
  isKept: (value: Value) => boolean = () => true,
): Memo<Value> => {
  const texts: (string | undefined)[] = Array.from({ length: PLACES });
  const values: (Value | undefined)[] = Array.from({ length: PLACES });
  return (text, work) => {
    const place = findPlace(mixIn(BEGINNING, text), PLACES);
    const before = texts[place] === text ? values[place] : undefined;
    if (before !== undefined) return before;
    const value = work(text);
    if (!isKept(value)) return value;
    texts[place] = text;
    values[place] = value;
    return value;
  };
};
