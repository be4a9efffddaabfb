import { expect, test } from "vitest";
import { WEEKDAY } from "./find-date-column.ts";

test("a word that only begins like a weekday is none, so that the day behind it begins its row", () => {
  const isWeekday = (text: string): boolean => WEEKDAY.test(text);
  expect(
    ["Seg", "segunda-feira", "Mon.", "Tuesday", "Di,", "mié", "Çar", "月曜日"].filter(isWeekday),
  ).toHaveLength(8);
  expect(["Seguro", "Monthly", "Market", "Sunoco", "Domino's", "Sale", "Sext"].filter(isWeekday)).toEqual([]);
});
