/** Hundredths of a percent that are the whole. */
export const WHOLE_PERCENT = 10_000;

/**
 * An amount in minor units divided by hundredths of a percent that come to the whole, each part rounded towards nothing and the rest with the last,
 * so that they add up. Null where a part would be nothing.
 */
export const divide = (amount: number, percents: readonly number[]): number[] | null => {
  const parts = percents.map((percent) => Number((BigInt(amount) * BigInt(percent)) / BigInt(WHOLE_PERCENT)));
  const before_last = parts.slice(0, -1);
  const rest = before_last.reduce((left, part) => left - part, amount);
  const divided = [...before_last, rest];
  return divided.some((part) => Math.sign(part) !== Math.sign(amount) || part === 0) ? null : divided;
};
