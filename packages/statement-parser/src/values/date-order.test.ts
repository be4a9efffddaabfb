import { expect, test } from "vitest";
import { readDate, resolveDate } from "./date.ts";
import { chooseDateOrder } from "./date-order.ts";
import type { DateEvidence } from "./date-order.ts";

const open = ["03/04/2024", "05/06/2024", "07/08/2024"].flatMap((cell) => readDate(cell) ?? []);
const choose = (evidence: Partial<DateEvidence> & { country?: string; currency_hint?: string }) => {
  const { country, currency_hint, ...rest } = evidence;
  const hints = {
    today: "2026-11-20",
    ...(country === undefined ? {} : { country }),
    ...(currency_hint === undefined ? {} : { currency: currency_hint }),
  };
  const { order, question } = chooseDateOrder(open, { hints, ...rest });
  return question === null ? order : `asks, guessing ${order}`;
};

test("the account's currency alone never decides: the person is asked", () => {
  expect(choose({ currency_hint: "EUR" })).toMatch(/^asks/);
});

test("the account's country alone never decides: the person is asked, its habit is the guess", () => {
  expect(choose({ country: "DE" })).toBe("asks, guessing dmy");
  expect(choose({ country: "US" })).toBe("asks, guessing mdy");
});

test("the file's currency alone never decides: the person is asked, its habit is the guess", () => {
  expect(choose({ currency: "EUR" })).toBe("asks, guessing dmy");
  expect(choose({ currency: "USD" })).toBe("asks, guessing mdy");
});

test("a country of one convention decides when the file's own currency, words or format agree", () => {
  expect(choose({ country: "GB", currency: "GBP" })).toBe("dmy");
  expect(choose({ country: "US", currency: "USD" })).toBe("mdy");
  expect(choose({ country: "FR", foreignWords: true })).toBe("dmy");
  expect(choose({ country: "US", habit: "mdy" })).toBe("mdy");
});

test("a country decides nothing against the file, nor one of two conventions", () => {
  expect(choose({ country: "DE", currency: "USD" })).toMatch(/^asks/);
  expect(choose({ country: "DE", currency: "USD", foreignWords: true })).toMatch(/^asks/);
  expect(choose({ country: "CA", currency: "CAD" })).toMatch(/^asks/);
});

test("a comma before cents and an IBAN of the account decide for the day first: no such country writes the month first", () => {
  expect(choose({ commaCents: true })).toBe("dmy");
  expect(choose({ namesIban: true })).toBe("dmy");
});

test("an answer decides", () => {
  const { order, question } = chooseDateOrder(open, {
    hints: { today: "2026-11-20", country: "DE", date_order: "mdy" },
  });
  expect([order, question]).toEqual(["mdy", null]);
});

test.each(["83-36-27", "14-28-19", "18-25-99"])("%s is a day in no order, and so none", (cell) => {
  expect(readDate(cell)).toBeNull();
});

test.each([
  "2026-03-05T10:15:30.250+01:00[Europe/Berlin]",
  "05.03.2026 10:15 Uhr",
  "2026-03-05 10:15:30 PM EST",
])("%s is a day with its time", (cell) => {
  expect(readDate(cell)).toMatchObject({ twoDigitYear: false });
});

test.each(["2026.03.05 09:41 수수료 -3,500원", "2026-03-05 09:41 Kiosk 12.30"])(
  "%s is more than a day with its time",
  (cell) => {
    expect(readDate(cell)).toBeNull();
  },
);

const dayOf = (cell: string): string | null => {
  const written = readDate(cell);
  return written === null ? null : resolveDate(written, "dmy", "2026-11-20");
};

test.each([
  ["01/10/69", "2026-10-01"],
  ["31/12/2568", "2025-12-31"],
  ["01/10/26", "2026-10-01"],
  ["01/10/99", "1999-10-01"],
])("%s is %s: years of two digits from before there were files are the Buddha's", (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test.each([
  ["7-10-3", "2025-10-03"],
  ["8/1/5", "2026-01-05"],
  ["07-10-03", "2007-10-03"],
])("%s, with its year in front, is %s: a year of one digit is of the present era of Japan", (cell, day) => {
  const written = readDate(cell);
  expect(written === null ? null : resolveDate(written, "ymd", "2026-11-20")).toBe(day);
});

test.each([
  ["R7.10.3", "2025-10-03"],
  ["H31/04/30", "2019-04-30"],
  ["令和元年5月1日", "2019-05-01"],
  ["令和7年10月3日", "2025-10-03"],
  ["平成3年1月2日", "1991-01-02"],
  ["R7", null],
  ["R7.10", null],
])("%s, in a year of a Japanese era, is %s", (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});
