import type { Explored } from "@passbook/contract/explore";
import { describe, expect, test } from "vitest";
import {
  comparedDays,
  daysOf,
  type ExploreAddress,
  listFilter,
  lookInside,
  narrowList,
  readAddress,
  toQuery,
  without,
  writeAddress,
} from "./address.ts";
import { countLeftOut, drawPlot } from "./draw.ts";
import { type Asked, makeGrid, makePlot, type Words } from "./make-plot.ts";

const near = { today: "2026-11-20", week_start: 1, locale: "en-GB" };
const ID = "01a22452-a346-7000-9a8d-c66abf2a1c5f";
const read = (query: string) => readAddress(new URLSearchParams(query));

describe("an address", () => {
  test("that says nothing is what was spent by category in twelve months", () => {
    expect(read("")).toEqual({ measure: "spent", rows: "category", view: "bar", period: "last-12-months" });
  });
  test("is read as it was written, and what cannot be meant is left out", () => {
    const written = "measure=count&rows=merchant&columns=month&period=2026-q1&view=line&q=coffee";
    expect(writeAddress(read(written))).toBe(writeAddress(read(writeAddress(read(written)))));
    expect(read("measure=money&rows=tag&columns=tag&from=soon&merchant_id=x")).toEqual({
      measure: "spent",
      rows: "tag",
      view: "bar",
      period: "last-12-months",
    });
  });
  test("with days of its own has no period", () => {
    expect(read("from=2026-01-01").period).toBeUndefined();
  });
});

const address: ExploreAddress = { measure: "spent", rows: "category", columns: "month", period: "this-year" };

test("days are those of a period, and of a calendar each by itself", () => {
  expect(daysOf(address, near)).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  expect(daysOf({ ...address, period: "all" }, near)).toEqual({});
  expect(daysOf({ ...address, period: "someday" }, near)).toEqual({ from: "2025-12-01", to: "2026-11-30" });
  expect(toQuery({ ...address, view: "calendar" }, near)).toEqual({
    measure: "spent",
    rows: "day",
    from: "2026-01-01",
    to: "2026-12-31",
  });
});

test("a running stretch is held against as many days", () => {
  expect(comparedDays({ ...address, compare: "year" }, near)).toEqual({
    from: "2025-01-01",
    to: "2025-11-20",
  });
  expect(comparedDays(address, near)).toBeNull();
});

test("figures open their list: of a row, a time, and who was paid without a merchant", () => {
  const filter = listFilter(toQuery(address, near), "EUR");
  expect(filter).toEqual({
    flow: "spent",
    counted_from: "2026-01-01",
    counted_to: "2026-12-31",
    currency: "EUR",
  });
  const line = { key: ID, is_vendor: false, days: null };
  expect(narrowList(filter, "category", line)?.category_id).toBe(ID);
  expect(narrowList({ ...filter, category_id: ID }, "sub_category", line)).toEqual({
    ...filter,
    sub_category_id: ID,
  });
  expect(narrowList(filter, "merchant", { ...line, is_vendor: true })).toMatchObject({
    vendor_id: ID,
    merchant_id: "none",
  });
  const march = { from: "2026-03-01", to: "2026-03-31" };
  expect(narrowList(filter, "month", { ...line, days: march })).toMatchObject({
    counted_from: march.from,
    counted_to: march.to,
  });
  expect(narrowList(filter, "weekday", line)).toBeUndefined();
});

test("inside of a category are its sub-categories, and the way back leaves them out", () => {
  const inside = lookInside(address, ID, false);
  expect(inside).toMatchObject({ rows: "sub_category", category_id: ID, columns: "month" });
  expect(lookInside({ ...address, rows: "merchant" }, ID, true)).toMatchObject({
    rows: "month",
    vendor_id: ID,
  });
  expect(lookInside({ ...address, rows: "month" }, "2026-01", false)).toBeNull();
  expect(inside === null ? null : without(inside, ["category_id"]).category_id).toBeUndefined();
});

const words: Words = {
  name: (_, { key }) => ({ label: key, short: key }),
  rest: (count) => `${String(count)} others`,
  total: "Total",
  unknown: "nothing known",
  format: String,
  formatTick: String,
  week_start: 1,
};
const line = (key: string, value: number) => ({
  key,
  value,
  base: 0,
  name: null,
  is_vendor: false,
  on: null,
});
const explored: Explored = {
  currency: "EUR",
  days: { from: "2026-01-05", to: "2026-03-09" },
  rows: Array.from({ length: 12 }, (_, index) => ({ ...line(`c${String(index)}`, 120 - index), likely: 0 })),
  columns: [line("2026-01", 500), line("2026-03", 900)],
  cells: Array.from({ length: 12 }, (_, index): [number, number, number, number] => [
    index,
    index % 2,
    120 - index,
    0,
  ]),
  total: { value: 1400, base: 0, likely: 0 },
  rest: { value: 26, base: 0, likely: 0, count: 3, cells: [[0, 26, 0]] },
  empty_months: [],
  overlaps: false,
  converted: [],
  apart: [],
};
const asked: Asked = { query: toQuery(address, near), explored, words };

