import { expect, test } from "vitest";
import { openMemo } from "./memo.ts";

test("a text is worked out once, and again only when others took its place", () => {
  const memo = openMemo<string>();
  let worked = 0;
  const turn = (text: string): string => {
    worked += 1;
    return text.toUpperCase();
  };
  expect([memo("one", turn), memo("one", turn), memo("three", turn)]).toEqual(["ONE", "ONE", "THREE"]);
  expect(worked).toBe(2);
  for (let at = 0; at < 200_000; at += 1) memo(`text ${String(at)}`, turn);
  expect([memo("three", turn), worked]).toEqual(["THREE", 200_003]);
});
