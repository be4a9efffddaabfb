import { isDayRole } from "../names/day-names.ts";
import type { DayRole } from "../names/day-names.ts";
import { readColumnName } from "../names/column-names.ts";
import type { PageRecord } from "../rows/collect-records.ts";
import { findStackedDays } from "../rows/stacked-names.ts";
import type { DateName } from "../headers/date-names.ts";
import { amountsOf, datesOf } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

/** A date of a row and what the name over it says; `vague` where words of that are not known. */
export type RowDay = { date: DateToken; role: DayRole | null; vague?: boolean };

type Names = { names: readonly DateName[]; rightToLeft: boolean };

/** The names of dates by the lines of their headers; one that names fewer columns right under another has the others of that. */
const listHeaders = (names: readonly DateName[]): (readonly [line: number, names: readonly DateName[]])[] => {
  const lines = Map.groupBy(names, ({ line }) => line);
  return [...lines].map(([line, own]) => {
    const above = lines.get(line - 1) ?? [];
    const isNamed = ({ box }: DateName): boolean =>
      own.some((name) => name.box[0] < box[2] && name.box[2] > box[0]);
    return [line, [...own, ...above.filter((name) => !isNamed(name))]];
  });
};

/** The header over each row: the last one that names dates before it, else the first one. */
const headerOver = (names: readonly DateName[]): ((line: number) => readonly DateName[]) => {
  const headers = listHeaders(names);
  const [, first = []] = headers[0] ?? [];
  return (line) => headers.findLast(([at]) => at < line)?.[1] ?? first;
};

const distanceTo = ({ x0, x1 }: DateToken, { box }: DateName): number =>
  Math.abs((x0 + x1) / 2 - (box[0] + box[2]) / 2);

/** The day of a heading, which was put before the first word of a row under it. */
const isOfHeading = ({ from }: DateToken): boolean => from < 0;

type Pairing = { away: number; names: readonly (DateName | null)[] };

/** Names are given to dates in their order, each to one: as many as can be, and of these ways that in which they stand nearest. */
const pairInOrder = (
  dates: readonly DateToken[],
  header: readonly DateName[],
): readonly (DateName | null)[] => {
  const known = new Map<number, Pairing>();
  const pair = (date: number, name: number): Pairing => {
    const at = date * (header.length + 1) + name;
    const pairing = known.get(at) ?? pairAnew(date, name);
    known.set(at, pairing);
    return pairing;
  };
  const pairAnew = (date: number, name: number): Pairing => {
    const [own, label] = [dates[date], header[name]];
    if (own === undefined) return { away: 0, names: [] };
    const left = { dates: dates.length - date, names: header.length - name };
    const ways: Pairing[] = [];
    if (label !== undefined) {
      const rest = pair(date + 1, name + 1);
      ways.push({ away: distanceTo(own, label) + rest.away, names: [label, ...rest.names] });
      if (left.names > left.dates) ways.push(pair(date, name + 1));
    }
    if (left.dates > left.names) {
      const rest = pair(date + 1, name);
      ways.push({ away: rest.away, names: [null, ...rest.names] });
    }
    return ways.reduce((best, way) => (way.away < best.away ? way : best));
  };
  return pair(0, 0).names;
};

/** Dates one over the other stay as they are read. */
const fromLeft = (a: DateToken, b: DateToken): number => (a.x1 < b.x0 ? -1 : b.x1 < a.x0 ? 1 : 0);

/** What the name over each date says; what stands over rows is their day of booking. */
const nameDates = (dates: readonly DateToken[], header: readonly DateName[]): RowDay[] => {
  const placed = dates.filter((date) => !isOfHeading(date)).toSorted(fromLeft);
  const names = pairInOrder(
    placed,
    header.toSorted((a, b) => a.box[0] - b.box[0]),
  );
  return dates.map((date) => {
    if (isOfHeading(date)) return { date, role: "booking_date" };
    const name = names[placed.indexOf(date)] ?? null;
    return name === null ? { date, role: null } : { date, role: name.role, vague: name.vague === true };
  });
};

const isUnder = ({ x0, x1 }: DateToken, { box }: DateName): boolean => box[0] < x1 && box[2] > x0;

/** The dates of a row, with those that stand behind its amounts under a name of dates. */
const listDates = (
  { dates, lines: own, dated, amounts }: PageRecord,
  lines: readonly ScannedLine[],
  header: readonly DateName[],
): readonly DateToken[] => {
  const scanned = lines[own[0] ?? -1];
  if (scanned === undefined || !dated) return dates;
  const isNamed = (date: DateToken): boolean => header.some((name) => isUnder(date, name));
  const behind = datesOf(scanned).filter((date) => !dates.includes(date) && isNamed(date));
  if (dates.length + behind.length > 1) return [...dates, ...behind];
  // The day of value may stand beside the amount, lines below that of booking.
  const filled = lines[amounts[0]?.line ?? -1];
  const isValue = (date: DateToken): boolean =>
    !dates.includes(date) && header.some((name) => name.role === "value_date" && isUnder(date, name));
  const beside = filled === undefined || filled === scanned ? [] : datesOf(filled).filter(isValue);
  return [...dates, ...beside.slice(-1)];
};

const ALIGNED = 6;
const COLUMN_SHARE = 0.3;
/** Rows under the day of a heading, or under one name for their days, have another column of days nearly all of them, or none. */
const HEADED_SHARE = 0.7;

