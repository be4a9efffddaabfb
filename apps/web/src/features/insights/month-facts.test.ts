import { describe, expect, test } from "vitest";
import { pathsOf } from "./insights-path.ts";
import { countProved, foldUses, isEmptyMonth, listUnproved, proofOf, runningTotals } from "./month-facts.ts";

const proof = (state: "proved" | "missing" | "none" | "contradicted", bank_account_id = state) => ({
  bank_account_id,
  state,
  as_of: null,
});

describe("a month's facts", () => {
  test("running totals carry over days without spending and stop at the last day that counts", () => {
    const days = [
      { day: "2026-11-02", spent: 100 },
      { day: "2026-11-04", spent: -30 },
    ];
    expect(runningTotals("2026-11", days, "2026-11-05")).toEqual([0, 100, 100, 70, 70]);
    expect(runningTotals("2026-02", [])).toHaveLength(28);
  });
  test("a month with a row in another currency only is not empty", () => {
    const flows = { income: 0, spent: 100, invested: 0, saved: -100 };
    expect(isEmptyMonth({ days: [], other_currencies: [] })).toBe(true);
    expect(isEmptyMonth({ days: [], other_currencies: [{ currency: "USD", ...flows }] })).toBe(false);
  });
  test("a month is proved when every account with anything in it is", () => {
    expect(proofOf([])).toBeUndefined();
    expect(proofOf([proof("none")])).toBeUndefined();
    expect(proofOf([proof("proved"), proof("none")])).toBe("proved");
    expect(proofOf([proof("proved"), proof("missing")])).toBe("unproved");
    expect(countProved([proof("proved"), proof("missing"), proof("none")])).toEqual({ proved: 1, of: 2 });
  });
  test("a contradiction is named before what is missing", () => {
    expect(
      listUnproved([proof("missing"), proof("proved"), proof("contradicted")]).map((one) => one.state),
    ).toEqual(["contradicted", "missing"]);
  });
  test("small uses are folded into one and nothing is lost", () => {
    const uses = [5, 4, 3, 2, 1].map((amount) => ({
      id: String(amount),
      amount: amount * 100,
      usual: amount === 5 ? 100 : null,
    }));
    const { shown, rest } = foldUses(uses, 3);
    expect(shown.map((use) => [use.id, use.kind])).toEqual([
      ["5", "above"],
      ["4", "spent"],
    ]);
    expect(shown.reduce((sum, use) => sum + use.amount, 0) + rest).toBe(1500);
    expect(foldUses(uses, 5).rest).toBe(0);
  });
});

test("figures open the days they count, in their currency", () => {
  const paths = pathsOf({ month: "2026-11", through: "2026-11-20", currency: "INR" });
  expect(paths.flow("spent")).toBe("/transactions?flow=spent&from=2026-11-01&to=2026-11-20&currency=INR");
  expect(paths.day("2026-11-03")).toBe("/transactions?flow=spent&from=2026-11-03&to=2026-11-03&currency=INR");
  expect(paths.wholeMonth("2026-10")).toContain("to=2026-10-31");
});
