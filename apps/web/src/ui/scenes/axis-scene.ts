import { niceTicks } from "../charts/scale.ts";
import { type Plot, plainRange, type PlotPlace, type Size, stackedRange } from "./plot.ts";
import {
  colourAt,
  dashAt,
  fitText,
  polyline,
  rect,
  roundBar,
  ONLY_COLOUR,
  REST_COLOUR,
  type Point,
  type Scene,
  type Shape,
  widthOf,
  type Words,
} from "./scene.ts";

export type AxisLook = "bar" | "line" | "area";

const TICK = 11;
const FOOT = 24;
const HEAD = 8;

type Field = { readonly x: number; readonly width: number; readonly top: number; readonly height: number };

/** A series alone is told from no other: it has the colour of figures elsewhere. */
const colourOf = ({ series }: Plot, index: number): string => {
  if (series[index]?.is_rest === true) return REST_COLOUR;
  return series.length === 1 ? ONLY_COLOUR : colourAt(index);
};

const MONTH = /^\d{4}-\d{2}$/;
/** So many months apart labels stand in the same months of each year. */
const EVEN_MONTHS = [1, 2, 3, 4, 6, 12, 24, 36, 60, 120, 240, 600];

const yearOf = (place: PlotPlace | undefined): string => place?.key.slice(0, 4) ?? "";

/** Every so many places with their words: of times in several years, one of another year than the label before it says so. */
const pickLabels = (places: readonly PlotPlace[], every: number): { at: number; text: string }[] => {
  const is_long = yearOf(places[0]) !== yearOf(places.at(-1));
  return places.flatMap((place, at) => {
    if (at % every !== 0) return [];
    const is_new = is_long && yearOf(places[at - every]) !== yearOf(place);
    return [{ at, text: is_new ? (place.dated ?? place.short) : place.short }];
  });
};

/** A label may begin so much before its drawing, which frames leave free. */
const OVERHANG = 16;

/** Labels along the axis, as many as there is room for. */
const placeLabels = ({ places }: Plot, { x, width, top, height }: Field): Words[] => {
  const step = width / Math.max(1, places.length);
  const are_months = places.every(({ key }) => MONTH.test(key));
  const steps = are_months ? EVEN_MONTHS : Array.from({ length: places.length }, (_, at) => at + 1);
  const picked = steps.map((every) => ({ every, labels: pickLabels(places, every) }));
  const fits = picked.find(({ every, labels }) => {
    const [first = 0, second = 0, ...others] = labels.map(({ text }) => widthOf(text, TICK));
    const is_free = Math.max(first - OVERHANG, (first + step) / 2) + 2 <= (every + 0.5) * step - second / 2;
    return labels.length < 2 || (is_free && Math.max(first, second, ...others) + 10 <= every * step);
  });
  return (fits?.labels ?? []).map(({ at, text }) => ({
    x: x + Math.max((at + 0.5) * step, widthOf(text, TICK) / 2 - OVERHANG),
    y: top + height + 16,
    text,
    anchor: "middle" as const,
    ink: "color-text-3",
    size: TICK,
  }));
};

type Scale = (value: number) => number;

const drawLevels = (
  plot: Plot,
  ticks: readonly number[],
  { up, field, end }: { readonly up: Scale; readonly field: Field; readonly end: number },
): { shapes: Shape[]; words: Words[] } => ({
  shapes: ticks.map((tick) => ({
    d: polyline([
      [field.x, up(tick)],
      [field.x + field.width, up(tick)],
    ]),
    stroke: tick === 0 ? "color-border-strong" : "color-border",
    width: 1,
  })),
  words: ticks.map((tick) => ({
    x: end,
    y: up(tick) - 3,
    text: plot.formatTick(tick),
    anchor: "end" as const,
    ink: "color-text-3",
    size: TICK,
  })),
});

/** Each series on those before it, what is below nothing hanging down; `zeros` is the side on which nothing stands. */
const stackEdges = (plot: Plot, zeros: 1 | -1 = 1): { from: number; to: number }[][] => {
  const [high, low] = [plot.places.map(() => 0), plot.places.map(() => 0)];
  return plot.series.map(({ values }) =>
    plot.places.map((_, at) => {
      const value = values[at] ?? 0;
      const foot = value > 0 || (value === 0 && zeros > 0) ? high : low;
      const from = foot[at] ?? 0;
      foot[at] = from + value;
      return { from, to: from + value };
    }),
  );
};

const drawBars = (plot: Plot, up: Scale, field: Field): Shape[] => {
  const step = field.width / Math.max(1, plot.places.length);
  const thick = Math.max(1, Math.min(step * 0.72, 64));
  return stackEdges(plot).flatMap((edges, index) =>
    edges.flatMap(({ from, to }, at) =>
      from === to
        ? []
        : [
            {
              d: rect(
                field.x + (at + 0.5) * step - thick / 2,
                Math.min(up(from), up(to)),
                thick,
                Math.max(0.75, Math.abs(up(from) - up(to))),
              ),
              fill: colourOf(plot, index),
            },
          ],
    ),
  );
};

