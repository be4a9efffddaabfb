import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  [undefined, null],
  ["bytes=0-", { from: 0, to: 1000 }],
  ["bytes=0-0", { from: 0, to: 1 }],
  ["bytes=999-", { from: 999, to: 1000 }],
  ["BYTES = 10-19", { from: 10, to: 20 }],
  ["bytes=900-5000", { from: 900, to: 1000 }],
  ["bytes=-100", { from: 900, to: 1000 }],
  ["bytes=-5000", { from: 0, to: 1000 }],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=99999999999999999999-", "outside"],
  ["bytes=5-1", null],
  ["bytes=-", null],
  ["bytes=abc", null],
  ["bytes=1 0-19", null],
  ["bytes=10-1 9", null],
  ["by tes=10-19", null],
  ["bytes=0-1,5-6", null],
  ["rows=0-1", null],
])("%s of a thousand bytes", (range, span) => {
  expect(readRange(range, 1000)).toEqual(span);
});
