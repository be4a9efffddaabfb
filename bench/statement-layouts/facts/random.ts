/** A source of chance that gives the same values for the same seed. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  digits: (count: number) => string;
};

const hash = (text: string): number => {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
};

/** mulberry32, seeded with a hash of `seed`. */
export const makeRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
    digits: (count) => Array.from({ length: count }, (_, at) => String(int(at === 0 ? 1 : 0, 9))).join(""),
  };
};
