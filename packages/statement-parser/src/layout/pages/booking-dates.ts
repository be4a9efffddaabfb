import { runsRightToLeft } from "./right-to-left.ts";
import type { PageRecord } from "./collect-records.ts";
import { listDateNames } from "./header-lines.ts";
import type { DateToken, ScannedLine } from "./tokens.ts";

/** The dates of a row by what they are; the day of booking may be that of the row before. */
export type RowDates = { booked: DateToken | undefined; other: DateToken | undefined };

const RANKS: readonly string[] = ["value_date", "transaction_date", "date", "booking_date"];

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

/** The day of booking may stand behind the amounts, where its name says so. */
const withBehind = ({ behind }: PageRecord, dates: RowDates, header: NamedDates): RowDates => {
  const { booked } = dates;
  if (behind === null || booked === undefined || behind === booked) return dates;
  return rankUnder(behind, header) > rankUnder(booked, header) ? { booked: behind, other: booked } : dates;
};

const ALIGNED = 6;

const isUnder = (date: DateToken, column: readonly number[]): boolean =>
  column.some((x0) => Math.abs(x0 - date.x0) <= ALIGNED);

/** Which date of each row is the day of booking; one that is printed for several rows stands with the first of them. */
export const pickRowDates = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
  text: string,
): RowDates[] => {
  const names = { header: findDateHeader(listDateNames(lines)), rightToLeft: runsRightToLeft(text) };
  const ordered = records.map((record) => withBehind(record, orderDates(record.dates, names), names.header));
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
    before = booked ?? before;
    return { booked, other };
  });
};
