/** The middle value (mean of the two middle ones); 0 for none. */
export const findMedian = (values: readonly number[]): number => {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

/** Median distance from a middle. */
export const findSpread = (values: readonly number[], middle: number): number =>
  findMedian(values.map((value) => Math.abs(value - middle)));

/** The value that stands at a share (0 to 1) of the ordered values. */
export const findQuantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
};
