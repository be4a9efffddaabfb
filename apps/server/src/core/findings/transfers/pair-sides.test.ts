import { expect, test } from "vitest";
import { type OpenSide, pairSides } from "./pair-sides.ts";

const side = (id: string, amount: number, booked_on: string, bank_account_id = "current"): OpenSide => ({
  id,
  amount,
  booked_on,
  bank_account_id,
  currency: "EUR",
});
const namesOf = (chosen: readonly string[], sides: readonly OpenSide[]) =>
  pairSides(new Set(chosen), sides).map(({ from, to }) => `${from}-${to}`);

test("equal amounts of two accounts within a week are a pair, the nearest days first", () => {
  const sides = [
    side("out1", -500, "2026-03-01"),
    side("out2", -500, "2026-03-04"),
    side("in2", 500, "2026-03-05", "savings"),
    side("in1", 500, "2026-03-02", "savings"),
    side("late", 500, "2026-03-14", "savings"),
    side("other", 501, "2026-03-01", "savings"),
    side("own", 500, "2026-03-01"),
  ];
  expect(namesOf(["out1", "out2"], sides)).toEqual(["out1-in1", "out2-in2"]);
  expect(namesOf(["in1"], sides)).toEqual(["out1-in1"]);
  expect(namesOf(["other", "late"], sides)).toEqual([]);
});

test("chosen ones are paired with each other before any else", () => {
  const sides = [
    side("out", -500, "2026-03-01"),
    side("near", 500, "2026-03-01", "savings"),
    side("meant", 500, "2026-03-04", "depot"),
  ];
  expect(namesOf(["out", "meant"], sides)).toEqual(["out-meant"]);
});

test("where two accounts would do on the same day, none is taken", () => {
  const sides = [
    side("out", -500, "2026-03-01"),
    side("one", 500, "2026-03-02", "savings"),
    side("two", 500, "2026-03-02", "depot"),
  ];
  expect(namesOf(["out"], sides)).toEqual([]);
  expect(namesOf(["out", "two"], sides)).toEqual(["out-two"]);
});

test("other currencies are never paired", () => {
  const sides = [
    side("out", -500, "2026-03-01"),
    { ...side("in", 500, "2026-03-01", "savings"), currency: "USD" },
  ];
  expect(namesOf(["out", "in"], sides)).toEqual([]);
});
