import { describe, expect, test } from "vitest";
import { groupByPage, scrollToBox, toShares } from "./page-marks.ts";
import type { StatementRow } from "../state/use-statement-rows.ts";

const row = (number: number, source: StatementRow["source"]): StatementRow => ({
  row: number,
  booked_on: "2026-07-01",
  amount: -100,
  currency: "EUR",
  description: "Bakery",
  balance_after: null,
  pending: false,
  source,
  transaction_id: null,
  became: null,
});

const frame = { scrollTop: 0, scrollLeft: 0, clientHeight: 400, clientWidth: 300 };

describe("rows on their pages", () => {
  test("rows are grouped by page; what was read elsewhere or added stands on none", () => {
    const rows = [
      row(1, { page: 1, box: [0, 0, 10, 10] }),
      row(2, { page: 2, box: [0, 0, 10, 10] }),
      row(3, { page: 1, box: [0, 20, 10, 30] }),
      row(4, null),
      row(5, { line: 7 }),
    ];
    const pages = groupByPage(rows);
    expect(pages.get(1)?.map((mark) => mark.row.row)).toEqual([1, 3]);
    expect([...pages.keys()]).toEqual([1, 2]);
  });

  test("a box is told in shares of its page, with a little air", () => {
    expect(toShares([50, 100, 150, 120], { width: 200, height: 400 })).toEqual({
      left: "24%",
      top: "24.5%",
      width: "52%",
      height: "6%",
    });
  });

  test("a box in sight moves nothing, one below is brought to the middle", () => {
    const room = { page_top_px: 10, page_left_px: 0, scale: 1, frame };
    expect(scrollToBox([20, 100, 200, 112], room)).toEqual({ top: 0, left: 0 });
    expect(scrollToBox([20, 1000, 200, 1020], room)).toEqual({ top: 820, left: 0 });
  });

  test("a box wider than the frame shows its beginning", () => {
    const room = { page_top_px: 0, page_left_px: 0, scale: 2, frame };
    expect(scrollToBox([40, 10, 560, 20], room).left).toBe(68);
  });
});
