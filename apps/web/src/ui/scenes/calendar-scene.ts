import { addDays, daysBetween } from "@passbook/contract/values";
import type { Plot } from "./plot.ts";
import { type Point, rect, type Scene, type Shape, type Words } from "./scene.ts";

const WEEKS = 53;
const HEAD = 20;
/** The name of a month is about so wide. */
const MONTH_WIDTH = 26;
const STEPS = ["heat-0", "heat-1", "heat-2", "heat-3", "heat-4"] as const;

/** Between which amounts a day is how dark: by quarters of the days that have any, so that one large one does not make all others pale. */
const makeShade = (values: readonly number[]): ((value: number) => string) => {
  const known = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const bounds = [0.25, 0.5, 0.75].map((share) => known[Math.floor(share * known.length)] ?? Infinity);
  return (value) =>
    value <= 0 ? STEPS[0] : (STEPS[1 + bounds.filter((bound) => value >= bound).length] ?? STEPS[4]);
};

type Wanted = {
  readonly width: number;
  readonly week_start: number;
  /** What each month is called, and how the day is said. */
  readonly monthName: (month: string) => string;
  readonly sayDay: (day: string) => string;
};

type Drawn = { readonly shapes: Shape[]; readonly words: Words[]; readonly points: Point[] };
type Known = {
  readonly plot: Plot;
  readonly values: ReadonlyMap<string, number>;
  readonly hrefs: ReadonlyMap<string, string | undefined>;
  /** Days of which nothing is known. */
  readonly empty: ReadonlySet<string>;
  readonly first: string;
  readonly last: string;
  readonly cell: number;
  readonly shade: (value: number) => string;
};
type Year = { readonly year: number; readonly top: number };

const nameYear = ({ year, top }: Year): Words => ({
  x: 0,
  y: top - 7,
  text: String(year),
  anchor: "start",
  ink: "color-text",
  size: 12,
  strong: true,
});

const drawYear = ({ year, top }: Year, known: Known, wanted: Wanted): Drawn => {
  const { plot, values, hrefs, empty, first, last, cell, shade } = known;
  const drawn: Drawn = { shapes: [], words: [nameYear({ year, top })], points: [] };
  const begin = `${String(year)}-01-01`;
  const offset = (new Date(begin).getUTCDay() - wanted.week_start + 7) % 7;
  const count = daysBetween(begin, `${String(year)}-12-31`) + 1;
  for (let at = 0; at < count; at += 1) {
    const day = addDays(begin, at);
    if (day < first || day > last) continue;
    const value = values.get(day);
    const is_empty = empty.has(day);
    const [x, y] = [Math.floor((at + offset) / 7) * cell, top + ((at + offset) % 7) * cell];
    if (!is_empty) drawn.shapes.push({ d: rect(x, y, cell - 1, cell - 1), fill: shade(value ?? 0) });
    if (day.endsWith("-01") && x > 3 * cell && cell * 4 > MONTH_WIDTH)
      drawn.words.push({
        x,
        y: top - 7,
        text: wanted.monthName(day.slice(0, 7)),
        anchor: "start",
        ink: "color-text-3",
        size: 11,
      });
    if (value !== undefined)
      drawn.points.push({
        id: day,
        x,
        y,
        width: cell,
        height: cell,
        title: wanted.sayDay(day),
        said: is_empty
          ? [{ label: plot.total_label, value: plot.unknown }]
          : [{ label: plot.total_label, value: plot.format(value), href: hrefs.get(day) }],
      });
  }
  return drawn;
};

/** Squares of one darkness are one shape, so that ten years are five of them. */
const joinShapes = (shapes: readonly Shape[]): Shape[] =>
  [...Map.groupBy(shapes, ({ fill }) => fill)].map(([fill, some]) => ({
    d: some.map(({ d }) => d).join(""),
    fill,
  }));

/** Years below each other, a column a week: each day as dark as what it comes to, and blank where nothing is known. Places are days. */
export const drawCalendarScene = (plot: Plot, wanted: Wanted): Scene => {
  const { width } = wanted;
  const days = plot.places.map(({ key }) => key).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined)
    return { width, height: 1, shapes: [], words: [], points: [], keys: [] };
  const values = new Map(plot.places.map(({ key }, at) => [key, plot.sums[at] ?? 0]));
  const hrefs = new Map(plot.places.map(({ key, href }) => [key, href]));
  const empty = new Set(plot.places.filter(({ is_empty }) => is_empty).map(({ key }) => key));
  const cell = width / WEEKS;
  const block = HEAD + 7 * cell + 12;
  const known = { plot, values, hrefs, empty, first, last, cell, shade: makeShade([...values.values()]) };
  const newest = Number(last.slice(0, 4));
  const years = Array.from({ length: newest - Number(first.slice(0, 4)) + 1 }, (_, index) =>
    drawYear({ year: newest - index, top: index * block + HEAD }, known, wanted),
  );
  return {
    width,
    height: years.length * block,
    shapes: joinShapes(years.flatMap(({ shapes }) => shapes)),
    words: years.flatMap(({ words }) => words),
    points: years.flatMap(({ points }) => points),
    keys: [],
  };
};
