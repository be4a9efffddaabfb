import { findFacts, statedLines } from "../facts/find-facts.ts";
import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import { readColumnName } from "../names/column-names.ts";
import { findDateColumns } from "../rows/find-date-column.ts";
import { namesWeekday } from "../../values/weekdays.ts";
import { pairStackedDays } from "../rows/stacked-days.ts";
import { listDateNames } from "../headers/date-names.ts";
import { isHeaderLine } from "../headers/header-lines.ts";
import { isSum } from "../lines/sum-lines.ts";
import { amountsOf, datesOf, EMPTY, plainText } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

/** A day over rows that have none of their own, what is printed of that day beside it, and the rows' lines. */
type Heading = {
  line: number;
  date: DateToken;
  figures: readonly AmountToken[];
  /** Its words name money in or out, as those of a row may too: `Direct debit`. */
  isOfSide: boolean;
  rows: number[];
};

const WORDS_BESIDE = 2;
/** What no name of a weekday has. */
const NO_NAME = /[\d/:@]/;

/** A day, perhaps with the name of its weekday, and figures that have at most a name beside them. */
const readHeading = (scanned: ScannedLine, line: number): Heading | null => {
  const [date, ...others] = datesOf(scanned);
  if (date === undefined || others.length > 0 || date.from > 1 || scanned.tokens[0] !== date) return null;
  const figures = amountsOf(scanned);
  const beside = plainText(scanned);
  const words = NO_NAME.test(beside) ? Infinity : beside.split(" ").filter(Boolean).length;
  // The day of a row's value is none of booking.
  if (readColumnName(beside.replace(/:$/, "")).role === "value_date") return null;
  const named = figures.length > 0 ? readFactWords(beside) : null;
  const isNamed = named !== null || (figures.length > 0 && isTotal(beside));
  // The words of a row stand in a column of their own.
  const isOneCell = scanned.line.cells.length <= figures.length + 1;
  const isHeading = isNamed || (figures.length === 0 ? words <= WORDS_BESIDE : words <= 1 && isOneCell);
  const isOfSide = (named === "credits" || named === "debits") && !isTotal(beside);
  return isHeading ? { line, date, figures, isOfSide, rows: [] } : null;
};

/** Room between two lines of a page; lines of different pages stand apart. */
const gapBetween = (above: ScannedLine | undefined, below: ScannedLine | undefined): number =>
  above === undefined || below?.line.page !== above.line.page
    ? Infinity
    : below.line.box[1] - above.line.box[3];

const ALIGNED = 3;
const NEARER = 0.8;

/** The last line of a row with an amount, which it stands nearer to than to what follows: the day of that row. */
const isOfRowAbove = (lines: readonly ScannedLine[], { line }: Pick<Heading, "line">): boolean => {
  const [above, own, below] = [lines[line - 1], lines[line], lines[line + 1]];
  const [over, under] = [gapBetween(above, own), gapBetween(own, below)];
  return above !== undefined && amountsOf(above).length > 0 && under < Infinity && over < NEARER * under;
};

/** What the words beside a day call it; the name of its weekday is none. */
const labelOf = (text: string): string =>
  text.endsWith(":") || readColumnName(text).role !== null ? text : "";

/** The days that are of the row above, of each kind all or none: at one place, called the same. */
const listBelow = (lines: readonly ScannedLine[], all: readonly Heading[]): Heading[] => {
  if (all.length === 0) return [];
  const kinds = Map.groupBy(all, ({ line }) => {
    const scanned = lines[line] ?? EMPTY;
    return `${Math.round(scanned.line.box[0] / ALIGNED)} ${labelOf(plainText(scanned))}`;
  });
  const undated = listUndated(lines);
  return [...kinds.values()].flatMap((own) => {
    const [first, last] = [own[0]?.line ?? 0, own.at(-1)?.line ?? 0];
    // With no row over the first of them and one right under the last, the days of rows stand over these, however near.
    if (amountsOf(lines[first - 1] ?? EMPTY).length === 0 && undated.has(last + 1)) return [];
    const below = own.filter((heading) => isOfRowAbove(lines, heading));
    return below.length * 2 >= own.length ? below : [];
  });
};

/** A number, or a weekday by its name, before a day. */
const isBeforeDay = (text: string): boolean => /\d/.test(text) || !hasLetters(text, 2) || namesWeekday(text);

