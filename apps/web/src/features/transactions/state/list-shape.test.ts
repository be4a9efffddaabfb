import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Day } from "./list-shape.ts";
import { buildListShape, chunkOfRow, chunksBetween, itemAt, itemOfRow } from "./list-shape.ts";

const dayBefore = (count: number): string =>
  new Date(Date.UTC(2026, 10, 20 - count)).toISOString().slice(0, 10);
const toDays = (counts: readonly number[]): readonly Day[] =>
  counts.map((count, index) => ({ booked_on: dayBefore(index), count, nets: [] }));
const counts = fc.array(fc.integer({ min: 1, max: 260 }), { maxLength: 60 });

describe("the shape of the list", () => {
  test("has a heading for each day and a place for each row", () => {
    fc.assert(
      fc.property(counts, (list) => {
        const shape = buildListShape(toDays(list));
        const items = Array.from({ length: shape.item_count }, (_, index) => itemAt(shape, index));
        expect(items.filter((item) => item?.kind === "day")).toHaveLength(list.length);
        const rows = items.flatMap((item) => (item?.kind === "row" ? [item.row] : []));
        expect(rows).toEqual(Array.from({ length: shape.row_count }, (_, index) => index));
        expect(itemAt(shape, shape.item_count)).toBeNull();
      }),
    );
  });
  test("finds the place of a row again", () => {
    fc.assert(
      fc.property(counts, (list) => {
        const shape = buildListShape(toDays(list));
        for (let row = 0; row < shape.row_count; row += 7) {
          expect(itemAt(shape, itemOfRow(shape, row))).toMatchObject({ kind: "row", row });
        }
      }),
    );
  });
  test("is loaded in chunks of whole days that cover every row once", () => {
    fc.assert(
      fc.property(counts, (list) => {
        const shape = buildListShape(toDays(list));
        let rows = 0;
        for (const chunk of shape.chunks) {
          expect(chunk.row_start).toBe(rows);
          expect(chunk.from <= chunk.to).toBe(true);
          rows += chunk.row_count;
          expect(chunk.row_count <= 100 || chunk.from === chunk.to).toBe(true);
        }
        expect(rows).toBe(shape.row_count);
      }),
    );
  });
  test("names the chunks behind what is on the screen", () => {
    const shape = buildListShape(toDays([60, 60, 60, 60]));
    expect(shape.chunks).toHaveLength(4);
    expect(chunksBetween(shape, 0, 20)).toEqual([shape.chunks[0]]);
    expect(chunksBetween(shape, 50, 70)).toEqual(shape.chunks.slice(0, 2));
    expect(chunksBetween(shape, 200, 9999)).toEqual([shape.chunks[3]]);
    expect(chunkOfRow(shape, 60)).toEqual(shape.chunks[1]);
    expect(chunksBetween(buildListShape([]), 0, 10)).toEqual([]);
  });
});
