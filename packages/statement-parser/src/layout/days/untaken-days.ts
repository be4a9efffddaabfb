import type { IsoDate } from "@passbook/contract/values";
import type { Word } from "../../decode/page-words.ts";
import { listDateNames } from "../headers/date-names.ts";
import { meets } from "../lines/lines.ts";
import { makeYearless } from "../lines/page-dates.ts";
import { amountsOf, datesOf, EMPTY, plainText } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";
import { runOn } from "../facts/turned-days.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import type { DateReading } from "./resolve-dates.ts";

/** Rows as they stand, and the day of booking that was taken for each. */
type TakenDays = {
  records: readonly PageRecord[];
  booked: readonly (IsoDate | null)[];
  /** The days that were found to be those of rows. */
  shown: readonly DateToken[];
  lines: readonly ScannedLine[];
  dates: Pick<DateReading, "period" | "resolve">;
};

const SHARE = 0.6;
const ROWS_MIN = 4;
const ALIGNED = 3;

/** A day with marks, be it cut off: `31/03/202`. */
const DAY_LIKE = /^(?:\d{1,2}([./-])\d{1,2}\1\d{1,4}|\d{4}([./-])\d{1,2}\2\d{0,2})$/;

const isTaken = ({ tokens }: ScannedLine, at: number): boolean =>
  tokens.some(({ from, to }) => from <= at && to >= at);

/** Most rows begin with what is written as a day, and it was not read. */
const beginUnread = ({ records, lines }: TakenDays): boolean => {
  const unread = records.filter(({ lines: [first = -1] }) => {
    const scanned = lines[first] ?? EMPTY;
    return DAY_LIKE.test(scanned.line.words[0]?.text ?? "") && !isTaken(scanned, 0);
  });
  return unread.length >= ROWS_MIN && unread.length >= records.length * SHARE;
};

type Period = NonNullable<DateReading["period"]>;

const isIn = (day: IsoDate | null, { from, to }: Period): boolean => day !== null && day >= from && day <= to;

/** The days on the lines of a row, and one alone on the line right over it; two are a period. */
const listShown = (record: PageRecord, lines: readonly ScannedLine[]): DateToken[] => {
  const over = lines[(record.lines[0] ?? 0) - 1] ?? EMPTY;
  const isHeading = over.tokens.length === 1 && over.tokens[0]?.from === 0;
  const own = record.lines.map((at) => lines[at] ?? EMPTY);
  return [...(isHeading ? [over] : []), ...own].flatMap(datesOf);
};

/** The day of a row lies outside the printed period, and another that it shows inside. */
const leavePeriod = ({ records, booked, lines, dates: { period, resolve } }: TakenDays): boolean =>
  period !== null &&
  records.some((record, at) => {
    const own = booked[at] ?? null;
    if (own === null || isIn(own, period)) return false;
    return listShown(record, lines).some(({ date }) => isIn(resolve(date), period));
  });

const SHORT_DAY = /^(\d{2})(\d{2})$/;

/** The words of a row that can be a day and a month without a mark, inside the period. */
const listBare = (scanned: ScannedLine, period: Period, resolve: DateReading["resolve"]): Word[] =>
  scanned.line.words.filter(({ text }, at) => {
    const [, a, b] = SHORT_DAY.exec(text) ?? [];
    const date = a === undefined || isTaken(scanned, at) ? null : makeYearless(Number(a), Number(b), "");
    return date !== null && isIn(resolve(date), period);
  });

/** Nearly all rows have a number at one place that is a day of the period, and no name says that it is that of value. */
const COLUMN_SHARE = 0.9;

const haveBareColumn = ({ records, lines, dates: { period, resolve } }: TakenDays): boolean => {
  if (period === null || records.length < ROWS_MIN) return false;
  const values = listDateNames(lines).filter(({ role }) => role === "value_date");
  const places = records.map(({ lines: [first = -1] }) =>
    listBare(lines[first] ?? EMPTY, period, resolve)
      .filter(({ box }) => !values.some((name) => meets(name.box, box)))
      .map(({ box }) => box[0]),
  );
  return (places[0] ?? []).some(
    (x0) =>
      places.filter((own) => own.some((other) => Math.abs(other - x0) <= ALIGNED)).length >=
      records.length * COLUMN_SHARE,
  );
};

const BARE_NUMBER = /^(?:0?[1-9]|[12]\d|3[01])\.?$/;
const NUMBERS_SHARE = 0.6;

