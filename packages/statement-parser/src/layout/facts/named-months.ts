import { addDays } from "@passbook/contract/values";
import type { IsoDate } from "@passbook/contract/values";
import { findMonth } from "../../values/month-names.ts";
import type { Span } from "./complete-year.ts";
import type { ScannedLine } from "../lines/tokens.ts";

export type Month = { year: number; month: number };

const NAMED_MONTH = /(?<!\d[\s.]{0,2})(\p{L}{3,12})\.?\s*(?:de\s+|del\s+|[/-]\s?)?((?:19|20)\d{2})(?!\d)/gu;
/** Names of two words, and those in Chinese signs. */
const SPELLED_MONTH =
  /(?<![\p{L}\p{N}])(\p{L}{3,12}\s\p{L}{3,12}|[一二三四五六七八九十]{1,2}月)\s?((?:19|20)\d{2})(?!\d)/gu;
const NUMBERED_MONTH = /(?<![\d./-])(0?[1-9]|1[0-2])[./]((?:19|20)\d{2})(?![\d./-])/g;
const ASIAN_MONTH = /((?:19|20)\d{2})年\s?(\d{1,2})月/g;

/** The months that a text names with their year: `April 2026`, `04/2026`. */
export const listMonths = (text: string): Month[] => [
  ...[NAMED_MONTH, SPELLED_MONTH].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name = "", year = ""]) => {
      const month = findMonth(name);
      return month === null ? [] : [{ year: Number(year), month }];
    }),
  ),
  ...[...text.matchAll(NUMBERED_MONTH)].map(([, month, year]) => ({
    year: Number(year),
    month: Number(month),
  })),
  ...[...text.matchAll(ASIAN_MONTH)].map(([, year, month]) => ({ year: Number(year), month: Number(month) })),
];

export const toSpan = ({ year, month }: Month): Span => {
  const dayOf = (at: number): IsoDate => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  return { from: dayOf(month - 1), to: addDays(dayOf(month), -1) };
};

/** The last day of the latest month that is named with its year. */
export const findNamedMonth = (lines: readonly ScannedLine[], today: IsoDate): IsoDate | null =>
  lines
    .flatMap(({ line: { text } }) => listMonths(text).map((month) => toSpan(month).to))
    .filter((day) => day <= addDays(today, 62))
    .toSorted()
    .at(-1) ?? null;