const acrossOf = ({ places }: Plot, { x, width }: Field) => {
  const step = width / Math.max(1, places.length);
  return (at: number): number => x + (at + 0.5) * step;
};

/** Only what is above or below nothing, so that an area with both is two, and crosses no other on its way between them. */
const keepSide = (plot: Plot, side: 1 | -1): Plot => ({
  ...plot,
  series: plot.series.map((series) => ({
    ...series,
    values: series.values.map((value) => (value !== null && value * side < 0 ? 0 : value)),
  })),
});

/** First and last place of each stretch of places of which something is known. */
const listKnown = ({ places }: Plot): (readonly [first: number, last: number])[] => {
  const isKnown = (at: number): boolean => at in places && places[at]?.is_empty !== true;
  const firsts = places.flatMap((_, at) => (isKnown(at) && !isKnown(at - 1) ? [at] : []));
  const lasts = places.flatMap((_, at) => (isKnown(at) && !isKnown(at + 1) ? [at] : []));
  return firsts.map((first, at) => [first, lasts[at] ?? first]);
};

/** Half of how wide what is alone is. */
const ALONE = 2.5;

/** Areas are broken where nothing is known. */
const drawAreas = (plot: Plot, up: Scale, field: Field): Shape[] => {
  const across = acrossOf(plot, field);
  const halves = ([1, -1] as const).map((side) => stackEdges(keepSide(plot, side), side));
  return listKnown(plot).flatMap(([first, last]) =>
    halves.flatMap((half) =>
      half.flatMap((all, index) => {
        const edges = all.slice(first, last + 1).map((edge, at) => ({ ...edge, x: across(first + at) }));
        if (edges.every(({ from, to }) => from === to)) return [];
        const wide =
          first === last
            ? edges.flatMap((edge) => [-ALONE, ALONE].map((by) => ({ ...edge, x: edge.x + by })))
            : edges;
        const top = wide.map(({ x, to }) => [x, up(to)] as const);
        const foot = wide.map(({ x, from }) => [x, up(from)] as const).toReversed();
        return [
          {
            d: `${polyline([...top, ...foot])}Z`,
            fill: colourOf(plot, index),
            stroke: "color-surface",
            width: 1,
          },
        ];
      }),
    ),
  );
};

type Stroke = { readonly stroke: string; readonly width: number; readonly dash: string | undefined };

/** A line is broken where there is nothing; a number alone is a dot. */
const drawLine = (
  values: readonly (number | null)[],
  toPoint: (value: number, at: number) => readonly [number, number],
  look: Stroke,
): Shape[] => {
  const stretches: (readonly [number, number])[][] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    if ((values[at - 1] ?? null) === null) stretches.push([]);
    stretches.at(-1)?.push(toPoint(value, at));
  });
  return stretches.map((points) =>
    points.length === 1
      ? {
          d: rect((points[0]?.[0] ?? 0) - ALONE, (points[0]?.[1] ?? 0) - ALONE, 2 * ALONE, 2 * ALONE),
          fill: look.stroke,
        }
      : { d: polyline(points), ...look },
  );
};

const drawLines = (plot: Plot, up: Scale, field: Field): Shape[] => {
  const across = acrossOf(plot, field);
  return plot.series.flatMap(({ values }, index) =>
    drawLine(values, (value, at) => [across(at), up(value)], {
      stroke: colourOf(plot, index),
      width: 2.25,
      dash: plot.series.length > 1 ? dashAt(index) : undefined,
    }),
  );
};

/** What it is held against, before whatever is drawn of it. */
const AGAINST: Stroke = { stroke: "color-text-2", width: 2, dash: "5 4" };

/** Parts it from bars and areas that it crosses. */
const BEHIND_AGAINST: Stroke = { stroke: "color-surface", width: 5, dash: undefined };

const drawAgainst = (plot: Plot, up: Scale, field: Field): Shape[] => {
  const across = acrossOf(plot, field);
  const draw = (look: Stroke): Shape[] =>
    drawLine(plot.against?.values ?? [], (value, at) => [across(at), up(value)], look);
  return [...draw(BEHIND_AGAINST), ...draw(AGAINST)];
};

const listKeys = (plot: Plot, look: AxisLook): Scene["keys"] => {
  const { series, against, total_label } = plot;
  if (series.length < 2 && against === undefined) return [];
  const own = series.map(({ label }, index) => ({
    label: series.length < 2 ? total_label : label,
    colour: colourOf(plot, index),
    dash: look === "line" && series.length > 1 ? dashAt(index) : undefined,
  }));
  return against === undefined
    ? own
    : [...own, { label: against.label, colour: AGAINST.stroke, dash: AGAINST.dash }];
};