test("a table has every time within the days, also those without anything, and what is beyond the most", () => {
  const grid = makeGrid(asked);
  expect(grid.columns.map(({ key, sum }) => [key, sum.value])).toEqual([
    ["2026-01", 500],
    ["2026-02", 0],
    ["2026-03", 900],
  ]);
  expect(grid.rows.at(-1)).toMatchObject({ label: "3 others", is_rest: true, href: undefined });
  expect([grid.at(0, 0).value, grid.at(0, 1).value, grid.at(12, 0).value]).toEqual([120, 0, 26]);
  expect(grid.at(1, 2).href).toContain("counted_from=2026-03-01");
});

test("a single transaction opens by itself among those that the figure is of", () => {
  const { columns: _columns, ...single } = asked.query;
  const query = { ...single, rows: "transaction" } as const;
  const rows = [{ ...line(ID, 500), name: "Lidl", on: "2026-01-05", likely: 0 }];
  const { rows: found } = makeGrid({
    ...asked,
    query,
    explored: { ...explored, rows, columns: [], cells: [] },
  });
  expect(found[0]?.href).toContain(`&transaction=${ID}`);
  expect(found.at(-1)).toMatchObject({ is_rest: true, href: undefined });
});

test("a month of which nothing is known is told from one in which nothing was spent", () => {
  const { columns: _columns, ...single } = asked.query;
  const query = { ...single, rows: "month" } as const;
  const plotOf = (empty_months: readonly string[], columns?: "month") => {
    const own = { ...explored, empty_months: [...empty_months] };
    const of: Asked =
      columns === undefined
        ? {
            query,
            words,
            explored: {
              ...own,
              rows: explored.columns.map((each) => ({ ...each, likely: 0 })),
              columns: [],
              cells: [],
              rest: null,
            },
          }
        : { ...asked, explored: own };
    return makePlot(of, makeGrid(of));
  };
  expect(plotOf([]).sums).toEqual([500, 0, 900]);
  expect(plotOf(["2026-02"]).sums).toEqual([500, null, 900]);
  expect(plotOf(["2026-02"], "month").series[0]?.values).toEqual([120, null, 0]);
  const size = { width: 390, height: 320, week_start: 1, monthName: String, sayDay: String };
  const whole = drawPlot(plotOf([]), "area", size);
  const broken = drawPlot(plotOf(["2026-02"]), "area", size);
  const areas = (scene: typeof whole) => scene?.shapes.filter(({ fill }) => fill !== undefined).length;
  expect([areas(whole), areas(broken)]).toEqual([1, 2]);
  expect(whole?.points[1]?.said).toMatchObject([{ value: "0" }]);
  expect(broken?.points[1]?.said).toEqual([{ label: "Total", value: "nothing known" }]);
});

test("a chart tells eight series apart, the rest is one, and together they are the total", () => {
  const plot = makePlot(asked, makeGrid(asked));
  expect(plot.series).toHaveLength(8);
  expect(plot.series.at(-1)).toMatchObject({ is_rest: true });
  const sum = plot.series
    .flatMap(({ values }) => values)
    .reduce<number>((all, value) => all + (value ?? 0), 0);
  expect(sum).toBe(12 * 120 - 66 + 26);
});

test("five hundred rows are drawn as far as they can be told apart, the rest stands in the table", () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({
    ...line(`c${String(index)}`, 500 - index),
    likely: 0,
  }));
  const { columns: _columns, ...single } = asked.query;
  const many: Asked = {
    query: single,
    words,
    explored: { ...explored, rows, columns: [], cells: [], rest: null },
  };
  const plot = makePlot(many, makeGrid(many));
  const calendar = { week_start: 1, monthName: String, sayDay: String };
  for (const view of ["bar", "treemap", "sankey"] as const) {
    const scene = drawPlot(plot, view, { width: 390, height: 320, ...calendar });
    expect((scene?.points.length ?? 0) + countLeftOut(plot, view)).toBeGreaterThanOrEqual(
      view === "bar" ? 500 : 40,
    );
    expect(scene?.points.length).toBeLessThanOrEqual(62);
  }
  expect(drawPlot(plot, "table", { width: 390, height: 320, ...calendar })).toBeNull();
});
