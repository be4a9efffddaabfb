import { expect, test } from "vitest";
import { makeEchoes } from "./echoes.ts";

test("what was told comes back late, while more is told, and is not taken for news", () => {
  const { told, isEcho } = makeEchoes();
  told("n");
  told("no");
  expect(isEcho("n")).toBe(true);
  told("not");
  expect(isEcho("not")).toBe(true);
});

test("what is passed over does not come any more, and what nobody told is news", () => {
  const { told, isEcho } = makeEchoes();
  told("n");
  told("no");
  expect(isEcho("no")).toBe(true);
  expect(isEcho("n")).toBe(false);
  told("x");
  expect(isEcho("coffee")).toBe(false);
  expect(isEcho("x")).toBe(false);
});
