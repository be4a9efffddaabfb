import { seedNumbers } from "@passbook/enrichment";

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

/** A generator of a 32-bit state, good enough for test data, not for secrets. */
export const seedRandom = (seed: number): SeededRandom => {
  const next = seedNumbers(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(""),
  };
};