/** Its first word is a day, or the second after a number or a weekday; one further on is in its words, unless it stands apart from them. */
const beginsWithDay = ({ tokens: [first], line }: ScannedLine): boolean =>
  first?.kind === "date" &&
  (first.from <= 0 ||
    (first.from === 1 && isBeforeDay(line.words[0]?.text ?? "")) ||
    line.cells.some(({ text }) => text.trim() === first.text));

const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/;

/** A line that begins with the time of a day is a row of it, whatever its words speak of: `21:09 Interest on balance`. */
const beginsWithTime = ({ line: { words } }: ScannedLine): boolean => TIME.test(words[0]?.text ?? "");

/** A line with an amount that neither begins with a day nor states a balance or a sum. */
const listUndated = (lines: readonly ScannedLine[]): Set<number> => {
  const stated = statedLines(findFacts(lines));
  return new Set(
    [...lines.entries()].flatMap(([at, scanned]) => {
      const isRow =
        amountsOf(scanned).length > 0 &&
        !beginsWithDay(scanned) &&
        (!stated.has(at) || beginsWithTime(scanned)) &&
        !isSum(scanned) &&
        !isTotal(plainText(scanned));
      return isRow ? [at] : [];
    }),
  );
};

const HEADINGS_MIN = 2;
const HEADINGS_SHARE = 0.6;

const beginsAt = ({ tokens: [first] }: ScannedLine, x0: number): boolean =>
  first?.kind === "date" && Math.abs(first.x0 - x0) <= ALIGNED;

/** Days over rows stand alone on their lines, and rows begin with their amount right under them: whatever else begins with a day has no row. */
const LEADING_MIN = 3;
const LEADING_SHARE = 0.9;

const areLeading = (lines: readonly ScannedLine[], found: readonly Heading[]): boolean => {
  const leading = found.filter(({ line }) => {
    const [own, below] = [lines[line] ?? EMPTY, lines[line + 1] ?? EMPTY];
    return plainText(own) === "" && amountsOf(below).length > 0 && !beginsWithDay(below);
  });
  return found.length >= LEADING_MIN && leading.length >= found.length * LEADING_SHARE;
};

/** An amount stands above, under the same heading. */
const isUnderAmount = (
  lines: readonly ScannedLine[],
  headings: ReadonlySet<number>,
  index: number,
): boolean => {
  for (let at = index - 1; at >= 0 && !headings.has(at); at -= 1)
    if (amountsOf(lines[at] ?? EMPTY).length > 0) return true;
  return false;
};

/**
 * Lines right under an amount that begin with a day and go on with words, and say more of that row: they stand nearer to it, the days
 * over rows have no words at all, or one of them has no amount below it before the next day.
 */
const listInWords = (lines: readonly ScannedLine[], found: readonly Heading[]): Set<number> => {
  const headings = new Set(found.map(({ line }) => line));
  const leading = areLeading(lines, found);
  const begun = [...lines.entries()].flatMap(([at, scanned]) => {
    const isBelow =
      amountsOf(lines[at - 1] ?? EMPTY).length > 0 || (leading && isUnderAmount(lines, headings, at));
    const isUnder = beginsWithDay(scanned) && isBelow;
    const isSingle = amountsOf(scanned).length === 0 && datesOf(scanned).length === 1;
    const goesOn = isUnder && isSingle && !headings.has(at);
    return goesOn ? [{ line: at }] : [];
  });
  const areBare = found.every(({ line }) => plainText(lines[line] ?? EMPTY) === "");
  const lacksAmount = ({ line }: Pick<Heading, "line">): boolean => {
    const next = lines.findIndex((scanned, index) => index > line && beginsWithDay(scanned));
    return next > 0 && !lines.slice(line + 1, next).some((scanned) => amountsOf(scanned).length > 0);
  };
  const all = areBare || begun.some(lacksAmount);
  return new Set(begun.filter((each) => all || isOfRowAbove(lines, each)).map(({ line }) => line));
};

/** A row that begins with a day of its own, be its amount on a line further down: that day holds from there. */
const endsHeading = (scanned: ScannedLine, { x0 }: DateToken): boolean =>
  beginsWithDay(scanned) && (amountsOf(scanned).length > 0 || beginsAt(scanned, x0));

/** The names over the columns of a table. */
const namesOf = (scanned: ScannedLine): string[] => (isHeaderLine(scanned) ? [scanned.line.text] : []);

