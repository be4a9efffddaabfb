import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathsOf } from "./insights-path.ts";
import {
  countProved,
  isComparable,
  isEmptyMonth,
  listFlows,
  listUnproved,
  proofOf,
  runningTotals,
} from "./month-facts.ts";

const proof = (state: "proved" | "missing" | "none" | "contradicted", bank_account_id = state) => ({
  bank_account_id,
  state,
  as_of: null,
});

const category = (category_id: string, spent: number, usual: number | null = null) => ({
  category_id,
  spent,
  usual,
  last_month: 0,
  transaction_count: 1,
  likely_spent: 0,
  likely_count: 0,
  sub_categories: [],
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
    expect(
      isEmptyMonth({ days: [], other_currencies: [{ currency: "USD", ...flows, likely_count: 0 }] }),
    ).toBe(false);
  });
  test("a month is compared only when it has rows, and the one before has too", () => {
    const flows = { income: 0, spent: 100, invested: 0, saved: -100 };
    const some = [{ day: "2026-10-02", ...flows }];
    const none = { ...flows, spent: 0 };
    expect(isComparable({ days: some, days_before: some, before: flows })).toBe(true);
    expect(isComparable({ days: [], days_before: some, before: flows })).toBe(false);
    expect(isComparable({ days: some, days_before: [], before: none })).toBe(false);
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
  test("what came in is what went out, whichever way each category went", () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 30 });
    const sumOf = (flows: readonly { readonly amount: number }[]) =>
      flows.reduce((sum, flow) => sum + flow.amount, 0);
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: -1000, max: 1000 }), (incomes, spendings, invested) => {
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        const [income, spent] = [sum(incomes), sum(spendings)];
        const month = {
          now: { income, spent, invested, saved: income - spent - invested },
          income_by_category: incomes.map((amount, index) => ({
            sub_category_id: String(index),
            income: amount,
            likely_income: 0,
            likely_count: 0,
          })),
          categories: spendings.map((amount, index) => category(String(index), amount)),
        };
        const { sources, uses } = listFlows(month, 5);
        expect(sumOf(sources)).toBe(sumOf(uses));
        expect([...sources, ...uses].every(({ amount }) => amount > 0)).toBe(true);
        expect(uses.filter(({ kind }) => kind === "spent" || kind === "rest").length).toBeLessThanOrEqual(5);
      }),
    );
  });
  test("a category that brought more back than it cost is where money came from", () => {
    const now = { income: 100, spent: -250, invested: 0, saved: 350 };
    const categories = [category("food", 40, 10), category("travel", -290)];
    const pay = { sub_category_id: "pay", income: 100, likely_income: 0, likely_count: 0 };
    expect(listFlows({ now, categories, income_by_category: [pay] }, 5)).toEqual({
      sources: [
        { kind: "income", sub_category_id: "pay", amount: 100, likely: 0 },
        { kind: "spent", category_id: "travel", amount: 290, likely: -0 },
      ],
      uses: [
        { kind: "saved", amount: 350, likely: 0 },
        { kind: "above", category_id: "food", amount: 40, likely: 0 },
      ],
    });
  });
});

test("figures open the days they count, in their currency", () => {
  const paths = pathsOf({ month: "2026-11", through: "2026-11-20", currency: "INR", is_total: false });
  expect(paths.flow("spent")).toBe(
    "/transactions?flow=spent&counted_from=2026-11-01&counted_to=2026-11-20&currency=INR",
  );
  expect(paths.day("2026-11-03")).toBe(
    "/transactions?flow=spent&counted_from=2026-11-03&counted_to=2026-11-03&currency=INR",
  );
  expect(paths.wholeMonth("2026-10")).toContain("counted_to=2026-10-31");
});
