import { expect, test } from "vitest";
import { toLine } from "../lines/lines.ts";
import { scanLine } from "../lines/tokens.ts";
import { findLead } from "./find-date-column.ts";
import { namesWeekday } from "../../values/weekdays.ts";

test("a word that only begins like a weekday is none, so that the day behind it begins its row", () => {
  const isWeekday = (text: string): boolean => namesWeekday(text);
  expect(
    ["Seg", "segunda-feira", "Mon.", "Tuesday", "Di,", "mié", "Çar", "月曜日"].filter(isWeekday),
  ).toHaveLength(8);
  expect(["neděle,", "středa", "svētd.", "ceturtd.", "fim.", "þriðjudagur"].filter(isWeekday)).toHaveLength(
    6,
  );
  expect(["Seguro", "Monthly", "Market", "Sunoco", "Domino's", "Sale", "Sext"].filter(isWeekday)).toEqual([]);
});

test("a line that is read from the right begins with the day at its end, one word behind it or more", () => {
  const style = {
    sign: ".",
    digits: 2,
    spaces: false,
    loose: false,
    wholes: false,
    marked: false,
    signed: false,
  } as const;
  const leadOf = (word: string): string | undefined => {
    const words = [
      { text: word, box: [469, 10, 497, 19] as const },
      { text: "02/11/2025", box: [505, 10, 551, 19] as const },
    ];
    const line = toLine(1, words, { turned: undefined, placed: true });
    return findLead(scanLine(line, style), [{ x0: 505, last: 505 }])?.text;
  };
  expect(leadOf("فودافون")).toBe("02/11/2025");
  expect(leadOf("Yesterday")).toBeUndefined();
});
