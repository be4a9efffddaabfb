import { isHeaderLine } from "../headers/header-lines.ts";
import { amountsOf, datesOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { PageRecord } from "./collect-records.ts";

/** Lines at the head of a page among which a row may go on. */
const HEAD_MAX = 6;

/** A day begins the line, and no figure is on it. */
const isDayAlone = (scanned: ScannedLine): boolean =>
  datesOf(scanned)[0]?.from === 0 && amountsOf(scanned).length === 0;

/**
 * Figures without a day end a page, and the next one begins with a day that has none: they may be of one row, whose
 * day would be that one and not the one that was handed down.
 */
export const areTornAtPages = (records: readonly PageRecord[], lines: readonly ScannedLine[]): boolean =>
  records.some(({ dated, amounts: [first] }, at) => {
    const page = lines[first?.line ?? -1]?.line.page;
    const next = records[at + 1]?.lines[0] ?? lines.length;
    if (dated || first === undefined || page === undefined || lines[next]?.line.page === page) return false;
    const top = lines.findIndex(({ line }, index) => index > first.line && line.page > page);
    const head = lines.slice(Math.max(0, top), Math.min(next, top + HEAD_MAX));
    // Above the names of the columns stands the period.
    return top >= 0 && head.slice(head.findLastIndex(isHeaderLine) + 1).some(isDayAlone);
  });
