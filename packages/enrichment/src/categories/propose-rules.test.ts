import { expect, test } from "vitest";
import { type Correction, proposeRules } from "./propose-rules.ts";

let decided = 0;
const make = (description: string, chosen: string, predicted: string | null = "Shopping"): Correction => ({
  decision: String((decided += 1)),
  description,
  vendor: { name: description, key: description.toLowerCase() },
  predicted,
  chosen,
});

const times = (count: number, correction: Correction): Correction[] =>
  Array.from({ length: count }, (_, at) => ({
    ...correction,
    decision: `${correction.decision}.${String(at)}`,
  }));

test("three corrections of one vendor to one sub-category make a rule", () => {
  expect(proposeRules(times(3, make("Blue Kettle", "Coffee")))).toEqual([
    {
      name: "Blue Kettle",
      conditions: [{ field: "vendor", op: "is", text: "Blue Kettle" }],
      actions: [{ action: "set_sub_category", sub_category: "Coffee" }],
      corrections: 3,
    },
  ]);
});

test("two corrections, or three that were predicted, or one answer against, make none", () => {
  const kettle = make("Blue Kettle", "Coffee");
  expect(proposeRules(times(2, kettle))).toEqual([]);
  expect(proposeRules(times(3, make("Blue Kettle", "Coffee", "Coffee")))).toEqual([]);
  expect(proposeRules([...times(5, kettle), make("Blue Kettle", "Work")])).toEqual([]);
});

test("different vendors with one beginning make a rule of the beginning", () => {
  const names = ["Town Council Parking North", "Town Council Library", "Town Council Parking South"];
  expect(proposeRules(names.map((name) => make(name, "Fees")))).toEqual([
    {
      name: "town council",
      conditions: [{ field: "description", op: "starts_with", text: "town council" }],
      actions: [{ action: "set_sub_category", sub_category: "Fees" }],
      corrections: 3,
    },
  ]);
});

test("a longer beginning is offered where a shorter one would contradict an answer", () => {
  const names = ["Town Council Parking North", "Town Council Parking East", "Town Council Parking South"];
  const [rule, ...more] = proposeRules([
    ...names.map((name) => make(name, "Parking")),
    make("Town Council Library", "Books"),
  ]);
  expect(rule?.name).toBe("town council parking");
  expect(more).toEqual([]);
});

test("rows filed at one go are one correction, however many", () => {
  const kettle = make("Blue Kettle", "Coffee");
  const atOnce = Array.from({ length: 32 }, () => kettle);
  expect(proposeRules(atOnce)).toEqual([]);
  expect(proposeRules([...atOnce, ...times(2, kettle)])).toMatchObject([{ corrections: 3 }]);
});
