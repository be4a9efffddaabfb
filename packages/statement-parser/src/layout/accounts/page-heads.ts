import { isHeaderLine } from "../headers/header-lines.ts";
import { amountsOf, datesOf, plainText } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** The full days at the head of a page, by the words beside them; numbers of pages apart. */
const readHead = (lines: readonly ScannedLine[]): Map<string, string> => {
  const end = lines.findIndex((scanned) => isHeaderLine(scanned) || amountsOf(scanned).length > 0);
  const days = new Map<string, string>();
  for (const scanned of lines.slice(0, Math.max(0, end))) {
    const words = plainText(scanned).replaceAll(/[\d/]+/g, "");
    const dates = datesOf(scanned).filter(({ date }) => !date.yearless);
    if (dates.length > 0 && hasLetters(words, 2)) days.set(words, dates.map(({ text }) => text).join(" "));
  }
  return days;
};

/**
 * Pages that begin another statement of the account above: their heads show other days beside the same words. On the
 * pages of one statement they are the same.
 */
export const findOtherHeads = (lines: readonly ScannedLine[]): Set<number> => {
  const latest = new Map<string, string>();
  const others = new Set<number>();
  for (const [page, own] of Map.groupBy(lines, ({ line }) => line.page))
    for (const [words, days] of readHead(own)) {
      if ((latest.get(words) ?? days) !== days) others.add(page);
      latest.set(words, days);
    }
  return others;
};
