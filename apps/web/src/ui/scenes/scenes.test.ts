import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawAxisScene, drawRowsScene } from "./axis-scene.ts";
import { drawCalendarScene } from "./calendar-scene.ts";
import { findNext, findPointAt } from "./nearest-point.ts";
import type { Plot } from "./plot.ts";
import { drawSankeyScene } from "./sankey-scene.ts";
import { fitText, type Scene, widthOf } from "./scene.ts";
import { drawTreemapScene } from "./treemap-scene.ts";
import { writeSvg } from "./write-svg.ts";

const makePlot = (values: readonly (readonly (number | null)[])[]): Plot => {
  const [first = []] = values;
  const places = first.map((_, at) => ({
    key: `p${String(at)}`,
    label: `Place ${String(at)}`,
    short: `P${String(at)}`,
    href: `/p${String(at)}`,
  }));
  return {
    places,
    series: values.map((own, index) => ({
      key: `s${String(index)}`,
      label: `Series ${String(index)}`,
      is_rest: false,
      values: own,
      hrefs: own.map((_, at) => `/s${String(index)}/p${String(at)}`),
      total: own.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    })),
    axis_is_time: true,
    sums: places.map((_, at) => values.reduce((sum, own) => sum + (own[at] ?? 0), 0)),
    total_label: "Total",
    unknown: "nothing known",
    format: String,
    formatTick: String,
  };
};

const amount = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }));
const values = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 120 }))
  .chain(([series, places]) =>
    fc.array(fc.array(amount, { minLength: places, maxLength: places }), {
      minLength: series,
      maxLength: series,
    }),
  );
const size = { width: 640, height: 320 };

