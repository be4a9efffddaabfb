import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cleanName } from "./clean-name.ts";
import { label, name } from "../fields.ts";

test.each([
  ["evil\u202Egnp.exe", "evilgnp.exe"],
  ["\u2066Ra\u200Bo\u2069", "Rao"],
  ["A\u200Dsha", "Asha"],
  ["Asha\u200C", "Asha"],
  ["soft\u00ADhyphen\uFEFF", "softhyphen"],
  ["\u200FAsha\u061C", "Asha"],
  ["a\uFE0Fb", "ab"],
])("%j is cleaned", (typed, cleaned) => {
  expect(cleanName(typed)).toBe(cleaned);
});

test.each([
  "👩\u200D👩\u200D👧 family",
  "👩🏽\u200D🚀",
  "❤\uFE0F\u200D🔥",
  "1\uFE0F\u20E3",
  "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "می\u200Cخواهم",
  "ශ්\u200Dරී ලංකා",
  "क्\u200Dष",
  "Café Zoë 東京 قهوة",
])("%j stays as it is", (typed) => {
  expect(cleanName(typed)).toBe(typed);
});

test("a name of signs that are not seen is none", () => {
  expect(z.safeParse(name(), "\u200B \u2060\u3164").success).toBe(false);
  expect(z.parse(name(), " \u202EAsha ")).toBe("Asha");
  expect(z.parse(label(80), "\u200B")).toBe("");
});

test("what is clean stays clean", () => {
  const sign = fc.oneof(
    fc.constantFrom("\u200C", "\u200D", "\u202E", "\uFE0F", "👩", "क", "्", "a", "م", " "),
    fc.string({ unit: "binary", maxLength: 1 }),
  );
  fc.assert(
    fc.property(
      fc.array(sign).map((signs) => signs.join("")),
      (typed) => {
        const once = cleanName(typed);
        expect(once).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F]/);
        expect(once.length).toBeLessThanOrEqual(typed.length);
      },
    ),
  );
});
