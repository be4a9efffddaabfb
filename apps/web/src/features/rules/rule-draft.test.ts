import { describe, expect, test } from "vitest";
import type { Rule } from "@passbook/contract/rules";
import { draftOfRule, EMPTY_DRAFT, ruleOf, toConditionDraft } from "./rule-draft.ts";

const ID = "019a0000-0000-7000-8000-000000000001";

describe("a rule while it is written", () => {
  test("is a rule only when it says what for and what to do", () => {
    expect(ruleOf(EMPTY_DRAFT, "Coffee", "en")).toBeNull();
    const conditions = [{ ...toConditionDraft(0, "vendor"), value: " Blaue Kanne " }];
    expect(ruleOf({ ...EMPTY_DRAFT, conditions }, "Coffee", "en")).toBeNull();
    const actions = { ...EMPTY_DRAFT.actions, sub_category_id: ID };
    expect(ruleOf({ ...EMPTY_DRAFT, conditions, actions }, "Coffee", "en")).toEqual({
      name: "Coffee",
      conditions: [{ field: "vendor", op: "is", value: "Blaue Kanne" }],
      actions: { sub_category_id: ID },
    });
  });
  test("needs one end of a range, and a single day of the month is both", () => {
    const actions = { ...EMPTY_DRAFT.actions, hide: true };
    const of = (condition: Parameters<typeof ruleOf>[0]["conditions"][number]) =>
      ruleOf({ name: null, conditions: [condition], actions }, "Rent", "de")?.conditions[0];
    expect(of(toConditionDraft(0, "amount"))).toBeUndefined();
    expect(of(toConditionDraft(0, "booked_on"))).toBeUndefined();
    expect(of({ ...toConditionDraft(0, "amount"), from: 1000 })).toEqual({
      field: "amount",
      op: "between",
      from: 1000,
      to: null,
    });
    expect(of({ ...toConditionDraft(0, "search"), value: " händler:Lidl " })).toEqual({
      field: "search",
      op: "matches",
      value: "merchant:Lidl",
    });
    expect(of({ ...toConditionDraft(0, "day_of_month"), from: 3 })).toEqual({
      field: "day_of_month",
      op: "between",
      from: 3,
      to: 3,
    });
  });
  test("comes back from the form as it was", () => {
    const rule: Pick<Rule, "name" | "conditions" | "actions"> = {
      name: "Salary",
      conditions: [
        { field: "description", op: "words", value: "lohn gehalt" },
        { field: "direction", op: "is", value: "in" },
        { field: "amount", op: "between", from: 100_000, to: null },
        { field: "booked_on", op: "between", from: "2026-01-01", to: null },
        { field: "bank_account", op: "is", value: ID },
      ],
      actions: { sub_category_id: ID, add_tags: [ID], note: "monthly" },
    };
    expect(ruleOf(draftOfRule(rule), rule.name, "en")).toEqual(rule);
  });
  test.each([
    [
      { sub_category_id: ID, percent: 3330 },
      { sub_category_id: ID, percent: 6670 },
    ],
    [{ sub_category_id: ID, amount: 2000 }, { sub_category_id: ID }],
  ])("keeps its parts, by percent and by amounts", (...split) => {
    const conditions = [{ field: "direction", op: "is", value: "out" } as const];
    const rule = { name: "Phone", conditions, actions: { split } };
    expect(ruleOf(draftOfRule(rule), rule.name, "en")).toEqual(rule);
  });
});
