import type { DayRole } from "../names/day-names.ts";
import { tellDays } from "./tell-days.ts";
import type { ToldDays } from "./tell-days.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import { listRowDays } from "./list-row-days.ts";
import type { RowDay } from "./list-row-days.ts";
import { listDateNames } from "../headers/date-names.ts";
import type { DateReading } from "./resolve-dates.ts";
import { runsRightToLeft } from "../lines/right-to-left.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

/** The dates of a row by what they are; the day of booking may be that of the row before. */
export type RowDates = { booked: DateToken | undefined; other: DateToken | undefined };

/** The dates of all rows; `open`: nothing tells the day of booking from the other one. */
export type PickedDates = { rowDates: RowDates[]; open: boolean };

/** What the days themselves tell: how they are read, the period that is printed, and whether the account is a debt. */
type DayReader = Pick<DateReading, "resolve" | "period"> & { text: string; owes: boolean };

/** Which of the days of rows that show them in the same way is that of booking. */
const tellGroup = (
  rows: readonly (readonly RowDay[])[],
  tables: readonly number[],
  { resolve, period, owes }: DayReader,
): ToldDays => {
  const columns = (rows[0] ?? []).map(({ role }, at) => ({
    role,
    vague: rows.some((days) => days[at]?.vague === true),
    readDays: () =>
      rows.map((days) => {
        const own = days[at];
        return own === undefined ? null : resolve(own.date.date);
      }),
  }));
  return tellDays(columns, { period, owes, tables });
};

const rolesOf = (days: readonly RowDay[]): string => days.map(({ role }) => role ?? "").join();

/** The days of each row by what they are. */
const orderDays = (
  rows: readonly (readonly RowDay[])[],
  records: readonly PageRecord[],
  reader: DayReader,
): PickedDates => {
  const groups = Map.groupBy(rows.keys(), (at) => rolesOf(rows[at] ?? []));
  const told = new Map(
    [...groups].map(([roles, own]) => [
      roles,
      tellGroup(
        own.map((at) => rows[at] ?? []),
        own.map((at) => records[at]?.table ?? 0),
        reader,
      ),
    ]),
  );
  const rowDates = rows.map((days): RowDates => {
    const { booked = 0, other = null } = told.get(rolesOf(days)) ?? {};
    return { booked: days[booked]?.date, other: days[other ?? -1]?.date };
  });
  return { rowDates, open: [...told.values()].some(({ open }) => open) || areTurned(rowDates) };
};

const ALIGNED = 6;

/** One of two columns holds the days of booking of some rows, and the other one those of others. */
const areTurned = (rowDates: readonly RowDates[]): boolean => {
  const pairs = rowDates.flatMap(({ booked, other }) =>
    booked === undefined || other === undefined || booked.text === other.text
      ? []
      : [{ booked: booked.x0, other: other.x0 }],
  );
  const [first] = pairs;
  return pairs.some(
    (pair) =>
      first !== undefined &&
      Math.abs(pair.booked - first.other) <= ALIGNED &&
      Math.abs(pair.other - first.booked) <= ALIGNED &&
      Math.abs(pair.booked - pair.other) > ALIGNED,
  );
};

const isUnder = (date: DateToken, column: readonly number[]): boolean =>
  column.some((x0) => Math.abs(x0 - date.x0) <= ALIGNED);

type Named = { role: DayRole; box: readonly [number, number, number, number] };

/** What a date is that a row without one at its beginning shows: of its value, or part of its words; null where it may be its day. */
const readShown = (date: DateToken, names: readonly Named[]): "value" | "text" | null => {
  const over = names.filter(({ box }) => box[0] < date.x1 + ALIGNED && box[2] > date.x0 - ALIGNED);
  if (over.length === 0) return "text";
  return over.every(({ role }) => role === "value_date") ? "value" : null;
};

const COLUMN_SHARE = 0.3;

/** Where no names tell, a date amid the words of its row is a day of it when those of other rows stand at its place. */
const readPlaced = (ordered: readonly RowDates[]) => {
  const all = ordered.flatMap(({ booked }) => booked ?? []);
  return ({ x0, x1 }: DateToken): "text" | null => {
    const beside = all.filter(
      (other) => Math.min(Math.abs(other.x0 - x0), Math.abs(other.x1 - x1)) <= ALIGNED,
    );
    return beside.length < ordered.length * COLUMN_SHARE ? "text" : null;
  };
};

/** A day of booking that is printed for several rows stands with the first of them. */
const shareDays = (
  ordered: readonly RowDates[],
  records: readonly PageRecord[],
  names: readonly Named[],
): RowDates[] => {
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
  const placed = readPlaced(ordered);
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
    const told = shown === undefined ? null : names.length > 0 ? readShown(shown, names) : placed(shown);
    if (told !== null) return { booked: before, other: told === "value" ? booked : undefined };
    before = booked ?? before;
    return { booked, other };
  });
};

/** Rows that begin with a day of their own have another one from amid the words of a row above. */
const areFromWords = (shared: readonly RowDates[], own: readonly RowDates[]): boolean =>
  shared.some(({ booked, other }, at) => {
    const isHanded = booked !== own[at]?.booked && other !== undefined && other.from === 0;
    return isHanded && (booked?.from ?? 0) > 1;
  });

/** Which date of each row is the day of booking, and which the other that is kept. */
export const pickRowDates = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
  reader: DayReader,
): PickedDates => {
  const names = listDateNames(lines);
  const rows = listRowDays(records, lines, { names, rightToLeft: runsRightToLeft(reader.text) });
  const { rowDates, open } = orderDays(rows, records, reader);
  const shared = shareDays(rowDates, records, names);
  return { rowDates: shared, open: open || areFromWords(shared, rowDates) };
};