/** Headings with the rows under each, until the names of another table: lines with an amount where the first line under a heading has one. */
const fillHeadings = (
  lines: readonly ScannedLine[],
  found: readonly Heading[],
  inWords: ReadonlySet<number>,
): Heading[] => {
  const undated = listUndated(lines);
  const first = found[0]?.line ?? 0;
  const names = new Set(lines.slice(0, first).flatMap((scanned) => namesOf(scanned)));
  const isOther = (scanned: ScannedLine): boolean => namesOf(scanned).some((text) => !names.has(text));
  const under = found.map(({ line, date }, at) => {
    const next = found[at + 1]?.line ?? lines.length;
    const end = lines.findIndex(
      (scanned, index) =>
        index > line &&
        index < next &&
        (isOther(scanned) || (!inWords.has(index) && endsHeading(scanned, date))),
    );
    const last = end < 0 ? next : end;
    return [...undated].filter((index) => index > line && index < last);
  });
  const edges = under.flatMap(([first]) => amountsOf(lines[first ?? -1] ?? EMPTY).map(({ edge }) => edge));
  const isRow = (index: number, { x0, x1 }: DateToken): boolean => {
    const scanned = lines[index] ?? EMPTY;
    // Rows may begin with a day of their own, from the right too, in the column of the heading.
    const isDated = datesOf(scanned).some(
      (own) =>
        (own.from === 0 || own.to === scanned.line.words.length - 1) &&
        Math.min(Math.abs(own.x0 - x0), Math.abs(own.x1 - x1)) <= ALIGNED,
    );
    return (
      !isDated &&
      amountsOf(scanned).some(({ edge }) => edges.some((other) => Math.abs(other - edge) <= ALIGNED))
    );
  };
  const filled = found.map((heading, at) => ({
    ...heading,
    rows: (under[at] ?? []).filter((index) => isRow(index, heading.date)),
  }));
  return filled.filter(({ rows }) => rows.length > 0);
};

/** Lines that begin with a day where these do and have no amount: where most are longer than a heading, they are rows that go on below. */
const countBegun = (
  lines: readonly ScannedLine[],
  [first]: readonly Heading[],
  inWords: ReadonlySet<number>,
): number =>
  lines.filter(
    (scanned, at) =>
      first !== undefined &&
      !inWords.has(at) &&
      amountsOf(scanned).length === 0 &&
      beginsAt(scanned, first.date.x0),
  ).length;

const leftOf = (lines: readonly ScannedLine[], at: number | undefined): number =>
  lines[at ?? -1]?.line.box[0] ?? 0;

/** An amount stands over the first day, and none under the last of their edge: each is that of the row above it. */
const standUnder = (
  lines: readonly ScannedLine[],
  found: readonly Heading[],
  filled: readonly Heading[],
): boolean => {
  // The number of a page, `1/1`, stands elsewhere.
  const last = found.findLast(({ line }) =>
    filled.some((other) => Math.abs(leftOf(lines, other.line) - leftOf(lines, line)) <= ALIGNED),
  );
  return (
    last?.line !== filled.at(-1)?.line && amountsOf(lines[(found[0]?.line ?? 0) - 1] ?? EMPTY).length > 0
  );
};

/** Where some days stand at the edge of the rows under them, those further in are in the words of a row. */
const dropInside = (lines: readonly ScannedLine[], found: readonly Heading[]): readonly Heading[] => {
  const filled = fillHeadings(lines, found, listInWords(lines, found));
  const inside = filled.filter(({ line, rows }) => leftOf(lines, line) > leftOf(lines, rows[0]) + ALIGNED);
  if (inside.length === filled.length) return found;
  const places = inside.map(({ line }) => leftOf(lines, line));
  return found.filter(({ line }) => !places.some((x0) => Math.abs(leftOf(lines, line) - x0) <= ALIGNED));
};

/** Days over rows are written in one way, their month by its name or by its number: the few others are none, as `1/2` of a page. */
const dropOtherForms = (found: readonly Heading[]): readonly Heading[] => {
  const named = found.filter(({ date }) => /\p{L}/u.test(date.text));
  return named.length * 2 > found.length
    ? named
    : named.length * 2 < found.length
      ? found.filter((heading) => !named.includes(heading))
      : found;
};

const digitsOf = ({ written }: AmountToken): number =>
  Number(`${written.whole}${written.fraction}`) * (written.negative ? -1 : 1);

const amountsUnder = (lines: readonly ScannedLine[], { rows }: Heading): AmountToken[] =>
  rows.flatMap((index) => amountsOf(lines[index] ?? EMPTY));

