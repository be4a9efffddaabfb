import { expect, test } from "vitest";
import { splitDayNames } from "./split-day-names.ts";

const read = (text: string): string[] => {
  const words = text.split(" ");
  return splitDayNames(words).map(({ from, to, role }) => `${words.slice(from, to + 1).join(" ")}: ${role}`);
};

test("names of days in one cell are parted where one is not known", () => {
  expect(read("Value date Posting date")).toEqual(["Value date: value_date", "Posting date: booking_date"]);
  expect(read("Data valuta Data contabile")).toEqual([
    "Data valuta: value_date",
    "Data contabile: booking_date",
  ]);
  // not the date, its value, and another one
  expect(read("Xyzzy date Value date")).toEqual(["Value date: value_date"]);
  expect(read("Xyzzy data valuta data contabile")).toEqual([]);
});
