import { runsRightToLeft } from "./right-to-left.ts";
import type { PageRecord } from "./collect-records.ts";
import { findLowerDateName, listDateNames } from "./header-lines.ts";
import { exchangeUnnamed } from "./exchange-unnamed.ts";
import type { DayReader } from "./exchange-unnamed.ts";
import { amountsOf, datesOf } from "./tokens.ts";
import type { DateToken, ScannedLine } from "./tokens.ts";

/** The dates of a row by what they are; the day of booking may be that of the row before. */
export type RowDates = { booked: DateToken | undefined; other: DateToken | undefined };

const RANKS: readonly string[] = ["value_date", "transaction_date", "date", "booking_date"];

const VALUE_RANK = RANKS.indexOf("value_date");

type NamedDates = ReturnType<typeof listDateNames>;
type DateNames = { header: NamedDates; rightToLeft: boolean };

/** The first header that names several columns of dates. */
const findDateHeader = (names: NamedDates): NamedDates =>
  [...Map.groupBy(names, ({ line }) => line).values()].find((own) => own.length > 1) ?? [];

const distanceTo = ({ x0, x1 }: DateToken, { box }: NamedDates[number]): number =>
  Math.abs((x0 + x1) / 2 - (box[0] + box[2]) / 2);

const rankUnder = (date: DateToken, header: NamedDates): number => {
  const [nearest] = header.toSorted((a, b) => distanceTo(date, a) - distanceTo(date, b));
  return nearest === undefined ? -1 : RANKS.indexOf(nearest.role);
};

/** Of two dates, the day of booking first, as the names over them say; without names the first in reading order. */
const orderDates = ([first, second]: readonly DateToken[], { header, rightToLeft }: DateNames): RowDates => {
  if (first === undefined || second === undefined) return { booked: first, other: undefined };
  const [ownRank, otherRank] = [rankUnder(first, header), rankUnder(second, header)];
  const isSecond = ownRank === otherRank ? rightToLeft === second.x0 > first.x0 : otherRank > ownRank;
  return isSecond ? { booked: second, other: first } : { booked: first, other: second };
};

const ALIGNED = 6;
const COLUMN_SHARE = 0.3;

/** The dates of a row, with those that stand behind its amounts under a name of dates. */
const listRowDates = (
  { dates, lines: own, dated, amounts }: PageRecord,
  lines: readonly ScannedLine[],
  { header }: DateNames,
): Pick<PageRecord, "dates"> => {
  const scanned = lines[own[0] ?? -1];
  if (scanned === undefined || !dated) return { dates };
  const isNamed = ({ x0, x1 }: DateToken): boolean => header.some(({ box }) => box[0] < x1 && box[2] > x0);
  const behind = datesOf(scanned).filter((date) => !dates.includes(date) && isNamed(date));
  if (dates.length + behind.length > 1) return { dates: [...dates, ...behind] };
  // The day of value may stand beside the amount, lines below that of booking.
  const filled = lines[amounts[0]?.line ?? -1];
  const isValue = (date: DateToken): boolean =>
    rankUnder(date, header) === VALUE_RANK && !dates.includes(date) && isNamed(date);
  const beside = filled === undefined || filled === scanned ? [] : datesOf(filled).filter(isValue);
  return { dates: [...dates, ...beside.slice(-1)] };
};

/** The dates of each row that begin it or stand in a column with those of others; one in its words is no day of it. */
const dropStrayDates = (records: readonly Pick<PageRecord, "dates">[]): (readonly DateToken[])[] => {
  const counts = new Map<number, number>();
  const placesOf = ({ x0, x1 }: DateToken): number[] => [x0, -x1].map((x) => Math.round(x / ALIGNED));
  for (const place of records.flatMap(({ dates }) => dates.flatMap(placesOf)))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  const countNear = (place: number): number =>
    [place - 1, place, place + 1].reduce((sum, near) => sum + (counts.get(near) ?? 0), 0);
  const least = records.length * COLUMN_SHARE;
  return records.map(({ dates }) =>
    dates.filter((date, at) => at === 0 || placesOf(date).some((place) => countNear(place) >= least)),
  );
};

const isUnder = (date: DateToken, column: readonly number[]): boolean =>
  column.some((x0) => Math.abs(x0 - date.x0) <= ALIGNED);

/** What a date is that a row without one at its beginning shows: of its value, or part of its words; null where it may be its day. */
const readShown = (date: DateToken, names: NamedDates): "value" | "text" | null => {
  const over = names.filter(({ box }) => box[0] < date.x1 + ALIGNED && box[2] > date.x0 - ALIGNED);
  if (over.length === 0) return "text";
  return over.every(({ role }) => role === "value_date") ? "value" : null;
};

const BELOW_SHARE = 0.7;

/** A date right under that of the row, which the header says is the day of booking. */
const bookBelow = (
  ordered: readonly RowDates[],
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
): readonly RowDates[] => {
  if (findLowerDateName(lines)?.role !== "booking_date") return ordered;
  const below = records.map((record, at) => {
    const [under, own] = [lines[(record.lines[0] ?? -2) + 1], ordered[at]?.booked];
    const date = under === undefined || amountsOf(under).length > 0 ? undefined : datesOf(under)[0];
    return date !== undefined && own !== undefined && Math.abs(date.x0 - own.x0) <= ALIGNED
      ? date
      : undefined;
  });
  const found = below.filter((date) => date !== undefined).length;
  if (found < records.length * BELOW_SHARE) return ordered;
  return ordered.map((own, at) => (below[at] === undefined ? own : { booked: below[at], other: own.booked }));
};

/** Which date of each row is the day of booking; one that is printed for several rows stands with the first of them. */
export const pickRowDates = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
  { text, days }: { text: string; days: DayReader },
): RowDates[] => {
  const all = listDateNames(lines);
  const names = { header: findDateHeader(all), rightToLeft: runsRightToLeft(text) };
  const dates = dropStrayDates(records.map((record) => listRowDates(record, lines, names)));
  const isNamed = (one: DateToken, other: DateToken): boolean =>
    rankUnder(one, names.header) !== rankUnder(other, names.header);
  const printed = dates.map((each) => orderDates(each, names));
  const own = exchangeUnnamed(printed, { isNamed, tables: records.map(({ table }) => table) }, days);
  const ordered = bookBelow(own, records, lines);
  // Another table may have one column of dates where this one has two.
  const tables = new Map<number, { bookedColumn: number[]; otherColumn: number[] }>();
  for (const [at, { booked, other }] of ordered.entries()) {
    const table = records[at]?.table ?? 0;
    const own = tables.get(table) ?? { bookedColumn: [], otherColumn: [] };
    tables.set(table, own);
    if (other === undefined || booked === undefined) continue;
    own.bookedColumn.push(booked.x0);
    own.otherColumn.push(other.x0);
  }
  let before: DateToken | undefined;
  return ordered.map(({ booked, other }, at) => {
    const { bookedColumn = [], otherColumn = [] } = tables.get(records[at]?.table ?? 0) ?? {};
    const isOther =
      booked !== undefined &&
      other === undefined &&
      before !== undefined &&
      isUnder(booked, otherColumn) &&
      !isUnder(booked, bookedColumn);
    if (isOther) return { booked: before, other: booked };
    const shown = records[at]?.dated === false && before !== undefined ? booked : undefined;
    const told = shown === undefined || all.length === 0 ? null : readShown(shown, all);
    if (told !== null) return { booked: before, other: told === "value" ? booked : undefined };
    before = booked ?? before;
    return { booked, other };
  });
};
