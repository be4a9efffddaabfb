import { describe, expect, test } from "vitest";
import { applyRules, matchesRule } from "./apply-rules.ts";
import type { Action, Condition, Rule, RuleRow } from "./rules.ts";

const ROW: RuleRow = {
  description: "KARTE 4471 BÄCKEREI SONNE BONN",
  counterparty: "Bäckerei Sonne",
  vendor: "Bäckerei Sonne",
  merchant: null,
  reference: "RF18 5390",
  note: null,
  amount: -420,
  currency: "EUR",
  bank_account: "acc-1",
  booked_on: "2024-02-29",
  mcc: "5462",
  category: "groceries",
  sub_category: "bakery",
  tags: ["weekend"],
  status: "booked",
};

const makeRule = (id: string, actions: readonly Action[], extra: Partial<Rule> = {}): Rule => ({
  id,
  name: `Rule ${id}`,
  position: 1,
  enabled: true,
  conditions: [{ field: "vendor", op: "is", text: "backerei sonne" }],
  actions,
  ...extra,
});

const set = (sub_category: string): Action => ({ action: "set_sub_category", sub_category });

describe("a condition", () => {
  test.each<[Condition, boolean]>([
    [{ field: "description", op: "contains", text: "backerei" }, true],
    [{ field: "description", op: "contains", text: "konditorei" }, false],
    [{ field: "counterparty", op: "is", text: "BAECKEREI SONNE" }, true],
    [{ field: "counterparty", op: "is", text: "sonne" }, false],
    [{ field: "description", op: "starts_with", text: "karte 4471" }, true],
    [{ field: "description", op: "starts_with", text: "4471" }, false],
    [{ field: "description", op: "matches_words", text: "bonn sonne" }, true],
    [{ field: "description", op: "matches_words", text: "sonn" }, false],
    [{ field: "description", op: "contains", text: ".*" }, false],
    [{ field: "merchant", op: "contains", text: "sonne" }, false],
    [{ field: "reference", op: "contains", text: "5390" }, true],
    [{ field: "amount", op: "is", size: 420 }, true],
    [{ field: "amount", op: "is", size: 420, direction: "in" }, false],
    [{ field: "amount", op: "at_least", size: 421 }, false],
    [{ field: "amount", op: "at_most", size: 420, direction: "out" }, true],
    [{ field: "amount", op: "between", size: 400, to: 500 }, true],
    [{ field: "amount", op: "between", size: 421, to: 500 }, false],
    [{ field: "direction", op: "is", direction: "out" }, true],
    [{ field: "currency", op: "is", value: "eur" }, true],
    [{ field: "bank_account", op: "is", value: "acc-2" }, false],
    [{ field: "mcc", op: "is", value: "5462" }, true],
    [{ field: "category", op: "is", value: "groceries" }, true],
    [{ field: "sub_category", op: "is", value: "groceries" }, false],
    [{ field: "status", op: "is", value: "booked" }, true],
    [{ field: "tag", op: "has", value: "weekend" }, true],
    [{ field: "tag", op: "has", value: "work" }, false],
    [{ field: "booked_on", op: "from", date: "2024-02-29" }, true],
    [{ field: "booked_on", op: "to", date: "2024-02-28" }, false],
    [{ field: "booked_on", op: "day_of_month", number: 29 }, true],
    [{ field: "booked_on", op: "day_of_month", number: 31 }, true],
    [{ field: "booked_on", op: "day_of_month", number: 28 }, false],
    [{ field: "booked_on", op: "weekday", number: 4 }, true],
    [{ field: "booked_on", op: "month", number: 2 }, true],
    [{ field: "booked_on", op: "month", number: 3 }, false],
  ])("%j holds: %s", (condition, holds) => {
    expect(matchesRule(ROW, { conditions: [condition] })).toBe(holds);
  });

  test("all of a rule must hold, and a rule without any holds nowhere", () => {
    const vendor: Condition = { field: "vendor", op: "contains", text: "sonne" };
    const dear: Condition = { field: "amount", op: "at_least", size: 1000 };
    expect(matchesRule(ROW, { conditions: [vendor, dear] })).toBe(false);
    expect(matchesRule(ROW, { conditions: [] })).toBe(false);
  });

  test("without text or without a day holds nowhere", () => {
    expect(matchesRule(ROW, { conditions: [{ field: "description", op: "contains", text: " - " }] })).toBe(
      false,
    );
    const undated = { ...ROW, booked_on: null };
    expect(
      matchesRule(undated, { conditions: [{ field: "booked_on", op: "from", date: "2000-01-01" }] }),
    ).toBe(false);
  });
});

describe("several rules", () => {
  test("the first in order that sets a field wins, each field for itself, and tags add up", () => {
    const outcome = applyRules(ROW, [
      makeRule("late", [set("snacks"), { action: "set_note", note: "late" }, { action: "hide" }], {
        position: 9,
      }),
      makeRule("early", [set("bread"), { action: "add_tags", tags: ["a", "b", "a"] }], { position: 2 }),
      makeRule(
        "more",
        [
          { action: "add_tags", tags: ["b", "c"] },
          { action: "set_merchant", merchant: "m1" },
        ],
        { position: 3 },
      ),
    ]);
    expect(outcome).toEqual({
      sub_category: { value: "bread", rule_id: "early", name: "Rule early" },
      transfer: null,
      merchant: { value: "m1", rule_id: "more", name: "Rule more" },
      note: { value: "late", rule_id: "late", name: "Rule late" },
      hide: { value: true, rule_id: "late", name: "Rule late" },
      split: null,
      tags: [
        { value: "a", rule_id: "early", name: "Rule early" },
        { value: "b", rule_id: "early", name: "Rule early" },
        { value: "c", rule_id: "more", name: "Rule more" },
      ],
    });
  });

  test("a transfer has no other sub-category, whichever comes first", () => {
    const transfer = makeRule("t", [{ action: "mark_as_transfer" }]);
    const bread = makeRule("b", [set("bread")]);
    const first = applyRules(ROW, [{ ...transfer, position: 0 }, bread]);
    expect(first).toMatchObject({ transfer: { rule_id: "t" }, sub_category: null });
    const second = applyRules(ROW, [{ ...bread, position: 0 }, transfer]);
    expect(second).toMatchObject({ transfer: null, sub_category: { rule_id: "b" } });
  });

  test("a rule that is switched off does nothing", () => {
    expect(applyRules(ROW, [makeRule("off", [set("bread")], { enabled: false })]).sub_category).toBeNull();
  });

  test("a rule that stops keeps those after it away, and parts and a category exclude each other", () => {
    const parts = [
      { sub_category: "food", percent: 4000 },
      { sub_category: "home", percent: 6000 },
    ];
    const rules = [
      makeRule("divides", [{ action: "split", parts }], { position: 1 }),
      makeRule("files", [set("snacks")], { position: 2 }),
      makeRule("stops", [{ action: "stop" }], { position: 3 }),
      makeRule("notes", [{ action: "set_note", note: "late" }], { position: 4 }),
    ];
    expect(applyRules(ROW, rules)).toMatchObject({
      split: { value: parts, rule_id: "divides" },
      sub_category: null,
      note: null,
    });
  });
});
