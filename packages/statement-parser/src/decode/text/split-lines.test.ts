import { expect, test } from "vitest";
import { listLinePieces, splitLines } from "./split-lines.ts";

const ENDS = ["\n", "\r\n", "\r"];

test.each(ENDS)("pieces of a large text hold its lines, whatever ends them (%j)", (end) => {
  for (const length of [65_534, 65_535, 65_536, 65_537]) {
    const text = `${"x".repeat(length)}${end}second${end}${end}${"y".repeat(70_000)}${end}`;
    expect([...listLinePieces(text)].flat()).toEqual(splitLines(text));
  }
});

test("a text without an end is one line, and an empty one too", () => {
  expect([...listLinePieces("a")].flat()).toEqual(["a"]);
  expect([...listLinePieces("")].flat()).toEqual([""]);
});
