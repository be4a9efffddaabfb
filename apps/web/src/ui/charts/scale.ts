/** Round steps for an axis from 0 to at least the greatest value: about `count` of them, 1, 2, 2.5 or 5 times a power of ten. */
export const niceTicks = (greatest: number, count = 3): readonly number[] => {
  if (greatest <= 0) return [0, 1];
  const raw = greatest / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= raw) ?? 10 * power;
  const ticks: number[] = [];
  for (let value = 0; value < greatest + step; value += step) ticks.push(value);
  return ticks;
};

/** A point as an SVG pair with two decimals. */
export const point = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A stepped path: horizontal to the next x, then up or down to its value. */
export const stepPath = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      return before === undefined ? `M${point(x, y)}` : `L${point(x, before[1])}L${point(x, y)}`;
    })
    .join("");