/** Under the name of a day of rows most have a number of a day alone, and what was taken for their day stands elsewhere. */
const haveNumberColumn = ({ records, lines }: TakenDays): boolean => {
  const names = listDateNames(lines).filter(({ role }) => role !== "value_date");
  return names.some((name) => {
    const numbered = records.filter(({ lines: [first = -1] }) => {
      const scanned = lines[first] ?? EMPTY;
      const isRead = datesOf(scanned).some(({ x0, x1 }) => x0 < name.box[2] && x1 > name.box[0]);
      if (isRead) return false;
      return scanned.line.words.some(
        ({ text, box }, at) => BARE_NUMBER.test(text) && meets(name.box, box) && !isTaken(scanned, at),
      );
    });
    return numbered.length > 0 && numbered.length >= records.length * NUMBERS_SHARE;
  });
};

const HEADED_SHARE = 0.5;

/** Its day stands over it, alone on its line, or over rows before it. */
const isHeaded = (
  { dated, dates: [date], lines: [first = -1] }: PageRecord,
  lines: TakenDays["lines"],
): boolean => {
  const own = lines[first] ?? EMPTY;
  const isAlone = amountsOf(own).length === 0 && plainText(own) === "";
  return date !== undefined && (date.from < 0 || (date.from === 0 && (!dated || isAlone)));
};

/** Most rows have the day that stands over them, and these run on; the days that the few others show turn back. */
const leaveHeadings = ({ records, booked, lines }: TakenDays): boolean => {
  const headed = booked.filter((_, at) => records[at] !== undefined && isHeaded(records[at], lines));
  return (
    headed.length < records.length &&
    headed.length >= records.length * HEADED_SHARE &&
    runOn(headed) &&
    !runOn(booked)
  );
};

/** A row shows a day on its line, where no others have theirs, and was given that of another. */
const leaveOwnDay = ({ records, booked, lines, dates: { resolve } }: TakenDays): boolean =>
  records.some(({ dated, lines: [first = -1] }, at) => {
    const own = datesOf(lines[first] ?? EMPTY).filter(({ date }) => !date.yearless);
    const shown = dated || booked[at] == null ? [] : own.map((day) => resolve(day.date));
    return shown.length > 0 && !shown.includes(booked[at] ?? null);
  });

/** A day alone on its line, which no row took. */
const findLone = ({ tokens: [date, ...others], line, passed }: ScannedLine): DateToken | undefined => {
  if (passed !== undefined || date?.kind !== "date" || others.length > 0) return passed;
  return date.from === 0 && date.to === line.words.length - 1 ? date : undefined;
};

/** A day before the words of a line that no amount ends: those of a row whose amount stands below. */
const findFirst = (scanned: ScannedLine): DateToken | undefined => {
  const [date] = scanned.tokens;
  return date?.kind === "date" && date.from === 0 && amountsOf(scanned).length === 0 ? date : undefined;
};

/** Days alone right over rows, at their edge: those of the rows above them have one under each. */
const standOverRows = ({ records, lines }: TakenDays): boolean => {
  const named = new Set(records.map(({ under }) => under));
  const over = records.slice(1).filter(({ lines: [first = 0] }) => {
    const [date, row] = [findLone(lines[first - 1] ?? EMPTY), lines[first] ?? EMPTY];
    return date !== undefined && !named.has(date) && date.x0 <= row.line.box[0] + ALIGNED;
  });
  return over.length > 0 && over.length < (records.length - 1) * COLUMN_SHARE;
};

/** Between the rows stands a day, where theirs stand at the edge of the page, that no row took: it may be that of the row beside it. */
const leaveColumn = ({ records, lines, shown }: TakenDays): boolean => {
  const taken = new Set([
    ...shown,
    ...records.flatMap(({ dates, under }) => (under === undefined ? dates : [...dates, under])),
  ]);
  // the number of a row may stand before its day
  const begun = records.flatMap(({ dated, dates: [date] }) =>
    date !== undefined && (date.from < 0 || (dated && date.from <= 1)) ? [date.x0] : [],
  );
  const rows = records.flatMap((record) => record.lines);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  return lines.slice(first, last + 1).some((scanned) => {
    const date = findLone(scanned) ?? findFirst(scanned);
    return date !== undefined && !taken.has(date) && begun.some((x0) => Math.abs(x0 - date.x0) <= ALIGNED);
  });
};

/** Rows show days that were not taken, where those that were are no better: nobody knows that the right ones were. */
export const leaveDays = (taken: TakenDays): boolean =>
  beginUnread(taken) ||
  leavePeriod(taken) ||
  haveBareColumn(taken) ||
  haveNumberColumn(taken) ||
  leaveHeadings(taken) ||
  leaveOwnDay(taken) ||
  leaveColumn(taken) ||
  standOverRows(taken);
