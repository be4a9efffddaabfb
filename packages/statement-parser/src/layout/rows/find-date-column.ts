import { namesWeekday } from "../../values/weekdays.ts";
import { readColumnName } from "../names/column-names.ts";
import { readSectionWords } from "../../labels/fact-words.ts";
import { listDateNames } from "../headers/date-names.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import type { DateName } from "../headers/date-names.ts";
import { runsRightToLeft } from "../lines/right-to-left.ts";
import { amountsOf, datesOf } from "../lines/tokens.ts";
import type { DateToken, ScannedLine } from "../lines/tokens.ts";

/** Where dates stand that begin a row. */
export type DateColumn = { x0: number; last: number };

const WIDTH = 14;
const SLACK = 3;
const WORDS_BEFORE_MAX = 4;

/** Dates that their own words call the day of value, on a line of a row or alone: none that begins it. */
const isWordedValue = ({ line }: ScannedLine, { from, to }: DateToken): boolean =>
  [1, 2].some((count) => {
    const words = line.words.slice(Math.max(0, from - count), from).map(({ text }) => text);
    const isAll = from === count && to === line.words.length - 1;
    const isNamed = isAll || (words.at(-1) ?? "").endsWith(":");
    return words.length === count && isNamed && isValueName(words.join(" "));
  });

const isValueName = (text: string): boolean => readColumnName(text.replace(/:$/, "")).role === "value_date";

/** Whether an amount follows before the next row; a row begins where a date stands as far left as `x0`. */
const hasAmountSoon = (lines: readonly ScannedLine[], index: number, x0 = -Infinity): boolean => {
  for (let at = index; at < Math.min(lines.length, index + 4); at += 1) {
    const line = lines[at];
    if (line === undefined) return false;
    const begins = (date: DateToken): boolean => date.x0 <= x0 + WIDTH && !isWordedValue(line, date);
    if (at > index && datesOf(line).some(begins)) return false;
    if (amountsOf(line).length > 0) return true;
  }
  return false;
};

/** Where a date begins, the name of its weekday included. */
const startOf = ({ line }: ScannedLine, date: DateToken): number => {
  const before = line.words[date.from - 1];
  const heading = date.to === line.words.length - 1 && /^\p{L}/u.test(before?.text ?? "");
  // A line that is read from the right begins with the day at its end.
  const isBefore = date.from === 1 && line.backwards !== true;
  const isNamed = isBefore && before !== undefined && (heading || namesWeekday(before.text));
  return isNamed ? before.box[0] : date.x0;
};

/** Dates that may begin a row: no amount and few words stand before them on the line. */
const listLeading = (
  lines: readonly ScannedLine[],
  facts: ReadonlySet<number>,
): { x0: number; from: number }[] =>
  lines.flatMap((scanned, index) => {
    if (facts.has(index)) return [];
    const amount = scanned.tokens.find((token) => token.kind === "amount");
    return datesOf(scanned)
      .filter(
        (date) =>
          !isPeriod(scanned, date) &&
          !isWordedValue(scanned, date) &&
          hasAmountSoon(lines, index, date.x0) &&
          (amount === undefined || date.from < amount.from || date.from <= WORDS_BEFORE_MAX),
      )
      .map((date) => {
        const x0 = startOf(scanned, date);
        return { x0, from: date.x0 === x0 ? date.from : 0 };
      });
  });

/** The columns of dates that may begin rows, the likeliest first: the one with most rows, then those of dates that stand beside amounts. */
export const findDateColumns = (lines: readonly ScannedLine[], facts: ReadonlySet<number>): DateColumn[] => {
  const left = findFullest(listLeading(lines, facts));
  const anywhere = findFullest(listBeside(lines, facts));
  const enough = left === null && isRightToLeft(lines) ? 1 : BESIDE_MIN;
  const beside = anywhere !== null && anywhere.count >= enough ? anywhere : null;
  const isMain = left !== null && left.count >= 2 && left.count * FEWER > (beside?.count ?? 0);
  const ordered = isMain ? [left, beside] : [beside, left];
  const found = [findHeadings(lines, left), ...ordered, findFullest(listBelow(lines, facts))].flatMap(
    (column) => column ?? [],
  );
  const own = found.filter(({ x0 }, at) => found.findIndex((other) => other.x0 === x0) === at);
  // Where one stands under a name of days, dates under another name are in the words of rows.
  const names = listDateNames(lines);
  const isNamed = (column: DateColumn): boolean =>
    namesOver(column, names).some(({ role, box }) => role !== "value_date" || box[2] > column.x0);
  const named = own.filter(isNamed);
  return named.length > 0 ? named : own;
};

/** Dates at the left that are so many times fewer than those beside amounts are parts of words. */
const FEWER = 4;

const HEADING_WORDS_MAX = 5;
const HEADINGS_SHARE = 0.15;
const NAME_REACH = 24;

