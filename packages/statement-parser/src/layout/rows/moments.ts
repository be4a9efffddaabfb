import { findLead } from "./find-date-column.ts";
import type { DateColumn } from "./find-date-column.ts";
import { amountsOf, plainText } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

/** A day with its time before further words, and no amount: in a text, where other days begin the rows without one. */
export const isMoment = (lead: DateToken, scanned: ScannedLine): boolean =>
  isTimed(lead) && amountsOf(scanned).length === 0 && plainText(scanned) !== "";

const TIMED = /\d[T ]\d{2}:\d{2}/;

/** A day with its time. */
export const isTimed = ({ text }: DateToken): boolean => TIMED.test(text);

const UNTIMED_SHARE = 0.2;

/** Whether a good part of the days that begin lines have no time. */
export const standUntimed = (lines: readonly ScannedLine[], columns: readonly DateColumn[]): boolean => {
  const leads = lines.flatMap((scanned) => findLead(scanned, columns)?.text ?? []);
  const timed = leads.filter((text) => TIMED.test(text)).length;
  return timed > 0 && leads.length - timed >= leads.length * UNTIMED_SHARE;
};
