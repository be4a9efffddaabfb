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

/** The value that would stand at a place (from 0) were the values in order, which they are not and partly become; 0 for none. Hoare's selection. */
export const pickOrdered = (values: number[], place: number): number => {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? pivot) < pivot) left += 1;
      while ((values[right] ?? pivot) > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] ?? 0;
};