/** Every figure beside a day is what its rows come to, of both columns each its own. */
const holdSums = (lines: readonly ScannedLine[], heading: Heading): boolean =>
  heading.figures.every((figure) => {
    const own = amountsUnder(lines, heading).filter(
      ({ edge }) => heading.figures.length === 1 || Math.abs(edge - figure.edge) <= ALIGNED,
    );
    const signed = own.reduce((sum, token) => sum + digitsOf(token), 0);
    const sizes = own.reduce((sum, token) => sum + Math.abs(digitsOf(token)), 0);
    return [Math.abs(signed), sizes].includes(Math.abs(digitsOf(figure)));
  });

/** Headings without those whose words name a side and whose figure is no sum: rows that begin with their day. */
const dropRows = (lines: readonly ScannedLine[], all: readonly Heading[]): readonly Heading[] => {
  if (!all.some(({ isOfSide }) => isOfSide)) return all;
  const filled = fillHeadings(lines, all, listInWords(lines, all));
  const sums = new Set(filled.flatMap((heading) => (holdSums(lines, heading) ? [heading.line] : [])));
  return all.filter(({ line, isOfSide }) => !isOfSide || sums.has(line));
};

/** These days with their rows, where enough of those that stand like them have some. */
const fillEnough = (lines: readonly ScannedLine[], some: readonly Heading[]): Heading[] => {
  const found = dropInside(lines, dropOtherForms(some));
  const inWords = listInWords(lines, found);
  const filled = fillHeadings(lines, found, inWords);
  if (standUnder(lines, found, filled)) return [];
  const alike = Math.max(found.length, countBegun(lines, found, inWords));
  return filled.length >= HEADINGS_MIN && filled.length >= alike * HEADINGS_SHARE ? filled : [];
};

/** So many times the days without figures, those with them are headings too: only announced rows stand under days that have no balance. */
const FIGURED_TIMES = 2;

/** The days that stand over rows: those without figures, or else, or where these are few, those with them. */
const findHeadings = (lines: readonly ScannedLine[], all: readonly Heading[]): Heading[] => {
  const free = dropRows(lines, all);
  const bare = free.filter(({ figures }) => figures.length === 0);
  const found = fillEnough(lines, bare);
  if (found.length > 0 && free.length <= bare.length * FIGURED_TIMES) return found;
  const every = fillEnough(lines, free);
  return found.length === 0 || every.length === free.length ? every : found;
};

const SUMS_SHARE = 0.5;

const keyOf = ({ date: { date } }: Heading): number => {
  const [a, b, c] = date.written.parts;
  return date.written.order === "ymd" ? (a * 100 + b) * 100 + c : (c * 100 + b) * 100 + a;
};

const runsBackwards = (headings: readonly Heading[]): boolean => {
  const steps = headings.slice(1).map((own, at) => keyOf(own) - keyOf(headings[at] ?? own));
  return steps.filter((step) => step < 0).length > steps.filter((step) => step > 0).length;
};

/** Right of all that is printed. */
const BEYOND = 10_000;

/** The balance of a day as that of its last row, in a column of its own. */
const placeBalance = (token: AmountToken, { line }: ScannedLine): AmountToken => {
  const at = line.words.length;
  const [x0, x1, edge] = [token.x0 + BEYOND, token.x1 + BEYOND, token.edge + BEYOND];
  return { ...token, from: at, to: at, x0, x1, edge };
};

/** The day of a heading, before the first word of a row under it. */
const placeDay = (
  { date, line }: Pick<Heading, "date" | "line">,
  lines: readonly ScannedLine[],
): DateToken => {
  const x0 = lines[line]?.line.box[0] ?? date.x0;
  return { ...date, from: -1, to: -1, x0, x1: x0 + date.x1 - date.x0 };
};

/** Words beside a day that say it is that of booking: `Kirjauspäivä 05.04.2026`. */
const saysBooked = (lines: readonly ScannedLine[], { line, figures }: Heading): boolean =>
  figures.length === 0 &&
  readColumnName(plainText(lines[line] ?? EMPTY).replace(/:$/, "")).role === "booking_date";