/** Numbers of paths and places are numbers, and points lie inside. */
const expectSound = (scene: Scene): void => {
  for (const { d } of scene.shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  for (const { x, y } of scene.words) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  for (const point of scene.points) {
    expect(point.x).toBeGreaterThanOrEqual(-0.5);
    expect(point.x + point.width).toBeLessThanOrEqual(scene.width + 1.5);
    expect(point.y + point.height).toBeLessThanOrEqual(scene.height + 7);
  }
};

test("a little below nothing gets the room that it takes, and no step of its own", () => {
  const ticksOf = (values: readonly number[]): number[] =>
    drawAxisScene(makePlot([values]), "bar", size).words.flatMap(({ text }) =>
      /^-?\d+$/.test(text) ? Number(text) : [],
    );
  expect(ticksOf([2450, -30])).toEqual([0, 1000, 2000, 3000]);
  expect(ticksOf([2450, -700])).toEqual([-1000, 0, 1000, 2000, 3000]);
});

test("no label begins long before its drawing, and none stands on another", () => {
  const plot = makePlot([Array.from({ length: 120 }, (_, at) => at)]);
  const long = plot.places.map((place) => ({ ...place, short: `December ${place.short}` }));
  const { words } = drawAxisScene({ ...plot, places: long }, "bar", { width: 340, height: 320 });
  const labels = words
    .filter(({ anchor }) => anchor === "middle")
    .map(({ x, text, size }) => ({ from: x - widthOf(text, size) / 2, to: x + widthOf(text, size) / 2 }));
  expect(labels.length).toBeGreaterThan(1);
  expect(labels[0]?.from).toBeGreaterThanOrEqual(-16);
  for (const [at, { from }] of labels.entries()) expect(from).toBeGreaterThan(labels[at - 1]?.to ?? -17);
});

describe("whatever there is, drawings are sound", () => {
  test.each(["bar", "line", "area"] as const)("as %s", (look) => {
    fc.assert(
      fc.property(values, (own) => {
        const scene = drawAxisScene(makePlot(own), look, size);
        expectSound(scene);
        expect(scene.points).toHaveLength(own[0]?.length ?? 0);
      }),
    );
  });
  test("as rows, areas and flows", () => {
    fc.assert(
      fc.property(values, (own) => {
        const plot = makePlot(own);
        expectSound(drawRowsScene(plot, size.width));
        expectSound(drawTreemapScene(plot, size));
        expectSound(drawSankeyScene(plot, { width: 640, height: 3000 }));
      }),
    );
  });
  test("of nothing at all", () => {
    const plot = makePlot([]);
    for (const look of ["bar", "line", "area"] as const) expectSound(drawAxisScene(plot, look, size));
    expectSound(drawRowsScene(plot, 300));
    expectSound(drawTreemapScene(plot, size));
    expectSound(drawSankeyScene(plot, size));
  });
});

const days: Plot = {
  ...makePlot([[500, 0, 900]]),
  places: ["2025-12-31", "2026-01-01", "2026-03-02"].map((key) => ({ key, label: key, short: key })),
};
const words = { week_start: 1, monthName: (month: string) => month, sayDay: (day: string) => day };

test("a calendar has a block for each year, the newest first, and every day as dark as its amount", () => {
  const scene = drawCalendarScene(days, { width: 530, ...words });
  expectSound(scene);
  expect(scene.points.map(({ id }) => id)).toEqual(["2026-01-01", "2026-03-02", "2025-12-31"]);
  expect(scene.words.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(["2026", "2025"]);
  expect(new Set(scene.shapes.map(({ fill }) => fill)).size).toBeGreaterThan(1);
});

test("points are found by their place, and arrows lead from one to the next", () => {
  const { points } = drawAxisScene(makePlot([[1, 2, 3]]), "bar", size);
  const [first] = points;
  expect(findPointAt(points, (first?.x ?? 0) + 2, (first?.y ?? 0) + 2)).toBe(0);
  expect(findPointAt(points, -5, -5)).toBeNull();
  expect(["ArrowRight", "ArrowLeft", "End", "a"].map((key) => findNext(points, 1, key))).toEqual([
    2,
    0,
    2,
    null,
  ]);
  expect(findNext(points, 2, "ArrowRight")).toBe(2);
  expect(findNext(points, null, "ArrowRight")).toBe(0);
});

test("what is written as SVG stands alone, with its title and what colours mean", () => {
  const plot = makePlot([
    [1, 2],
    [3, 4],
  ]);
  const written = writeSvg(drawAxisScene(plot, "area", size), {
    title: "Spent <by> month & category",
    lines: ["1 Jan"],
    palette: (token) => `#${token}`,
  });
  expect(written).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(written).toContain("Spent &lt;by&gt; month &amp; category");
  expect(written).toContain("Series 1");
  expect(written).not.toContain("var(");
});

/** Of a time at which no series has anything, nothing is known. */
const areas = (own: readonly (readonly (number | null)[])[]) => {
  const plot = makePlot(own);
  const places = plot.places.map((place, at) => ({
    ...place,
    is_empty: own.every((values) => values[at] === null),
  }));
  return drawAxisScene({ ...plot, places }, "area", size).shapes.filter(({ d }) => d.endsWith("Z"));
};

test("an area ends where nothing is known, and begins again after it", () => {
  const together = areas([
    [10, 20, 10, 20],
    [5, 5, 5, 5],
  ]);
  const apart = areas([
    [10, 20, null, 20, 10],
    [5, 5, null, 5, 5],
  ]);
  expect(together).toHaveLength(2);
  expect(apart).toHaveLength(4);
  // where only one of them has nothing the others stay together
  expect(
    areas([
      [10, 20, null, 20],
      [5, 5, 5, 5],
    ]),
  ).toHaveLength(2);
});

test("a time alone has an area as wide as a dot", () => {
  const [only, ...others] = areas([[null, 10, null]]);
  expect(others).toEqual([]);
  const across = (only?.d ?? "").match(/-?[\d.]+(?= )/g)?.map(Number) ?? [];
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(0);
});

test("an area that is below nothing in between is two, and crosses no other on its way", () => {
  const foots = [
    [10, 10, 10],
    [5, 5, 5],
  ];
  const before = areas(foots).length;
  expect(
    areas([
      [10, 10, 10],
      [5, -2, 5],
    ]),
  ).toHaveLength(before + 1);
});

test("a text that does not fit is cut", () => {
  expect(fitText("Groceries", 200, 12)).toBe("Groceries");
  expect(fitText("Groceries and more", 60, 12)).toBe("Groceri…");
  expect(fitText("Groceries", 10, 12)).toBe("");
});

test("labels of an axis of several years say of which year they are, and stand in the same months", () => {
  const months = Array.from({ length: 118 }, (_, at) => {
    const [year, month] = [2017 + Math.floor(at / 12), String((at % 12) + 1).padStart(2, "0")];
    return {
      key: `${String(year)}-${month}`,
      label: "",
      short: `M${month}`,
      dated: `M${month} ${String(year)}`,
    };
  });
  const plot = { ...makePlot([months.map((_, at) => at)]), places: months };
  const labelsAt = (width: number): string[] =>
    drawAxisScene(plot, "line", { width, height: 300 })
      .words.map(({ text }) => text)
      .filter((text) => text.startsWith("M"));
  expect(labelsAt(330)).toEqual(["M01 2017", "M01 2019", "M01 2021", "M01 2023", "M01 2025"]);
  expect(labelsAt(1150).slice(0, 4)).toEqual(["M01 2017", "M01 2018", "M01 2019", "M01 2020"]);
  const short = { ...plot, places: months.slice(3, 9) };
  const words = drawAxisScene(short, "bar", { width: 640, height: 300 }).words.map(({ text }) => text);
  expect(words.filter((text) => text.startsWith("M"))).toEqual(["M04", "M05", "M06", "M07", "M08", "M09"]);
});

test("a series alone has the colour of figures elsewhere, several are told apart", () => {
  const coloursOf = (plot: Plot) => {
    const scenes = [drawRowsScene(plot, 640), drawAxisScene(plot, "bar", size)];
    return scenes.map(({ shapes }) =>
      [...new Set(shapes.flatMap(({ fill }) => fill ?? []))].filter((fill) => fill !== "color-surface-2"),
    );
  };
  for (const alone of coloursOf(makePlot([[3, 5]]))) expect(alone).toEqual(["color-primary-line"]);
  for (const several of coloursOf(
    makePlot([
      [3, 5],
      [2, 1],
    ]),
  ))
    expect(several).toHaveLength(2);
});
