import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMonths,
  changeAgainst,
  currencySymbol,
  daysOfMonth,
  formatDay,
  formatDecimal,
  formatFileSize,
  formatMoney,
  formatMoneyParts,
  formatMonth,
  formatOrdinalDay,
  formatPercent,
  formatRelative,
  formatRelativeDay,
  formatShortDay,
  formatWeekday,
  formatYear,
  initialsOf,
  parseMoney,
  parsePercent,
} from "./format.ts";
import { dateIn } from "./locale.tsx";

const locales = fc.constantFrom(
  "en-US",
  "en-IN",
  "de-DE",
  "fr-FR",
  "de-CH",
  "pt-BR",
  "ja-JP",
  "sv-SE",
  "es-ES",
);
const currencies = fc.constantFrom("INR", "EUR", "USD", "JPY", "KWD");

describe("money", () => {
  test("an unknown currency has no sign", () => {
    expect(formatMoney(-123_456, "XXX", "en-IN")).toBe("−1,234.56");
    expect(formatMoney(123_456, "XXX", "de-DE")).toBe("1.234,56");
  });
  test("rupees are grouped in lakhs", () => {
    expect(formatMoney(12_345_678, "INR", "en-IN")).toBe("₹1,23,456.78");
  });
  test("euros in Germany have a decimal comma and a no-break space", () => {
    expect(formatMoney(123_456, "EUR", "de-DE")).toBe("1.234,56\u00a0€");
  });
  test("the minus is U+2212 and stands before the symbol", () => {
    expect(formatMoney(-124_900, "INR", "en-IN")).toBe("−₹1,249.00");
    expect(formatMoney(-420, "EUR", "de-DE")).toBe("−4,20\u00a0€");
  });
  test("a plus is shown when asked, never for nothing", () => {
    expect(formatMoney(500_000, "INR", "en-IN", { sign: "always" })).toBe("+₹5,000.00");
    expect(formatMoney(0, "INR", "en-IN", { sign: "always" })).toBe("₹0.00");
    expect(formatMoney(-1, "USD", "en-US", { sign: "never" })).toBe("$0.01");
  });
  test("the exponent belongs to the currency", () => {
    expect(formatMoney(1234, "JPY", "en-US")).toBe("¥1,234");
    expect(formatMoney(1234, "KWD", "en-US")).toMatch(/1\.234$/);
  });
  test("a sign that several currencies share is told apart", () => {
    const shown = ["USD", "CAD", "AUD", "SGD", "GBP", "CNY", "SEK", "PLN"].map((currency) =>
      formatMoney(100, currency, "en-US"),
    );
    expect(shown).toEqual([
      "$1.00",
      "CA$1.00",
      "A$1.00",
      "SGD\u00a01.00",
      "£1.00",
      "CN¥1.00",
      "SEK\u00a01.00",
      "zł\u00a01.00",
    ]);
    expect(formatMoney(100, "CAD", "en-CA")).toBe("$1.00");
    expect(formatMoney(100, "USD", "en-CA")).toBe("US$1.00");
  });
  test("no two currencies look the same where one is the reader's own", () => {
    const codes = Intl.supportedValuesOf("currency").filter((code) => code !== "XXX");
    for (const locale of ["en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "pt-BR", "hi-IN", "sv-SE", "ar-EG"]) {
      const signs = codes.map((code) => currencySymbol(code, locale));
      const twice = signs.filter((sign, index) => signs.indexOf(sign) !== index);
      expect({ locale, twice }).toEqual({ locale, twice: [] });
    }
  });
  test("an expected amount has ≈ before it and charts round to whole units", () => {
    expect(formatMoney(234_000, "INR", "en-IN", { approx: true })).toBe("≈\u00a0₹2,340.00");
    expect(formatMoney(1_184_250, "INR", "en-IN", { round: true })).toBe("₹11,843");
    expect(formatMoney(-40, "INR", "en-IN", { round: true })).toBe("₹0");
  });
  test("the pieces give the decimals apart", () => {
    expect(formatMoneyParts(8_741_550, "INR", "en-IN")).toEqual({
      lead: "₹87,415",
      decimals: ".50",
      tail: "",
    });
    expect(formatMoneyParts(8_741_550, "EUR", "de-DE")).toEqual({
      lead: "87.415",
      decimals: ",50",
      tail: "\u00a0€",
    });
  });
  test("every amount is one unbreakable piece, and its digits are those of the amount", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, locales, (amount, currency, locale) => {
        const text = formatMoney(amount, currency, locale);
        expect(text).not.toMatch(/[ \u202f-]/);
        expect(text.replace(/\D/g, "").replace(/^0+/, "")).toBe(String(Math.abs(amount)).replace(/^0+/, ""));
      }),
    );
  });
});

describe("typed amounts", () => {
  test.each([
    ["1.234,56", "EUR", "de-DE", 123_456],
    ["1,23,456.78", "INR", "en-IN", 12_345_678],
    ["12,5", "EUR", "de-DE", 1_250],
    ["12.5", "EUR", "de-DE", 1_250],
    ["1.234", "EUR", "de-DE", 123_400],
    ["−12", "USD", "en-US", -1_200],
    ["₹ 500", "INR", "en-IN", 50_000],
    ["-€4.20", "EUR", "en-IE", -420],
    ["4,20 €", "EUR", "de-DE", 420],
    ["1 234,5", "EUR", "fr-FR", 123_450],
    ["1'234.50", "CHF", "de-CH", 123_450],
  ])("%s (%s, %s) is read as %d", (text, currency, locale, minor) => {
    expect(parseMoney(text, currency, locale)).toEqual({ ok: true, value: minor });
  });
  test.each([
    ["", "empty"],
    ["abc", "not_a_number"],
    ["1.005", "too_precise"],
    ["99999999999999999", "too_large"],
    ["1000000000000.01", "too_large"],
    ["1-2", "not_a_number"],
  ])("%j is refused as %s", (text, code) => {
    expect(parseMoney(text, "USD", "en-US")).toEqual({ ok: false, error: code });
  });
  test("what is shown for editing is read back as the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currencies, locales, (amount, currency, locale) => {
        expect(parseMoney(formatDecimal(amount, currency, locale), currency, locale)).toEqual({
          ok: true,
          value: amount,
        });
      }),
    );
  });
  test("what is shown in a list is read back as the same amount", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom("INR", "EUR", "USD"),
        locales,
        (amount, currency, locale) => {
          const shown = formatMoney(amount, currency, locale).replace(/[A-Za-z]+/g, "");
          expect(parseMoney(shown, currency, locale)).toEqual({ ok: true, value: amount });
        },
      ),
    );
  });
});

