import type { IsoDate } from "@passbook/contract/values";
import type { TableRow } from "../decode/table.ts";
import type { DateOrder, ParsedTransaction } from "../parsed-file.ts";
import { readDate, resolveDate } from "../values/date.ts";
import { findLabelledPeriod } from "./read-preamble.ts";

type Period = { from: IsoDate; to: IsoDate };
type Style = { order: DateOrder; today: IsoDate };

const DAY_MS = 86_400_000;
const SPAN_DAYS_MAX = 400;
const INSIDE_MIN = 0.5;

const DAY_IN_TEXT =
  /(?<![\d./-])(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{2,4})(?![\d./-])|(?<![\d.])\d{1,2}\.?[ -]\p{L}{3,9}\.?,?[ -]\d{4}(?!\d)|\p{L}{3,9}\.? \d{1,2},? \d{4}(?!\d)/gu;
const TEXT_MAX = 300;

const listDays = (text: string, { order, today }: Style): (IsoDate | null)[] =>
  [...text.slice(0, TEXT_MAX).matchAll(DAY_IN_TEXT)].map(([token]) => {
    const written = readDate(token);
    return written === null ? null : resolveDate(written, order, today);
  });

const isSpan = ({ from, to }: Period): boolean =>
  from < to && Date.parse(to) - Date.parse(from) <= SPAN_DAYS_MAX * DAY_MS;

/** Two days on one line, and nothing else that is a day. */
const readSpan = ({ cells }: TableRow, style: Style): Period[] => {
  const [from, to, ...others] = listDays(cells.join(" "), style);
  if (from === undefined || to === undefined || from === null || to === null || others.length > 0) return [];
  return [{ from, to }];
};

/** The period that the lines around a table print, in the order of its dates: one in which most of its rows lie. */
export const findPrintedPeriod = (
  lines: readonly TableRow[],
  rows: readonly ParsedTransaction[],
  style: Style,
): Period | null => {
  const labelled = findLabelledPeriod(lines, (text) => {
    const [day, ...others] = listDays(text, style);
    return day === undefined || others.length > 0 ? null : day;
  });
  const spans = [...(labelled === null ? [] : [labelled]), ...lines.flatMap((line) => readSpan(line, style))];
  const holds = ({ from, to }: Period): boolean => {
    const inside = rows.filter(({ booked_on }) => booked_on >= from && booked_on <= to);
    return inside.length > rows.length * INSIDE_MIN;
  };
  return spans.find((span) => isSpan(span) && holds(span)) ?? null;
};
