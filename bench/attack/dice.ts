/** Chance that repeats: one seed makes one attack. */
export type Dice = {
  /** From 0 to just below `count`. */
  readonly below: (count: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  /** From 1 to `most`, small ones as likely as large ones. */
  readonly size: (most: number) => number;
  readonly bytes: (count: number) => Buffer;
};

export const makeDice = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    pick: (from) => from[below(from.length)]!,
    chance: (share) => next() < share,
    size: (most) => Math.floor(most ** next()),
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
};
