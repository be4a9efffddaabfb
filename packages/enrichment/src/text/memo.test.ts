import { expect, test } from "vitest";
import { openMemo } from "./memo.ts";

test("a text is worked out once, and again only when the memo had become full", () => {
  const memo = openMemo<number>();
  let worked = 0;
  const measure = (text: string): number => memo(text, ({ length }) => ((worked += 1), length));
  expect([measure("one"), measure("one"), measure("three")]).toEqual([3, 3, 5]);
  expect(worked).toBe(2);
  for (let at = 0; at < 20_000; at += 1) measure(`text ${String(at)}`);
  expect([measure("three"), worked]).toEqual([5, 20_003]);
});
