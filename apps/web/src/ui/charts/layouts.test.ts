import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTick, parseMoney } from "../../words/format.ts";
import { layFlow } from "./sankey-layout.ts";
import { evenMonths, hasRoomBefore, niceTicks, stepPath } from "./scale.ts";
import { layTreemap } from "./treemap-layout.ts";

const frame = { x: 0, y: 0, width: 600, height: 400 };
const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 25 });

test("an axis of years names a few even months, and has room for the last", () => {
  expect(evenMonths("2016-12-31", "2026-11-30")).toEqual(["2019-01-01", "2022-01-01", "2025-01-01"]);
  expect(evenMonths("2024-12-05", "2026-11-30")).toEqual(["2025-01-01", "2026-01-01"]);
});

describe("treemap", () => {
  test("tiles have their share of the area, lie inside and fill the frame", () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const tiles = layTreemap(values, (value) => value, frame);
        expect(tiles).toHaveLength(values.length);
        for (const { item, rect } of tiles) {
          expect(rect.width * rect.height).toBeCloseTo((item / total) * 240_000, 3);
          expect(rect.x).toBeGreaterThanOrEqual(-1e-6);
          expect(rect.y).toBeGreaterThanOrEqual(-1e-6);
          expect(rect.x + rect.width).toBeLessThanOrEqual(600 + 1e-6);
          expect(rect.y + rect.height).toBeLessThanOrEqual(400 + 1e-6);
        }
      }),
    );
  });
  test("no two tiles overlap", () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const tiles = layTreemap(values, (value) => value, frame).map((tile) => tile.rect);
        for (const [index, a] of tiles.entries())
          for (const b of tiles.slice(index + 1)) {
            const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(Math.min(wide, high)).toBeLessThanOrEqual(1e-6);
          }
      }),
    );
  });
  test("what has no amount has no tile", () => {
    expect(layTreemap([0, -5], (value) => value, frame)).toEqual([]);
  });
});

describe("money flow", () => {
  const flows = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 14 });
  test("bars stay apart and inside, joints fill the middle without gaps", () => {
    fc.assert(
      fc.property(flows, flows, (left, right) => {
        const named = (values: number[]) => values.map((amount, index) => ({ id: String(index), amount }));
        const layout = layFlow(named(left), named(right), {
          height: 400,
          gaps: { sources: 8, uses: 8 },
          least: 2,
        });
        for (const side of [layout.sources, layout.uses]) {
          for (const [index, bar] of side.bars.entries()) {
            const next = side.bars[index + 1]?.y ?? bar.y + bar.height + 8;
            expect(next - bar.y - bar.height).toBeCloseTo(8, 6);
            expect(bar.y + bar.height).toBeLessThanOrEqual(400.001);
          }
          const last = side.joints.at(-1);
          expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
            layout.middle.y + layout.middle.height + 1e-6,
          );
        }
      }),
    );
  });
});

describe("axes", () => {
  test("ticks are whole minor units, evenly spaced, pass through nothing and hold all that is drawn", () => {
    const bound = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(bound, bound, fc.constantFrom("EUR", "JPY"), (least, greatest, currency) => {
        const ticks = niceTicks({ least, greatest });
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        expect(ticks).toContain(0);
        expect(step).toBeGreaterThan(0);
        expect(ticks.every((tick, index) => tick === (ticks[0] ?? 0) + index * step)).toBe(true);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, least));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, greatest));
        expect(ticks.length).toBeLessThanOrEqual(6);
        // each stands at the axis as exactly what it is
        for (const tick of ticks)
          expect(parseMoney(formatTick(tick, currency, "en-US"), currency, "en-US")).toEqual({
            ok: true,
            value: tick,
          });
      }),
    );
  });
  test("a step goes across before it goes up", () => {
    expect(
      stepPath([
        [0, 10],
        [5, 4],
      ]),
    ).toBe("M0.00 10.00L5.00 10.00L5.00 4.00");
  });
});

test("a first label further in stands under its place, so that places look as far apart as they are", () => {
  expect([0, 0.05, 0.1, 0.21].map(hasRoomBefore)).toEqual([false, false, true, true]);
});
