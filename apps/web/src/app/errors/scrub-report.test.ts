import { expect, test } from "vitest";
import { scrubDeep, scrubText } from "./scrub-report.ts";

test.each([
  ["Cannot find asha@example.test here", "Cannot find [email] here"],
  ["Bearer eyJhbGciOiJI.eyJpZCI6IjAx.c2lnbmF0dXJl", "Bearer [token]"],
  ["GET /reset-password?token=abc failed", "GET /reset-password?… failed"],
  ["account 1234567890, amount 1,234.56", "account [digits], amount [digits]"],
  ["x is undefined", "x is undefined"],
])("nothing personal leaves in a report: %s", (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test("texts are scrubbed at any depth and other values stay", () => {
  expect(scrubDeep({ a: ["asha@example.test", 7], b: { c: "ok" } })).toEqual({
    a: ["[email]", 7],
    b: { c: "ok" },
  });
});
