type Range = {
  readonly greatest: number;
  /** Below nothing where some of it is; nothing unless told. */
  readonly least?: number | undefined;
};

/**
 * Round steps for an axis through 0 that holds whole minor units from `least` to `greatest`: about `count` of them, 1, 2, 2.5 or 5 times a
 * power of ten, never a part of a unit.
 */
export const niceTicks = ({ greatest, least = 0 }: Range, count = 3): readonly number[] => {
  const low = Math.min(0, least);
  const high = Math.max(0, greatest);
  const raw = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((candidate) => candidate >= raw && Number.isInteger(candidate)) ?? 10 * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

/** A share of a field as a length in it. */
export const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

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
