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

/** As many as a phone has room for. */
const MOST_MONTHS = 3;
/** So many months apart labels stand in the same months of each year. */
const EVEN_MONTHS = [1, 2, 3, 4, 6, 12, 24, 36, 60, 120, 240, 600];
/** A label needs this share of the field to the right of it. */
const LABEL_SHARE = 0.12;

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** First days of months for the axis between two days: a few, in the same months of each year, those of whole years where it is years long. */
export const evenMonths = (first: string, last: string): readonly string[] => {
  const [from, to] = [monthNumber(first), monthNumber(last)];
  const begun = first.endsWith("-01") ? from : from + 1;
  const until = to - Math.ceil((to - from) * LABEL_SHARE);
  const listed = EVEN_MONTHS.map((step) => {
    const start = Math.ceil(begun / step) * step;
    return Array.from(
      { length: Math.max(0, Math.floor((until - start) / step) + 1) },
      (_, at) => start + at * step,
    );
  });
  const few = listed.find(({ length }) => length <= MOST_MONTHS) ?? [];
  return few.map(
    (month) => `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, "0")}-01`,
  );
};

/** A label in the middle under a place nearer to the beginning would stand out of the frame. */
const LEAST_BEFORE = 0.1;

/** Whether the first label of an axis has room to stand in the middle under its place, as all others do. */
export const hasRoomBefore = (across: number): boolean => across >= LEAST_BEFORE;
