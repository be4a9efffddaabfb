import { describe, expect, test } from "vitest";
import { showsWholePeriod } from "./whole-period.ts";

describe("what is shown is all of a period", () => {
  test.each([
    [{}, "en-GB"],
    [{ from: "2026-03-01", to: "2026-03-31" }, "en-GB"],
    [{ q: "last month" }, "en-GB"],
    [{ q: "in:march" }, "en-GB"],
    [{ q: "2026-03-05" }, "en-GB"],
    [{ q: "from:2026-01-01 to:2026-03-31", currency: "EUR" }, "en-GB"],
    [{ q: "in:march OR in:may" }, "en-GB"],
    [{ q: "letzten Monat" }, "de-DE"],
  ])("of %j", (filter, locale) => {
    expect(showsWholePeriod(filter, locale)).toBe(true);
  });

  test.each([
    [{ q: "coffee" }],
    [{ q: "last month coffee" }],
    [{ q: "in:marhc" }],
    [{ q: ">500 in:march" }],
    [{ q: "-in:march" }],
    [{ q: "in:march", merchant_id: "none" }],
  ])("not of %j", (filter) => {
    expect(showsWholePeriod(filter, "en-GB")).toBe(false);
  });
});
