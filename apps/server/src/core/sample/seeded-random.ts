/** Repeatable randomness: the same seed gives the same sequence on every machine. */
export type SeededRandom = {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean;
  readonly digits: (count: number) => string;
};

const TWO_TO_32 = 4_294_967_296;

/** A generator by the mulberry32 formula (32-bit state, good enough for test data, not for secrets). */
export const seedRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(""),
  };
};