describe("dates", () => {
  test("days and months are written in the reader's order", () => {
    expect(formatDay("2026-11-20", "en-GB", "2026-11-20")).toBe("Friday 20 November");
    expect(formatDay("2025-11-20", "de-DE", "2026-11-20")).toBe("Donnerstag, 20. November 2025");
    expect(formatShortDay("2026-11-03", "en-GB")).toBe("3 Nov");
    expect(formatMonth("2026-11", "en-IN")).toBe("November 2026");
    expect(formatYear("2026-11", "en-IN")).toBe("2026");
    expect(formatYear("2026-11-20", "ar-EG")).toBe("٢٠٢٦");
    expect(formatWeekday(0, "en-US")).toBe("Sun");
  });
  test("a day has its ordinal", () => {
    expect([1, 2, 3, 4, 11, 20, 21, 22, 23].map((day) => formatOrdinalDay(day, "en-IN"))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "20th",
      "21st",
      "22nd",
      "23rd",
    ]);
    expect(formatOrdinalDay(20, "de-DE")).toBe("20.");
  });
  test("months can be added and taken away again", () => {
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -500, max: 500 }),
        (year, month, count) => {
          const from = `${year}-${String(month).padStart(2, "0")}`;
          expect(addMonths(addMonths(from, count), -count)).toBe(from);
        },
      ),
    );
    expect(daysOfMonth("2028-02")).toBe(29);
  });
  test("the day depends on the zone", () => {
    const instant = new Date("2026-11-20T20:00:00Z");
    expect(dateIn("Asia/Kolkata", instant)).toBe("2026-11-21");
    expect(dateIn("America/New_York", instant)).toBe("2026-11-20");
  });
  test("time is told in words", () => {
    expect(formatRelative("2026-11-20T10:00:00Z", "2026-11-20T10:04:30Z", "en-GB")).toBe("4 minutes ago");
    expect(formatRelativeDay("2026-11-22", "2026-11-20", "en-GB")).toBe("in 2 days");
  });
});

describe("sizes, shares and initials", () => {
  test("a file size has one digit below ten", () => {
    expect(formatFileSize(84_200, "en-GB")).toBe("82\u00a0kB");
    expect(formatFileSize(1_240_000, "de-DE")).toBe("1,2\u00a0MB");
    expect(formatFileSize(50 * 1024 * 1024, "en-GB")).toBe("50\u00a0MB");
    expect(formatFileSize(12, "en-GB")).toMatch(/^12/);
  });
  test("a change is a signed percentage, and nothing without a usual", () => {
    expect(formatPercent(0.36, "en-IN", { sign: true })).toBe("+36\u00a0%");
    expect(formatPercent(-0.06, "en-IN", { sign: true })).toBe("−6\u00a0%");
    expect(changeAgainst(500, null)).toBeNull();
    expect(changeAgainst(500, 0)).toBeNull();
    expect(changeAgainst(1500, 1000)).toBe(0.5);
  });
  test("initials come from the first and the last word", () => {
    expect(["Blaue Kanne", "Marktgang", "R. Shenoy, rent", "Linie 9", "*", "É"].map(initialsOf)).toEqual([
      "BK",
      "MA",
      "RR",
      "L9",
      "?",
      "É",
    ]);
    expect(["The Home Depot", "The Starling", "THE RANGE", "The", "Theo Park"].map(initialsOf)).toEqual([
      "HD",
      "ST",
      "RA",
      "TH",
      "TP",
    ]);
  });
});

test("in Arabic signs stay where readers of the locale look for them", () => {
  expect(formatMoney(-1156, "EUR", "ar-AE")).toBe("\u200f\u200e−11.56\u00a0€");
  expect(formatMoney(1156, "EUR", "ar-AE", { sign: "always" })).toBe("\u200f\u200e+11.56\u00a0€");
  expect(formatPercent(-0.09, "ar-AE")).toBe("\u200e−9\u200e\u00a0%\u200e");
});

test("digits of Arabic and Indian keyboards are read like others", () => {
  expect(parseMoney("١٬٢٣٤٫٥٠", "EUR", "ar-EG")).toEqual({ ok: true, value: 123_450 });
  expect(parseMoney("१,२३,४५६.७८", "INR", "hi-IN")).toEqual({ ok: true, value: 12_345_678 });
});

test.each([
  ["33.3", "en-GB", 3330],
  ["33,3 %", "de-DE", 3330],
  ["12.55", "de-DE", 1255],
  ["٣٣٫٣", "ar-EG", 3330],
  ["0", "en-GB", null],
  ["100", "en-GB", null],
  ["33.333", "en-GB", null],
  ["half", "en-GB", null],
  ["", "en-GB", null],
])("the percent %j of %s is %j hundredths", (text, locale, hundredths) => {
  expect(parsePercent(text, locale)).toBe(hundredths);
});
