import type { Place } from "@passbook/contract/values";
import type { ParsedStatement, ParsedTransaction } from "../../parsed-file.ts";
import type { Box } from "../../decode/page-words.ts";
import type { SeenPage } from "./see-page.ts";

const DATE = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?$/;
const DAY_MAX = 31;
/** No number of a day, a month or a short year; years are not doubted. */
const isDate = (text: string): boolean =>
  DATE.test(text) &&
  (text.match(/\d+/g) ?? []).slice(0, 2).every((digits) => digits.length > 2 || Number(digits) <= DAY_MAX);
/** From what certainty of a word on, in percent, its digits are believed. */
const SURE = 60;

const isInside = (inner: Box, place: Place): boolean => {
  if (!("box" in place)) return false;
  const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
  const [x0, y0, x1, y1] = place.box;
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
};

/** Rows speak of other days too. */
const isDayOf = (text: string, { booked_on }: ParsedTransaction): boolean =>
  (text.match(/\d+/g) ?? []).some((digits) => Number(digits) === Number(booked_on.slice(-2)));

/** Days in rows of which the recogniser was not sure: no balance tells when they are wrong. Boxes are those of straight pages. */
export const findUnsureDays = ({ transactions }: ParsedStatement, pages: readonly SeenPage[]): Place[] =>
  pages.flatMap(({ page, words }) => {
    const unsure = words.filter(
      ({ text, sure, others }) => DATE.test(text) && (sure < SURE || others.some(isDate)),
    );
    const rows = transactions.filter(({ source }) => "page" in source && source.page === page);
    return unsure
      .filter(({ box, text }) => rows.some((row) => isDayOf(text, row) && isInside(box, row.source)))
      .map(({ box }): Place => ({ page, box }));
  });