const namesOver = ({ x0, last }: DateColumn, names: readonly DateName[]): DateName[] =>
  names.filter(({ box }) => box[0] < last + NAME_REACH && box[2] > x0 - NAME_REACH);

const isOfValue = (column: DateColumn, lines: readonly ScannedLine[]): boolean => {
  const names = namesOver(column, listDateNames(lines));
  return names.length > 0 && names.every(({ role }) => role === "value_date");
};

/** Days of booking that stand over rows which have the day of their value beside them. */
const findHeadings = (lines: readonly ScannedLine[], left: Counted | null): Counted | null => {
  if (left === null || !isOfValue(left, lines)) return null;
  const headings = lines.flatMap((scanned, index) => {
    const [date, ...others] = datesOf(scanned);
    const count = scanned.line.words.length;
    const isHeading = count <= HEADING_WORDS_MAX && date?.to === count - 1 && others.length === 0;
    if (!isHeading || amountsOf(scanned).length > 0 || !hasAmountSoon(lines, index)) return [];
    return [{ x0: startOf(scanned, date), from: 0 }];
  });
  const found = findFullest(headings);
  return found !== null && found.count >= left.count * HEADINGS_SHARE ? found : null;
};

/** Dates that begin a line right under one with an amount. */
const listBelow = (
  lines: readonly ScannedLine[],
  facts: ReadonlySet<number>,
): { x0: number; from: number }[] =>
  lines.flatMap((scanned, index) => {
    const [date] = datesOf(scanned);
    const above = lines[index - 1];
    const isUnder = above !== undefined && amountsOf(above).length > 0 && !facts.has(index - 1);
    return date?.from === 0 && isUnder && !facts.has(index) && !isPeriod(scanned, date)
      ? [{ x0: date.x0, from: 0 }]
      : [];
  });

/** The column of dates with most rows, and of equal ones the leftmost; lines that state a balance do not count. Null where no line has a date and an amount. */
export const findDateColumn = (
  lines: readonly ScannedLine[],
  facts: ReadonlySet<number>,
): DateColumn | null => findDateColumns(lines, facts)[0] ?? null;

/** Dates on lines with amounts, wherever they stand: right-to-left pages have them on the right. */
const listBeside = (
  lines: readonly ScannedLine[],
  facts: ReadonlySet<number>,
): { x0: number; from: number }[] =>
  lines.flatMap((scanned, index) =>
    facts.has(index) || amountsOf(scanned).length === 0
      ? []
      : datesOf(scanned)
          .filter((date) => !isPeriod(scanned, date) && !isWordedValue(scanned, date))
          .map(({ x0 }) => ({ x0, from: 0 })),
  );

const BESIDE_MIN = 2;

const isRightToLeft = (lines: readonly ScannedLine[]): boolean =>
  runsRightToLeft(lines.map(({ line }) => line.text).join("\n"));

type Counted = DateColumn & { count: number };

const findFullest = (dates: readonly { x0: number; from: number }[]): Counted | null => {
  const leading = dates.toSorted((a, b) => a.x0 - b.x0);
  let best: Counted | null = null;
  for (const [index, first] of leading.entries()) {
    // From the second date of one place on it is the same column with fewer dates.
    if (first.x0 === leading[index - 1]?.x0) continue;
    const group = leading.slice(index).filter((date) => date.x0 - first.x0 <= WIDTH);
    const inText = group.filter((date) => date.from > WORDS_BEFORE_MAX).length;
    const count = group.length - inText * 0.3;
    if (group.length === 1 && first.from > 0) continue;
    if (best === null || count > best.count * 1.15 + 0.01)
      best = { x0: first.x0, last: group.at(-1)?.x0 ?? first.x0, count };
  }
  return best;
};

const OTHER_WORDS_BEFORE = 2;

type Table = { starts: DateToken[]; main: boolean; names: readonly ScannedLine[] };

/** Parts of a document from one heading or header to the next. */
const splitTables = (lines: readonly ScannedLine[], main: DateColumn): Table[] => {
  const tables: Table[] = [{ starts: [], main: false, names: [] }];
  for (const scanned of lines) {
    const heading =
      scanned.tokens.length === 0 && readSectionWords(scanned.line.cells[0]?.text ?? "") !== null;
    const isNames = isHeaderLine(scanned);
    if (heading || isNames) tables.push({ starts: [], main: false, names: isNames ? [scanned] : [] });
    const table = tables.at(-1);
    const [first] = scanned.tokens;
    if (table === undefined || first?.kind !== "date") continue;
    if (findLead(scanned, [main]) !== null) table.main = true;
    else if (first.from <= OTHER_WORDS_BEFORE && scanned.tokens.at(-1)?.kind === "amount")
      table.starts.push(first);
  }
  return tables;
};

const SECOND_MIN = 3;

