import { datesOf } from "../lines/tokens.ts";
import type { ScannedLine } from "../lines/tokens.ts";
import type { PageRecord } from "./collect-records.ts";

const ALIGNED = 3;

/** How a day is written, with the number of its digits where it is a year: `05 Eylül 2024` as `0 a 0000`. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\p{L}[\p{L}\p{M}]*/gu, "a")
    .replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, "0")
    .replaceAll(/\d/g, "0");

/** Days with the name of their month, by their shape: where they begin, and of how many words they are. */
type NamedDays = Map<string, { count: number; places: number[] }>;

const listNamedDays = (records: readonly PageRecord[]): NamedDays => {
  const days: NamedDays = new Map();
  for (const { dated, dates } of records) {
    const [date] = dates;
    if (!dated || date === undefined || !/\p{L}/u.test(date.text)) continue;
    const shape = shapeOf(date.text);
    const known = days.get(shape) ?? { count: date.to - date.from + 1, places: [] };
    known.places.push(date.x0);
    days.set(shape, known);
  }
  return days;
};

/** Something with a letter or a figure; a mark alone repeats the day above. */
const SAYS = /[\p{L}\p{N}]/u;

/** Where the days of rows begin, and where the words behind them do, at the least. */
const findDayColumn = (
  records: readonly PageRecord[],
  lines: readonly ScannedLine[],
): { from: number; to: number } | null => {
  const found = records.flatMap(({ dated, dates: [date], lines: [first = -1] }) => {
    const scanned = lines[first];
    if (!dated || date?.from !== 0 || scanned === undefined || !datesOf(scanned).includes(date)) return [];
    const behind = scanned.line.words[date.to + 1];
    return behind === undefined ? [] : { date, behind };
  });
  if (found.length === 0) return null;
  return {
    from: Math.min(...found.map(({ date }) => date.x0)),
    to: Math.min(...found.map(({ behind }) => behind.box[0])),
  };
};

/** A row without a day has something else where others have theirs: what is handed down may not be its day. */
export const fillDayColumn = (records: readonly PageRecord[], lines: readonly ScannedLine[]): boolean => {
  const column = findDayColumn(records, lines);
  if (column === null) return false;
  return records.some(({ dated, lines: [first = -1] }) => {
    const [word] = lines[first]?.line.words ?? [];
    if (dated || word === undefined || !SAYS.test(word.text)) return false;
    return word.box[0] >= column.from - ALIGNED && word.box[2] <= column.to - ALIGNED;
  });
};

/**
 * A row without a day begins, where the days of others stand, with what is written as theirs: the name of its month is not
 * known, so that its day is not the one that was handed down.
 */
export const areDaysUnread = (records: readonly PageRecord[], lines: readonly ScannedLine[]): boolean => {
  const days = listNamedDays(records);
  return records.some(({ dated, lines: [first = -1] }) => {
    const scanned = lines[first];
    const [word] = scanned?.line.words ?? [];
    if (dated || scanned === undefined || word === undefined || datesOf(scanned)[0]?.from === 0) return false;
    return [...days].some(([shape, { count, places }]) => {
      const text = scanned.line.words.slice(0, count).map((one) => one.text);
      const isAligned = places.some((x0) => Math.abs(x0 - word.box[0]) <= ALIGNED);
      return isAligned && shapeOf(text.join(" ")) === shape;
    });
  });
};
