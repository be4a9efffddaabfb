import { makeRandom } from "./us-household/random.ts";

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

const DRAWS = 50;

/**
 * The same error by chance alone, on the mean of many draws, if all that is said were exactly so: rows of one vendor for which one label is said are
 * right or wrong together, so that a hundred of them are one draw. What is measured can hardly be less.
 */
export const calibrateByChance = (
  said: readonly { readonly confidence: number; readonly together: string }[],
): number => {
  const random = makeRandom(1);
  const groups = [...Map.groupBy(said, ({ together }) => together).values()];
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1)
    sum += calibrate(
      groups.flatMap((group) => {
        const drawn = random.next();
        return group.map(({ confidence }) => ({ confidence, is_right: drawn < confidence }));
      }),
    );
  return sum / DRAWS;
};
