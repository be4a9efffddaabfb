import { splitDayNames } from "../../names/split-day-names.ts";
import type { CopiedLine } from "./scan-copied.ts";

/** A row begins with its day. */
const ROW = /^\d{1,4}[./-]\d{1,2}\b/;
const LINES_MAX = 5;

const countDays = (text: string): number => splitDayNames(text.split(" ")).length;

/** How many lines over a row name more days together than the last of them alone: `Data`, `lançamento`, `Valor a Descritivo`. */
const countNaming = (lines: readonly CopiedLine[], row: number): number => {
  const known = countDays(lines[row - 1]?.text ?? "");
  for (let count = 2; count <= LINES_MAX && count <= row; count += 1) {
    const own = lines.slice(row - count, row).map(({ text }) => text);
    if (own.some((text) => /\d/.test(text))) return 0;
    const days = countDays(own.join(" "));
    if (days > known) return count;
  }
  return 0;
};

/** Lines in which names of days that stood on several lines of a header are one line. */
export const joinDayNames = (lines: readonly CopiedLine[]): CopiedLine[] => {
  const row = lines.findIndex(({ text }) => ROW.test(text));
  const count = row < 0 ? 0 : countNaming(lines, row);
  if (count === 0) return [...lines];
  const own = lines.slice(row - count, row);
  const text = own.map((line) => line.text).join(" ");
  return [...lines.slice(0, row - count), { text, from: own[0]?.from ?? 0 }, ...lines.slice(row)];
};
