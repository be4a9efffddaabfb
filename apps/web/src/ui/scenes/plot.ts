/** What a chart is given: places along an axis, and series with a number at each of them (null where there is nothing). */
export type PlotPlace = {
  readonly key: string;
  readonly label: string;
  /** Shorter, for the axis. */
  readonly short: string;
  /** The same with its year, where it is a day, week or month. */
  readonly dated?: string | undefined;
  readonly href?: string | undefined;
  /** A time of which nothing is known, which is not nothing. */
  readonly is_empty?: boolean | undefined;
};
export type PlotSeries = {
  readonly key: string;
  readonly label: string;
  readonly is_rest: boolean;
  readonly values: readonly (number | null)[];
  readonly hrefs: readonly (string | undefined)[];
  /** All of it together. */
  readonly total: number;
  readonly href?: string | undefined;
};
export type Plot = {
  readonly places: readonly PlotPlace[];
  readonly series: readonly PlotSeries[];
  readonly axis_is_time: boolean;
  /** What all series come to at each place. */
  readonly sums: readonly (number | null)[];
  /** What it is held against: a line over places that are times. */
  readonly against?: { readonly label: string; readonly values: readonly (number | null)[] } | undefined;
  readonly total_label: string;
  /** What is said in the place of a figure where nothing is known. */
  readonly unknown: string;
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
};

export type Size = { readonly width: number; readonly height: number };

/** The sum of what goes the same way at one place. */
const stackAt = (series: readonly PlotSeries[], at: number, up: boolean): number =>
  series.reduce((sum, { values }) => {
    const value = values[at] ?? 0;
    return value > 0 === up ? sum + value : sum;
  }, 0);

const knownOf = (values: readonly (number | null)[] = []): number[] => values.map((value) => value ?? 0);

/** The greatest and the least that stacks reach. */
export const stackedRange = ({ series, places, against }: Plot): { greatest: number; least: number } => ({
  greatest: Math.max(0, ...knownOf(against?.values), ...places.map((_, at) => stackAt(series, at, true))),
  least: Math.min(0, ...knownOf(against?.values), ...places.map((_, at) => stackAt(series, at, false))),
});

/** The greatest and the least of any. */
export const plainRange = ({ series, against }: Plot): { greatest: number; least: number } => {
  const all = [...series.flatMap(({ values }) => knownOf(values)), ...knownOf(against?.values)];
  return { greatest: Math.max(0, ...all), least: Math.min(0, ...all) };
};