/** The named column of the second of two days, where a row has that alone: what a bank books itself was bought on no day. */
const findSecond = (lines: readonly ScannedLine[], main: DateColumn): DateColumn[] => {
  const seconds = lines.flatMap((scanned) => {
    const lead = findLead(scanned, [main]);
    return datesOf(scanned).filter(({ from }) => lead !== null && from === lead.to + 1);
  });
  const places = seconds.map(({ x0 }) => x0);
  const column = { x0: Math.min(...places), last: Math.max(...places) };
  const isApart = column.last - column.x0 <= WIDTH && column.x0 > main.last + WIDTH;
  if (seconds.length < SECOND_MIN || !isApart || namesOver(column, listDateNames(lines)).length === 0)
    return [];
  const isAlone = ({ tokens: [first, ...others] }: ScannedLine): boolean =>
    first?.kind === "date" && first.from === 0 && isIn(column, first.x0) && others[0]?.kind === "amount";
  return lines.some(isAlone) ? [column] : [];
};

type Start = { x0: number; named: boolean };

/** Where dates begin the rows of tables that are printed otherwise, and whether a name of dates stands over them. */
const listStarts = (tables: readonly Table[]): Start[] =>
  tables
    .filter(({ main }) => !main)
    .flatMap(({ starts, names }) =>
      starts.map(({ x0, x1 }) => ({
        x0,
        named: listDateNames(names).some(({ box }) =>
          [box[0] - x0, box[2] - x1].some((offset) => Math.abs(offset) <= SLACK),
        ),
      })),
    );

/** The word of a line of names at whose left edge the dates of a column stand; -1 where none does. */
const findWordOver = (names: ScannedLine | undefined, x0: number): number =>
  names?.line.words.findIndex(({ box }) => Math.abs(box[0] - x0) <= SLACK) ?? -1;

/** The place of the main column on pages that repeat its names elsewhere, as those do whose columns are as wide as what they hold. */
const findMoved = (lines: readonly ScannedLine[], main: DateColumn): DateColumn[] => {
  const first = lines.findIndex((scanned) => findLead(scanned, [main]) !== null);
  const names = lines.slice(0, Math.max(0, first)).findLast(isHeaderLine);
  const word = findWordOver(names, main.x0);
  return lines.flatMap(({ line }) => {
    const x0 = line.words[word]?.box[0];
    const isMoved = x0 !== undefined && line.text === names?.line.text && Math.abs(x0 - main.x0) > SLACK;
    return isMoved ? [{ x0, last: x0 }] : [];
  });
};

/** Further columns of dates, of tables that are printed otherwise than the main one; a single row needs a name over its date. */
export const findOtherColumns = (lines: readonly ScannedLine[], main: DateColumn): DateColumn[] => {
  const starts = listStarts(splitTables(lines, main)).toSorted((a, b) => a.x0 - b.x0);
  const columns: (DateColumn & { count: number; named: boolean })[] = [];
  for (const { x0, named } of starts) {
    const last = columns.at(-1);
    if (last !== undefined && x0 - last.x0 <= WIDTH) {
      last.last = x0;
      last.count += 1;
      last.named ||= named;
    } else columns.push({ x0, last: x0, count: 1, named });
  }
  return [
    ...columns.filter(({ count, named }) => count >= 2 || named),
    ...findSecond(lines, main),
    ...findMoved(lines, main),
  ];
};

const BETWEEN =
  /^(?:-|–|—|~|to|until|till|through|thru|bis|au|a|al|do|t\/m|tot|e|y|és|ile|s\/d|sampai|až|до|по|至|から)$/i;

/** Whether so many words behind a date one leads to another date. */
const leadsTo = (scanned: ScannedLine, { to }: DateToken, step: number): boolean =>
  BETWEEN.test(scanned.line.words[to + step]?.text ?? "") &&
  datesOf(scanned).some((other) => other.from === to + step + 1);

/** A date, a word between and another date: a period, not a row. */
const isPeriod = (scanned: ScannedLine, date: DateToken): boolean =>
  datesOf(scanned).length > 1 && [1, 2].some((step) => leadsTo(scanned, date, step));

/** Whether a line says first from when until when, as those of a table of rates do. */
export const beginsWithPeriod = (scanned: ScannedLine): boolean =>
  datesOf(scanned).some((date) => date.from === 0 && leadsTo(scanned, date, 1));

const STRIP_WORDS_BEFORE = 2;

const isIn = (column: DateColumn, x0: number): boolean =>
  x0 >= column.x0 - SLACK && x0 <= column.last + SLACK;

/** The date of a line that begins a row, if it has one. */
export const findLead = (scanned: ScannedLine, columns: readonly DateColumn[]): DateToken | null =>
  datesOf(scanned).find(
    (date) =>
      !isPeriod(scanned, date) &&
      ((scanned.strip !== undefined && date.from <= STRIP_WORDS_BEFORE) ||
        columns.some((column) => isIn(column, startOf(scanned, date)))),
  ) ?? null;
