import { expect, test } from "vitest";
import { readDate } from "../date.ts";
import { spellEthiopianDate } from "./ethiopian-months.ts";

/** Days of both calendars, as Unicode's own has them. */
const calendar = new Intl.DateTimeFormat("en-u-ca-ethiopic-nu-latn", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

const NAMES = "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(" ");

test("every day of some years is that of the calendar", () => {
  for (let time = Date.UTC(2023, 8, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
    const parts = new Map(calendar.formatToParts(time).map(({ type, value }) => [type, value]));
    const name = NAMES[Number(parts.get("month")) - 1] ?? "";
    const written = `${parts.get("day") ?? ""} ${name} ${parts.get("year") ?? ""}`;
    expect(Date.parse(`${spellEthiopianDate(written)} UTC`), written).toBe(time);
  }
});

test("a day is read with its month before or behind it, and other spellings of that", () => {
  expect(readDate("18 ግንቦት 2017")?.parts).toEqual([26, 5, 2025]);
  expect(readDate("ግንቦት 18፣ 2017")?.parts).toEqual([26, 5, 2025]);
  expect(readDate("1 ሀምሌ 2017")?.parts).toEqual([8, 7, 2025]);
});

test("no month has a day too many", () => {
  expect(spellEthiopianDate("31 ግንቦት 2017")).toBe("31 ግንቦት 2017");
  expect(spellEthiopianDate("6 ጳጉሜን 2017")).toBe("6 ጳጉሜን 2017");
});
