/** Amounts in a row, of which the last that is large enough is found without looking at those that are not. */
export type Lefts = {
  readonly set: (place: number, amount: number) => void;
  /** The last place before another with at least so much; -1 where there is none. */
  readonly findLast: (before: number, least: number) => number;
};

/** A tree whose every knot holds the largest amount below it. */
export const makeLefts = (amounts: readonly number[]): Lefts => {
  let width = 1;
  while (width < amounts.length) width *= 2;
  const tree = new Float64Array(2 * width).fill(Number.NEGATIVE_INFINITY);
  tree.set(amounts, width);
  const at = (knot: number): number => tree[knot] ?? Number.NEGATIVE_INFINITY;
  const sum = (knot: number): void => void (tree[knot] = Math.max(at(2 * knot), at(2 * knot + 1)));
  for (let knot = width - 1; knot > 0; knot -= 1) sum(knot);
  const findBelow = (
    knot: number,
    [low, high]: readonly [number, number],
    before: number,
    least: number,
  ): number => {
    if (low >= before || at(knot) < least) return -1;
    if (high - low === 1) return low;
    const middle = (low + high) / 2;
    const right = findBelow(2 * knot + 1, [middle, high], before, least);
    return right >= 0 ? right : findBelow(2 * knot, [low, middle], before, least);
  };
  return {
    set: (place, amount) => {
      tree[width + place] = amount;
      for (let knot = (width + place) >> 1; knot > 0; knot >>= 1) sum(knot);
    },
    findLast: (before, least) => findBelow(1, [0, width], before, least),
  };
};
