import { expect, test } from "vitest";
import { makeFreshness } from "./freshness.ts";

test("a person who wrote is read from the replica as soon as that has taken over what they wrote", () => {
  const freshness = makeFreshness();
  expect(freshness.has("asha", null)).toBe(false);
  freshness.notePrimary(1000, 50);
  freshness.noteReplica(50);
  expect([freshness.has("asha", null), freshness.has("ravi", null)]).toEqual([true, true]);
  freshness.noteWritten("asha", 1200);
  freshness.notePrimary(1500, 80);
  freshness.noteReplica(70);
  expect([freshness.has("asha", null), freshness.has("ravi", null)]).toEqual([false, true]);
  freshness.noteReplica(80);
  expect(freshness.has("asha", null)).toBe(true);
});

test("what a browser says it wrote at another machine counts, with room for clocks that differ", () => {
  const freshness = makeFreshness();
  freshness.notePrimary(10_000, 50);
  freshness.noteReplica(60);
  expect([
    freshness.has("asha", 9500),
    freshness.has("asha", 7900),
    freshness.has("asha", Number("x")),
  ]).toEqual([false, true, false]);
});

test("while nobody tells who wrote, everybody has; and a replica that failed has nothing", () => {
  const freshness = makeFreshness();
  freshness.notePrimary(1000, 50);
  freshness.noteReplica(50);
  freshness.noteAll(2000);
  expect(freshness.has("asha", null)).toBe(false);
  freshness.notePrimary(2500, 50);
  freshness.noteReplica(50);
  expect(freshness.has("asha", null)).toBe(true);
  freshness.forget();
  expect(freshness.has("asha", null)).toBe(false);
});

test("of a replica that stays far behind only so much is remembered", () => {
  const freshness = makeFreshness();
  for (let second = 1; second <= 5000; second += 1) freshness.notePrimary(second * 1000, second);
  freshness.noteReplica(10);
  expect(freshness.has("asha", null)).toBe(false);
  freshness.noteReplica(4500);
  expect(freshness.has("asha", null)).toBe(true);
});
