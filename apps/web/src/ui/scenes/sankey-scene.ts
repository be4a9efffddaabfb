import type { Plot, Size } from "./plot.ts";
import {
  colourAt,
  fitText,
  type Point,
  rect,
  REST_COLOUR,
  type Said,
  type Scene,
  type Shape,
  type Words,
} from "./scene.ts";

const BAR = 10;
const GAP = 8;
const TEXT = 12;

type Side = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly href: string | undefined;
};
type Bar = Side & { readonly y: number; readonly height: number };

/** Bars below each other, one scale for both sides. */
const stack = (sides: readonly Side[], scale: number, height: number): Bar[] => {
  const drawn = sides.filter(({ value }) => value > 0).length;
  const used = sides.reduce((sum, { value }) => sum + value * scale, 0) + GAP * Math.max(0, drawn - 1);
  let y = Math.max(0, (height - used) / 2);
  return sides.map((side) => {
    const bar = { ...side, y, height: side.value === 0 ? 0 : Math.max(1, side.value * scale) };
    if (side.value > 0) y += bar.height + GAP;
    return bar;
  });
};

const band = (from: readonly [number, number], to: readonly [number, number], thick: number): string => {
  const half = (from[0] + to[0]) / 2;
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  return `M${n(from[0])} ${n(from[1])}C${n(half)} ${n(from[1])} ${n(half)} ${n(to[1])} ${n(to[0])} ${n(to[1])}v${n(thick)}C${n(half)} ${n(to[1] + thick)} ${n(half)} ${n(from[1] + thick)} ${n(from[0])} ${n(from[1] + thick)}Z`;
};

const positive = (value: number | null | undefined): number => Math.max(0, value ?? 0);

type Laid = { readonly left: readonly Bar[]; readonly right: readonly Bar[]; readonly scale: number };

const flowOf = (plot: Plot, place: number, series: number): number =>
  positive(plot.series[series]?.values[place]);
const colourOf = (plot: Plot, series: number): string =>
  plot.series[series]?.is_rest === true ? REST_COLOUR : colourAt(series);

const layBars = (plot: Plot, height: number): Laid => {
  const lefts = plot.places.map((place, at) => ({
    ...place,
    href: place.href,
    value: plot.series.reduce((sum, _, index) => sum + flowOf(plot, at, index), 0),
  }));
  const rights = plot.series.map((series, index) => ({
    ...series,
    href: series.href,
    value: plot.places.reduce((sum, _, at) => sum + flowOf(plot, at, index), 0),
  }));
  const total = lefts.reduce((sum, { value }) => sum + value, 0) || 1;
  const drawn = [lefts, rights].map((sides) => sides.filter(({ value }) => value > 0).length);
  // thin ones are drawn as a line, and take that room
  const lost = (GAP + 1) * Math.max(...drawn, 1);
  const scale = Math.max(height * 0.3, height - lost) / total;
  return { left: stack(lefts, scale, height), right: stack(rights, scale, height), scale };
};

const drawBands = (
  plot: Plot,
  { left, right, scale }: Laid,
  [x1, x2]: readonly [number, number],
): Shape[] => {
  const used = { left: left.map(({ y }) => y), right: right.map(({ y }) => y) };
  return left.flatMap((_, at) =>
    right.flatMap((__, index) => {
      const thick = flowOf(plot, at, index) * scale;
      if (thick <= 0) return [];
      const [from, to] = [used.left[at] ?? 0, used.right[index] ?? 0];
      used.left[at] = from + thick;
      used.right[index] = to + thick;
      return [
        { d: band([x1, from], [x2, to], Math.max(0.5, thick)), fill: colourOf(plot, index), opacity: 0.42 },
      ];
    }),
  );
};

const sayBar = (bar: Bar, x: number, { anchor, room }: Pick<Words, "anchor"> & { room: number }): Words[] =>
  bar.height + GAP < TEXT
    ? []
    : [
        {
          x,
          y: bar.y + bar.height / 2 + 4,
          text: fitText(bar.label, room - 8, TEXT),
          anchor,
          ink: "color-text-2",
          size: TEXT,
        },
      ];

/** What flows from a place to each series. */
const sayPlace = (plot: Plot, at: number): Said[] =>
  plot.series.flatMap((series, index) => {
    const value = flowOf(plot, at, index);
    return value === 0
      ? []
      : [
          {
            label: series.label,
            value: plot.format(value),
            colour: colourOf(plot, index),
            href: series.hrefs[at],
          },
        ];
  });

/** From the places on the one side to the series on the other, each as wide as what flows; of what is below nothing nothing flows. */
export const drawSankeyScene = (plot: Plot, { width, height }: Size): Scene => {
  const laid = layBars(plot, height);
  const { left, right } = laid;
  const room = Math.min(170, width * 0.3);
  const [x1, x2] = [room + BAR, width - room - BAR];
  const totalOf = (bar: Bar): Said => ({
    label: plot.total_label,
    value: plot.format(bar.value),
    href: bar.href,
  });
  const pointOf = (bar: Bar, x: number, said: readonly Said[]): Point => ({
    id: `${String(x)} ${bar.key}`,
    x,
    y: bar.y,
    width: room + BAR,
    height: Math.max(bar.height, 6),
    title: bar.label,
    said: [...said, totalOf(bar)],
  });
  return {
    width,
    height,
    shapes: [
      ...drawBands(plot, laid, [x1, x2]),
      ...left.map(({ y, height: high }) => ({ d: rect(room, y, BAR, high), fill: "color-text-3" })),
      ...right.map(({ y, height: high }, index) => ({
        d: rect(x2, y, BAR, high),
        fill: colourOf(plot, index),
      })),
    ],
    words: [
      ...left.flatMap((bar) => sayBar(bar, room - 6, { anchor: "end", room })),
      ...right.flatMap((bar) => sayBar(bar, x2 + BAR + 6, { anchor: "start", room })),
    ],
    points: [
      ...left.flatMap((bar, at) => (bar.value === 0 ? [] : [pointOf(bar, 0, sayPlace(plot, at))])),
      ...right.flatMap((bar) => (bar.value === 0 ? [] : [pointOf(bar, x2, [])])),
    ],
    keys: [],
  };
};