/** Under days that say they are those of booking, the day with which a row begins is another one. */
const withoutOwnDays = (lines: readonly ScannedLine[], all: readonly Heading[]): readonly ScannedLine[] => {
  const booked = all.flatMap((heading) => (saysBooked(lines, heading) ? [heading.line] : []));
  const [first = 0] = booked;
  const isOver = (at: number): boolean =>
    beginsWithDay(lines[at + 1] ?? EMPTY) && amountsOf(lines[at + 1] ?? EMPTY).length > 0;
  if (booked.length < HEADINGS_MIN || !booked.every(isOver)) return lines;
  return lines.map((scanned, at) =>
    at > first && beginsWithDay(scanned) && amountsOf(scanned).length > 0
      ? { ...scanned, tokens: scanned.tokens.slice(1) }
      : scanned,
  );
};

/** Lines without the days of value in a column of their own, where no other day has one: rows do not begin with these. */
const withoutValueDays = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const names = listDateNames(lines);
  if (names.length === 0 || names.some(({ role }) => role !== "value_date")) return lines;
  const isOfValue = ({ x0, x1, from }: DateToken): boolean =>
    from > 0 && names.some(({ box }) => box[0] < x1 && box[2] > x0);
  return lines.map((scanned) => {
    const tokens = scanned.tokens.filter((token) => token.kind !== "date" || !isOfValue(token));
    return tokens.length === scanned.tokens.length ? scanned : { ...scanned, tokens };
  });
};

const WORDED_SHARE = 0.5;

/** Days with words beside them, each over one amount: rows of two lines, whose words are not those of a weekday or a label. */
const areTwoLines = (lines: readonly ScannedLine[], headings: readonly Heading[]): boolean => {
  const worded = headings.filter(({ line, figures, rows }) => {
    const words = plainText(lines[line] ?? EMPTY)
      .split(" ")
      .filter(Boolean);
    return (
      figures.length === 0 &&
      rows.length === 1 &&
      words.some((word) => hasLetters(word, 2) && !namesWeekday(word)) &&
      labelOf(words.join(" ")) === ""
    );
  });
  return worded.length >= HEADINGS_MIN && worded.length > headings.length * WORDED_SHARE;
};

const listHeadings = (lines: readonly ScannedLine[]): Heading[] =>
  lines.flatMap((scanned, at) => readHeading(scanned, at) ?? []);

/** The days of a column are two of each row: the upper one is no heading. */
const standInPairs = (lines: readonly ScannedLine[]): boolean => {
  const stated = statedLines(findFacts(lines));
  return findDateColumns(lines, stated).some((column) => pairStackedDays(lines, [column], stated).size > 0);
};

/** Lines in which rows have the day that stands over them, and the last one of a day its balance; null where no days do. */
export const readDayHeadings = (printed: readonly ScannedLine[]): ScannedLine[] | null => {
  if (standInPairs(printed)) return null;
  const found = listHeadings(printed);
  const lines = withoutOwnDays(printed, found);
  const begun = withoutValueDays(lines);
  const all = begun === printed ? found : listHeadings(begun);
  const below = listBelow(begun, all);
  const headings = findHeadings(
    begun,
    all.filter((heading) => !below.includes(heading)),
  );
  if (headings.length === 0 || areTwoLines(begun, headings)) return null;
  const sums = headings.filter((heading) => heading.figures.length > 0 && holdSums(begun, heading));
  const areSums = sums.length >= headings.length * SUMS_SHARE;
  const backwards = runsBackwards(headings);
  const read = [...lines];
  for (const at of listInWords(begun, headings)) {
    const own = lines[at] ?? EMPTY;
    const [date] = plainText(own) === "" ? datesOf(own) : [];
    read[at] = { ...own, tokens: [], ...(date === undefined ? {} : { passed: date }) };
  }
  for (const heading of headings) {
    const own = lines[heading.line] ?? EMPTY;
    read[heading.line] = { ...own, tokens: [], heading: { sums: areSums ? heading.figures : [] } };
    const last = backwards ? heading.rows[0] : heading.rows.at(-1);
    const [balance] = areSums ? [] : heading.figures.slice(-1);
    for (const index of heading.rows) {
      const row = lines[index] ?? EMPTY;
      const behind = index === last && balance !== undefined ? [placeBalance(balance, row)] : [];
      read[index] = { ...row, tokens: [placeDay(heading, lines), ...row.tokens, ...behind] };
    }
  }
  for (const { line, date } of below) {
    const row = lines[line - 1] ?? EMPTY;
    if (beginsWithDay(row) || read[line - 1] !== row) continue;
    const day = { line, date };
    read[line - 1] = { ...row, tokens: [placeDay(day, lines), ...row.tokens] };
    read[line] = { ...(lines[line] ?? EMPTY), tokens: [] };
  }
  return read;
};
