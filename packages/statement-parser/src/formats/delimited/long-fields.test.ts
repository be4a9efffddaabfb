import { expect, test } from "vitest";
import { readDelimited } from "./read-delimited.ts";

const hints = { today: "2026-11-20" };
const LONG = "x".repeat(40_000);

test("a quoted field beyond 32 kB is refused for its length, and not for a quotation mark that is there", () => {
  const read = readDelimited(`Date,Text,Amount\n2026-09-01,"${LONG}",-4.50\n`, hints);
  expect(read).toMatchObject({
    ok: false,
    error: {
      code: "unreadable",
      message: "A field is longer than any statement has; this is probably no table (line 2).",
      place: { line: 2 },
    },
  });
});

test("a quotation mark that is never closed is said to be open", () => {
  const read = readDelimited(`Date,Text,Amount\n2026-09-01,"${LONG},-4.50\n`, hints);
  expect(read).toMatchObject({
    ok: false,
    error: { code: "unreadable", message: "A quotation mark is opened and never closed (line 2)." },
  });
});