/** The dates of each row that begin it, stand in a column with those of others or under a name of their own; one in its words is no day of it. */
const dropStrayDates = (
  rows: readonly (readonly DateToken[])[],
  headers: readonly (readonly DateName[])[],
): DateToken[][] => {
  const counts = new Map<number, number>();
  const placesOf = ({ x0, x1 }: DateToken): number[] => [x0, -x1].map((x) => Math.round(x / ALIGNED));
  for (const place of rows.flatMap((dates) => dates.flatMap(placesOf)))
    counts.set(place, (counts.get(place) ?? 0) + 1);
  const countNear = (place: number): number =>
    [place - 1, place, place + 1].reduce((sum, near) => sum + (counts.get(near) ?? 0), 0);
  return rows.map(([first, ...further], row) => {
    if (first === undefined) return [];
    // One name speaks of one date: what else stands under that of the first is in the words.
    const names = (headers[row] ?? []).filter((name) => !isUnder(first, name));
    const isNamed = (date: DateToken): boolean => names.some((name) => isUnder(date, name));
    const isOnly = isOfHeading(first) || (headers[row]?.length === 1 && names.length === 0);
    const least = rows.length * (isOnly ? HEADED_SHARE : COLUMN_SHARE);
    const isPlaced = (date: DateToken): boolean => placesOf(date).some((place) => countNear(place) >= least);
    return [first, ...further.filter((date) => isPlaced(date) || isNamed(date))];
  });
};

type Extra = (record: PageRecord, own: readonly RowDay[]) => RowDay | null;

const REGULAR_SHARE = 0.7;

/** A further day of nearly all rows; where few have it, it is part of their words. */
const addDays = (
  rows: readonly (readonly RowDay[])[],
  records: readonly PageRecord[],
  extra: Extra,
): RowDay[][] => {
  const found = records.map((record, at) => extra(record, rows[at] ?? []));
  const count = found.filter((day) => day !== null).length;
  if (count < records.length * REGULAR_SHARE) return rows.map((own) => [...own]);
  return rows.map((own, at) => {
    const further = found[at] ?? null;
    if (further === null) return [...own];
    return [...own, further];
  });
};

/** The day right under that of the row, on a line without an amount. */
const findBelow =
  (lines: readonly ScannedLine[], firsts: ReadonlySet<number>, role: DayRole | null): Extra =>
  (record, [own]) => {
    if (record.under !== undefined) return { date: record.under, role };
    const at = (record.lines[0] ?? -2) + 1;
    const under = firsts.has(at) ? undefined : lines[at];
    const date = under === undefined || amountsOf(under).length > 0 ? undefined : datesOf(under)[0];
    const isBelow = own !== undefined && date !== undefined && Math.abs(date.x0 - own.date.x0) <= ALIGNED;
    return isBelow && date.from === 0 ? { date, role } : null;
  };

const HEADING_WORDS_MAX = 5;

/** A day over rows, and what its own words call it. */
type DayHeading = { date: DateToken; named: DayRole | null };

/** A day alone on its line, with the name of its weekday or of what it is. */
const readHeading = (scanned: ScannedLine): DayHeading | null => {
  const [date, ...others] = datesOf(scanned);
  const { words } = scanned.line;
  if (date === undefined || others.length > 0 || amountsOf(scanned).length > 0) return null;
  if (date.to !== words.length - 1 || words.length > HEADING_WORDS_MAX) return null;
  const name = words.slice(0, date.from).map(({ text }) => text);
  const { role } = readColumnName(name.join(" ").replace(/:$/, ""));
  return { date, named: isDayRole(role) ? role : null };
};

/**
 * The day that stands as a heading over rows with days of their own; null where none stands over the first one. What is
 * called otherwise than the first heading, as the month of a salary, is in the words of a row.
 */
const findHeading = (lines: readonly ScannedLine[], first: number): Extra | null => {
  const headings = lines.map((scanned, at) => (at < first - 1 ? null : readHeading(scanned)));
  const over = headings[first - 1] ?? null;
  if (over === null) return null;
  return ({ lines: [own = 0], dates: [lead] }) => {
    const isBeside = lead !== undefined && lines[own]?.tokens.includes(lead) === true;
    const heading = headings.slice(0, own).findLast((other) => other?.named === over.named);
    // Right of the days of the rows a day is one of the words about it, as of the first balance.
    const isOver = heading && lead && heading.date.x0 <= lead.x0 + ALIGNED;
    // Rows stand under the days in whose order they are printed.
    return isBeside && heading && isOver ? { date: heading.date, role: heading.named ?? "date" } : null;
  };
};

/** The days that each row shows, in reading order, and what the names over them say. */
export const listRowDays = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
  { names, rightToLeft }: Names,
): RowDay[][] => {
  const findHeader = headerOver(names);
  const headers = records.map(({ lines: [first = 0] }) => findHeader(first));
  const dates = dropStrayDates(
    records.map((record, at) => listDates(record, lines, headers[at] ?? [])),
    headers,
  );
  const beside = dates.map((own, at) => {
    const read = own.toSorted((a, b) => (rightToLeft ? b.x0 - a.x0 : 0));
    return nameDates(read, headers[at] ?? []);
  });
  const firsts = records.map(({ lines: [first = -1] }) => first);
  const heading = findHeading(lines, firsts[0] ?? 0);
  if (heading !== null) return addDays(beside, records, heading);
  const stacked = findStackedDays(lines);
  // Of two names of which one stands over the other the nearest to the upper day may be the lower one.
  const upper = beside.map((own, row) =>
    own.map((day, at) => {
      const isUpper = at === 0 && records[row]?.under !== undefined;
      return stacked !== null && (isUpper || day.role === stacked.lower)
        ? { ...day, role: stacked.upper }
        : day;
    }),
  );
  return addDays(
    beside.every((own) => own.length < 2) ? upper : beside,
    records,
    findBelow(lines, new Set(firsts), stacked?.lower ?? null),
  );
};