const listPoints = (plot: Plot, { x, width, top, height }: Field): Point[] => {
  const step = width / Math.max(1, plot.places.length);
  return plot.places.map(({ key, label, href, is_empty = false }, at) => {
    const own = plot.series.flatMap(({ label: name, values, hrefs }, index) => {
      const value = values[at] ?? null;
      return value === null || (value === 0 && plot.series.length > 1)
        ? []
        : [{ label: name, value: plot.format(value), colour: colourOf(plot, index), href: hrefs[at] }];
    });
    const sum = plot.sums[at] ?? null;
    const total = is_empty
      ? { label: plot.total_label, value: plot.unknown }
      : { label: plot.total_label, value: plot.format(sum ?? 0), href };
    const then = plot.against?.values[at] ?? null;
    const held =
      plot.against === undefined || then === null
        ? []
        : [{ label: plot.against.label, value: plot.format(then), colour: AGAINST.stroke }];
    return {
      id: key,
      x: x + at * step,
      y: top,
      width: step,
      height,
      title: label,
      said: [
        ...(plot.series.length > 1
          ? sum === null && !is_empty
            ? own
            : [...own, total]
          : own.length > 0
            ? own
            : [total]),
        ...held,
      ],
    };
  });
};

/** What is below nothing by less than this part of a step gets the room that it takes, and no step of its own. */
const LITTLE = 0.5;

/** Round steps, and from where to where the axis goes. */
const fitAxis = (range: { readonly greatest: number; readonly least: number }) => {
  const ticks = niceTicks(range, 4);
  const [low = 0, second = 1] = ticks;
  const high = ticks.at(-1) ?? 1;
  return low < 0 && high > 0 && range.least - second > -LITTLE * (second - low)
    ? { ticks: ticks.slice(1), low: range.least, high }
    : { ticks, low, high };
};

/** Bars on each other, lines, or areas on each other, along an axis. */
export const drawAxisScene = (plot: Plot, look: AxisLook, { width, height }: Size): Scene => {
  const range = look === "line" ? plainRange(plot) : stackedRange(plot);
  const { ticks, low, high } = fitAxis(range);
  const gutter = Math.max(...ticks.map((tick) => widthOf(plot.formatTick(tick), TICK))) + 8;
  const field: Field = {
    x: 0,
    width: Math.max(20, width - gutter),
    top: HEAD + 8,
    height: height - FOOT - HEAD - 8,
  };
  const up: Scale = (value) => field.top + ((high - value) / (high - low || 1)) * field.height;
  const levels = drawLevels(plot, ticks, { up, field: { ...field, width }, end: width });
  const draw = { bar: drawBars, line: drawLines, area: drawAreas }[look];
  return {
    width,
    height,
    shapes: [...levels.shapes, ...draw(plot, up, field), ...drawAgainst(plot, up, field)],
    words: [...levels.words, ...placeLabels(plot, field)],
    points: listPoints(plot, field),
    keys: listKeys(plot, look),
  };
};

const ROW = 34;
const NAME = 13;

/** Bars lying one below the other, for places that are no times: each with its name above and its number behind. */
export const drawRowsScene = (plot: Plot, width: number): Scene => {
  const { greatest, least } = stackedRange(plot);
  const space = Math.max(1, greatest - least);
  const edges = stackEdges(plot);
  const at = (value: number): number => ((value - least) / space) * width;
  // where parts lie against each other, corners between them stay square
  const drawBar = plot.series.length === 1 ? roundBar : rect;
  const shapes = edges.flatMap((own, index) =>
    own.flatMap(({ from, to }, row) =>
      from === to
        ? []
        : [
            {
              d: drawBar(
                Math.min(at(from), at(to)),
                row * ROW + 19,
                Math.max(1, Math.abs(at(to) - at(from))),
                9,
              ),
              fill: colourOf(plot, index),
            },
          ],
    ),
  );
  const words = plot.places.flatMap(({ label }, row): Words[] => {
    const value = plot.format(plot.sums[row] ?? 0);
    const y = row * ROW + 14;
    const room = width - widthOf(value, NAME) - 16;
    return [
      { x: 0, y, text: fitText(label, room, NAME), anchor: "start", ink: "color-text", size: NAME },
      { x: width, y, text: value, anchor: "end", ink: "color-text", size: NAME, strong: true },
    ];
  });
  const tracks = plot.places.map((_, row) => ({
    d: drawBar(0, row * ROW + 19, width, 9),
    fill: "color-surface-2",
  }));
  const points = listPoints(plot, { x: 0, width, top: 0, height: 0 }).map((point, row) => ({
    ...point,
    x: 0,
    y: row * ROW,
    width,
    height: ROW,
  }));
  const { keys } = drawAxisScene({ ...plot, places: [] }, "bar", { width, height: 100 });
  return {
    width,
    height: Math.max(1, plot.places.length) * ROW,
    shapes: [...tracks, ...shapes],
    words,
    points,
    keys,
  };
};
