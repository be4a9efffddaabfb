import { expect, test } from "vitest";
import { localizeDates } from "./localize-dates.ts";

test("dates of a message are written as the reader writes them, those in names stay", () => {
  const message =
    "Between 2026-03-01 and 2026-03-31 this statement and giro-2026-03-01.pdf do not agree: 1 row only here.";
  expect(localizeDates(message, "de-DE")).toBe(
    "Between 1. März 2026 and 31. März 2026 this statement and giro-2026-03-01.pdf do not agree: 1 row only here.",
  );
  expect(localizeDates("A row of 2026-02-30, in 2026-03.csv (2026-01-02 to ?).", "en-GB")).toBe(
    "A row of 2026-02-30, in 2026-03.csv (2 Jan 2026 to ?).",
  );
});
