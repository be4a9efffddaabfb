/** Expected calibration error over bins of equal width (Naeini, Cooper, Hauskrecht 2015). */
const BINS = 15;

/** How far stated and true lie apart on the mean: 0 where of all that is said to be 70 % sure, 70 % are right. */
export const calibrate = (
  said: readonly { readonly confidence: number; readonly is_right: boolean }[],
): number => {
  const bins = Map.groupBy(said, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let error = 0;
  for (const bin of bins.values()) {
    const gap = bin.reduce((sum, { confidence, is_right }) => sum + confidence - (is_right ? 1 : 0), 0);
    error += Math.abs(gap) / said.length;
  }
  return error;
};
