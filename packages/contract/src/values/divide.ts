/** Hundredths of a percent that are the whole. */
export const WHOLE_PERCENT = 10_000;

/**
 * An amount in minor units divided by hundredths of a percent that come to the whole, each part rounded towards nothing and the rest with the last,
 * so that they add up. Null where a part would be nothing.
 */
export const divide = (amount: number, percents: readonly number[]): number[] | null =>
  withRest(
    amount,
    percents
      .slice(0, -1)
      .map((percent) => Number((BigInt(amount) * BigInt(percent)) / BigInt(WHOLE_PERCENT))),
  );

/** An amount divided into parts of these sizes, in minor units without sign, and the rest. Null where a part would be nothing. */
export const divideBySizes = (amount: number, sizes: readonly number[]): number[] | null =>
  withRest(
    amount,
    sizes.map((size) => Math.sign(amount) * size),
  );

const withRest = (amount: number, before_last: readonly number[]): number[] | null => {
  const divided = [...before_last, before_last.reduce((left, part) => left - part, amount)];
  return divided.some((part) => Math.sign(part) !== Math.sign(amount) || part === 0) ? null : divided;
};
