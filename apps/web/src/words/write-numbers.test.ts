import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { placeNumbers } from "./place-numbers.ts";
import { setNumberLocale, writeNumbersIn } from "./write-numbers.ts";

const messages = placeNumbers({
  plain: "Nothing",
  rows: [["count", "plural", { one: ["#", " row"], other: ["#", " rows in ", ["name"]] }]],
  within: [
    [
      "files",
      "plural",
      { other: ["#", " of ", ["count", "plural", { one: ["#", " file"], other: ["#", " files"] }]] },
    ],
  ],
  turn: [["turn", "selectordinal", { one: ["#", "st"], other: ["#", "th"] }]],
});
const words = setupI18n({ locale: "en", messages: { en: messages } });
writeNumbersIn(words);

test("a number in a text is written as the person's others are, while its words follow the language", () => {
  setNumberLocale("de-DE");
  expect(words._("rows", { count: 1577, name: "May" })).toBe("1.577 rows in May");
  expect(words.t({ id: "rows", values: { count: 1 } })).toBe("1 row");
  expect(words._("turn", { turn: 1021 })).toBe("1.021st");
  setNumberLocale("ar-EG");
  expect(words._("rows", { count: 1577, name: "May" })).toBe("١٬٥٧٧ rows in May");
  setNumberLocale("en-IN");
  expect(words._("rows", { count: 157_700, name: "May" })).toBe("1,57,700 rows in May");
});

test("each number is that of its own words, and texts without one stay as they are", () => {
  setNumberLocale("de-DE");
  expect(words._("within", { files: 1000, count: 2000 })).toBe("1.000 of 2.000 files");
  expect(words._("plain")).toBe("Nothing");
});
