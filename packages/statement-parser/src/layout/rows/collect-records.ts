import type { DateColumn } from "./find-date-column.ts";
import { findLead } from "./find-date-column.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isTotal, readSectionWords } from "../../labels/fact-words.ts";
import type { SectionWords } from "../../labels/fact-words.ts";
import { listsDayBalances, sectionOf } from "./section-lines.ts";
import { followsFrom, isStatedTwice, isSum, isTotals, sumsColumns, sumsUp } from "../lines/sum-lines.ts";
import { isMoment, isTimed, standUntimed } from "./moments.ts";
import { amountsOf, datesOf, plainText } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../lines/tokens.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { findBoxNames } from "../facts/box-names.ts";
import { isHeaderLine, isTextName } from "../headers/header-lines.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import { isRightUnder } from "../lines/lines.ts";
import type { Line } from "../lines/lines.ts";

/** An amount and the line (index in the document) on which it stands. */
export type PlacedAmount = {
  token: AmountToken;
  line: number;
  bars: number;
  /** Another date stands between the first amount of the line and this one: it may belong to a second row. */
  late: boolean;
  /** Where it would stand were its row not printed beside others. */
  x0: number;
  edge: number;
};

/** The lines of one row: from its date, or its amount, to the next row. */
export type PageRecord = {
  lines: number[];
  dates: readonly DateToken[];
  /** The second of two days that stand one over the other under two names that do. */
  under?: DateToken;
  amounts: PlacedAmount[];
  /** False when the row takes its date from the row before. */
  dated: boolean;
  section: 1 | -1 | null;
  sectionLine: number;
  /** The table in which it stands: a heading or another header begins a new one. */
  table: number;
  /** It stands under a heading that says that its rows are not booked yet. */
  pending: boolean;
};

const GAP_MAX = 2.6;
const LINES_MAX = 14;

type Walk = {
  records: PageRecord[];
  open: PageRecord | null;
  section: 1 | -1 | "none" | "pending" | null;
  sectionLine: number;
  table: number;
  header: string;
  /** Rows were met since the heading. */
  met: boolean;
  /** The dates of the last line that had any at its beginning. */
  dates: readonly DateToken[];
  /** Days that begin rows stand without a time. */
  untimed: boolean;
};

const INDENT = 4;

/** On a further page a row goes on only under its own words, or as its last line did: under its day stands the head of the page. */
const goesOnOver = (lines: readonly ScannedLine[], record: PageRecord, own: Line): boolean => {
  const [at = 0, ...more] = record.lines;
  const first = lines[at];
  if (first === undefined) return false;
  const days = datesOf(first);
  const texts = first.line.words.filter(
    (_, word) => !days.some(({ from, to }) => word >= from && word <= to),
  );
  const last = lines[more.at(-1) ?? -1]?.line.words.slice(0, 1) ?? [];
  const x0 = own.words[0]?.box[0] ?? 0;
  return [...texts, ...last].some(({ box }) => Math.abs(box[0] - x0) < INDENT);
};

const isFar = (lines: readonly ScannedLine[], record: PageRecord, index: number): boolean => {
  const last = lines[record.lines.at(-1) ?? 0]?.line;
  const line = lines[index]?.line;
  if (last === undefined || line === undefined || record.lines.length >= LINES_MAX) return true;
  if (last.page !== line.page) return !goesOnOver(lines, record, line);
  return line.box[1] - last.box[3] > (GAP_MAX - 1) * (last.box[3] - last.box[1]);
};

const ROW_GAP = 0.6;

const APART = 1.5;

/** It begins where the line above does, and stands nearer to it than to what follows. */
const isSecondLine = (own: Line, above: Line, below: Line): boolean => {
  const under = below.page === own.page ? below.box[1] - own.box[3] : Infinity;
  return Math.abs(own.box[0] - above.box[0]) < 1 && (own.box[1] - above.box[3]) * APART < under;
};

const OTHERS_MIN = 3;
const OVERLONG = 3;

/** Where rows have one line each, the last has taken what stands under the table. */
const isOverlong = ({ open, records }: Walk): boolean => {
  const others = records.filter((record) => record !== open);
  return (
    open !== null &&
    open.lines.length >= OVERLONG &&
    others.length >= OTHERS_MIN &&
    others.every(({ lines }) => lines.length === 1)
  );
};

/** Words right under a row that stand under its own words, or go on beneath: its kind, not the heading of what follows. */
const isInRow = (walk: Walk, lines: readonly ScannedLine[], index: number): boolean => {
  const [above, own, below] = [lines[index - 1]?.line, lines[index]?.line, lines[index + 1]];
  if (walk.open === null || walk.open.lines.at(-1) !== index - 1 || isOverlong(walk)) return false;
  if (above === undefined || own === undefined || !isRightUnder(own, above, ROW_GAP)) return false;
  const first = lines[walk.open.lines[0] ?? -1]?.line;
  if (first?.cells.slice(1).some(({ box }) => Math.abs(box[0] - own.box[0]) < 1) === true) return true;
  if (below === undefined || isHeaderLine(below)) return false;
  if (isSecondLine(own, above, below.line)) return true;
  const near = isRightUnder(below.line, own, ROW_GAP);
  const indented = Math.abs(below.line.box[0] - own.box[0]) < 1 && amountsOf(below).length === 0;
  return near && indented;
};

const REST_GAP = 0.9;

/** Words of a section alone, in the column of the words of rows, are the heading over the first. */
const isFirstHeading = (own: ScannedLine, header: ScannedLine): boolean => {
  const [cell, ...others] = own.line.cells;
  if (cell === undefined || others.length > 0 || readSectionWords(cell.text) === null) return false;
  return header.line.cells.some((name) => isTextName(name) && Math.abs(name.box[0] - cell.box[0]) <= 1);
};

/** A further line of the names over the columns, right under the first one and behind the first name. */
const isRestOfHeader = (lines: readonly ScannedLine[], index: number): boolean => {
  const [above, own] = [lines[index - 1], lines[index]];
  const first = above?.line.cells[0]?.box;
  if (above === undefined || own === undefined || first === undefined || !isHeaderLine(above)) return false;
  if (isFirstHeading(own, above)) return false;
  return (
    own.tokens.length === 0 && own.line.box[0] > first[2] && isRightUnder(own.line, above.line, REST_GAP)
  );
};

/** The figures of a box stand right under their names, the day of the statement among them. */
const isUnderBox = (lines: readonly ScannedLine[], index: number): boolean => {
  const own = lines[index];
  if (own === undefined || datesOf(own).length === 0) return false;
  const names = findBoxNames(lines, index);
  return names !== null && names.line.page === own.line.page && names.line.cells.length > 1;
};

const HEADING_LINES = 6;

const enterSection = (walk: Walk, section: SectionWords, index: number): void => {
  walk.section = section === "booked" ? null : section;
  walk.sectionLine = index;
  walk.table += 1;
  walk.met = false;
};

/** Figures stand under the heading of a section. */
const holdsFigures = ({ sectionLine }: Walk, lines: readonly ScannedLine[], index: number): boolean =>
  lines.slice(sectionLine + 1, index).some((scanned) => amountsOf(scanned).length > 0);

/**
 * A header that does not stand right under the heading of what is no movement begins another table, and so does one of
 * other columns under the rows or figures of a section.
 */
const passHeader = (walk: Walk, lines: readonly ScannedLine[], index: number): void => {
  const scanned = lines[index];
  if (scanned === undefined) return;
  const other = walk.header !== scanned.line.text;
  // Rows side by side stand one strip after another under the same names.
  if (!other && (scanned.strip ?? 0) > 0) return;
  walk.header = scanned.line.text;
  if (other) walk.table += 1;
  const unbooked = walk.section === "none" || walk.section === "pending";
  const far = index - walk.sectionLine > HEADING_LINES;
  const met = walk.met || (unbooked && holdsFigures(walk, lines, index));
  const left = (other && met) || (unbooked && far);
  if (!left || walk.section === null) return;
  walk.section = null;
  walk.sectionLine = index;
  walk.met = false;
};

const placeAmounts = (scanned: ScannedLine, line: number, bars: number): PlacedAmount[] => {
  const amounts = amountsOf(scanned);
  const first = amounts[0]?.to ?? 0;
  const between = datesOf(scanned).filter((date) => date.from > first);
  return amounts.map((token) => ({
    token,
    line,
    bars: bars + token.bars,
    late: between.some((date) => date.to < token.from),
    x0: token.x0 - (scanned.strip ?? 0),
    edge: token.edge - (scanned.strip ?? 0),
  }));
};

/** A row without a date where the others begin takes the day above it, unless it shows a day of its own elsewhere. */
const ownDates = (scanned: ScannedLine, inherited: readonly DateToken[]): readonly DateToken[] => {
  const own = datesOf(scanned).filter(({ date }) => !date.yearless);
  const isBegun = own[0]?.from === 0 && !isTimed(own[0]);
  return own.length === 1 || isBegun ? own : inherited;
};

const openRecord = (walk: Walk, scanned: ScannedLine, index: number, lead: DateToken | null): void => {
  walk.met = true;
  if (walk.section === "none") {
    walk.open = null;
    return;
  }
  const amount = scanned.tokens.find(
    (token) => token.kind === "amount" && lead !== null && token.from > lead.to,
  );
  const dates =
    lead === null
      ? []
      : datesOf(scanned).filter((date) => amount === undefined || date.from < amount.from || date === lead);
  walk.open = {
    lines: [index],
    dates: lead === null ? ownDates(scanned, walk.dates) : [lead, ...dates.filter((date) => date !== lead)],
    amounts: placeAmounts(scanned, index, 0),
    dated: lead !== null,
    section: walk.section === "pending" ? null : walk.section,
    sectionLine: walk.sectionLine,
    table: walk.table,
    pending: walk.section === "pending",
  };
  // A day in the words of a row is that row's alone.
  if (lead !== null || (walk.open.dates[0]?.from ?? 0) <= 0) walk.dates = walk.open.dates;
  walk.records.push(walk.open);
};

const extend = (record: PageRecord, lines: readonly ScannedLine[], index: number): void => {
  const scanned = lines[index];
  if (scanned === undefined) return;
  const bars = record.lines.reduce((sum, at) => sum + (lines[at]?.bars ?? 0), 0);
  record.lines.push(index);
  record.amounts.push(...placeAmounts(scanned, index, bars));
};

export type RecordOptions = {
  columns: readonly DateColumn[];
  facts: readonly Fact[];
  /** Lines with an amount in a column of the rows begin a row of their own and take the date of the row before. */
  ownRow: (scanned: ScannedLine) => boolean;
  /** Amounts stand on the last line of a row: what follows belongs to the next. */
  amountLast: boolean;
  /** Dates stand on the line below the amounts. */
  dateBelow: boolean;
  /** The lower days of pairs that stand one over the other, each with the upper one. */
  pairs: ReadonlyMap<DateToken, DateToken>;
  /** On a card or a loan, payments come in; elsewhere they go out. */
  owes: boolean;
};

const BALANCES = new Set(["opening", "closing", "carried"]);

/** The day of a balance is none of the rows' beneath it; a carried one may head the rows of its day. */
const UNSHARED = new Set(["opening", "closing", "balance"]);

const SHORT = 40;

/** A dated line that states a balance or the day's total and moves nothing. */
const statesOnly = (fact: Fact, scanned: ScannedLine): boolean => {
  if (BALANCES.has(fact.kind)) return true;
  const short = plainText(scanned).length < SHORT;
  return (
    short &&
    (fact.kind === "balance" || ((fact.kind === "credits" || fact.kind === "debits") && isTotal(fact.label)))
  );
};

/** The line of the last balance may hold the sums of both columns before it; no movement has three amounts. */
const isBalanceLine = ({ kind, label }: Fact, scanned: ScannedLine): boolean =>
  kind === "closing" &&
  amountsOf(scanned).length === WITH_SUMS &&
  toPlainWords(plainText(scanned)) === toPlainWords(label);

const WITH_SUMS = 3;

/** A total of money in or out may stand over its rows; rows under the last balance are of another table. */
const noteTotal = (walk: Walk, fact: Fact, index: number): void => {
  if (fact.kind === "closing" && walk.records.length > 0) walk.table += 1;
  if ((fact.kind !== "credits" && fact.kind !== "debits") || !isTotal(fact.label)) return;
  walk.section = fact.kind === "credits" ? 1 : -1;
  walk.sectionLine = index;
};

type Taken = { scanned: ScannedLine; index: number; fact: Fact | undefined; options: RecordOptions };

const addsUpColumns = ({ records }: Walk, scanned: ScannedLine): boolean =>
  (isTotals(scanned) && !followsFrom(scanned, records.at(-1)?.amounts)) || sumsColumns(scanned, records);

/** A line that begins with a date of the rows. */
const takeDated = (walk: Walk, lead: DateToken, lines: readonly ScannedLine[], taken: Taken): void => {
  const { scanned, index, fact, options } = taken;
  const amounts = amountsOf(scanned).length;
  if (options.dateBelow && walk.open !== null && !walk.open.dated) {
    extend(walk.open, lines, index);
    walk.open.dates = [lead];
    walk.open.dated = true;
    walk.dates = [lead];
    return;
  }
  // Under a balance it is the day of the balance.
  if (options.dateBelow && amounts === 0) return;
  const isAlone =
    fact !== undefined && (amounts === 1 || isStatedTwice(scanned) || isBalanceLine(fact, scanned));
  if (isAlone && statesOnly(fact, scanned)) {
    walk.open = null;
    walk.dates = UNSHARED.has(fact.kind) ? [] : [lead];
    noteTotal(walk, fact, index);
  } else if (amounts > 1 && addsUpColumns(walk, scanned)) walk.open = null;
  else openRecord(walk, scanned, index, lead);
};

/** The amounts of the rows since the last heading. */
const listRows = ({ records, table, sectionLine }: Walk): AmountToken[] =>
  records
    .filter((record) => record.table === table && record.sectionLine === sectionLine)
    .flatMap(({ amounts }) => amounts.slice(0, 1).map(({ token }) => token));

/** A line without such a date: it goes on with the row above, begins one of the same day, or ends it. */
const takeUndated = (walk: Walk, lines: readonly ScannedLine[], taken: Taken): void => {
  const { scanned, index, fact, options } = taken;
  const amounts = amountsOf(scanned).length;
  if (fact !== undefined && amounts > 0 && !isOwnText(fact, walk.open) && !isOwnRow(fact, scanned, options)) {
    walk.open = null;
    // No row under a balance that has its own day is of the day above it.
    if (UNSHARED.has(fact.kind) && fact.dates.length > 0) walk.dates = [];
    noteTotal(walk, fact, index);
    return;
  }
  const isFilled = walk.open !== null && walk.open.amounts.length > 0;
  const addsUp = (): boolean =>
    isSum(scanned) || sumsUp(scanned, listRows(walk)) || sumsColumns(scanned, walk.records);
  if (isFilled && amounts > 0 && addsUp()) {
    walk.open = null;
    return;
  }
  if (walk.open !== null && amounts > 0 && walk.open.amounts.length > 0 && options.ownRow(scanned)) {
    openRecord(walk, scanned, index, null);
    return;
  }
  if (walk.open !== null && amounts === 0 && options.amountLast && walk.open.amounts.length > 0) {
    openRecord(walk, scanned, index, null);
    return;
  }
  if (walk.open !== null && isFar(lines, walk.open, index)) {
    const lacking =
      (walk.open.amounts.length === 0 && amounts > 0) ||
      (options.dateBelow && !walk.open.dated && amounts === 0);
    if (!lacking) walk.open = null;
  }
  if (options.dateBelow && isTitle(lines, index)) openRecord(walk, scanned, index, null);
  else if (walk.open !== null) extend(walk.open, lines, index);
  else if (amounts > 0 && (walk.dates.length > 0 || options.dateBelow) && options.ownRow(scanned))
    openRecord(walk, scanned, index, null);
};

/** The last heading of rows that are booked; -1 where there is none. */
const findLastBooked = rememberLines((lines): number =>
  lines.findLastIndex(({ line, tokens }) => {
    const heading = line.cells.length === 1 && tokens.length === 0 ? (line.cells[0]?.text ?? "") : "";
    return heading !== "" && readSectionWords(heading) === "booked";
  }),
);

/**
 * Under the day of rows that are booked those that are announced, or that moved nothing, have ended, where no heading says when. What is
 * announced behind rows that are booked is followed by no more of these.
 */
const passDay = (walk: Walk, lines: readonly ScannedLine[], index: number): void => {
  walk.open = null;
  const isBehind = walk.records.some(({ pending }) => !pending);
  if (walk.section === "pending" && (isBehind || findLastBooked(lines) > index)) return;
  if (typeof walk.section === "string" && holdsFigures(walk, lines, index)) walk.section = null;
};

const takeLine = (walk: Walk, lines: readonly ScannedLine[], index: number, options: RecordOptions): void => {
  const scanned = lines[index];
  if (scanned === undefined || isRestOfHeader(lines, index)) return;
  if (scanned.heading !== undefined) {
    passDay(walk, lines, index);
    return;
  }
  const begins = options.dateBelow && isTitle(lines, index);
  const section =
    begins || isInRow(walk, lines, index)
      ? null
      : sectionOf(lines, index, { owes: options.owes, within: walk.section });
  if (section !== null || isHeaderLine(scanned)) {
    if (section !== null) enterSection(walk, section, index);
    else if (listsDayBalances(lines, index)) enterSection(walk, "none", index);
    else passHeader(walk, lines, index);
    walk.open = isHeaderLine(scanned) && section === null ? walk.open : null;
    return;
  }
  if (isUnderBox(lines, index)) {
    walk.open = null;
    return;
  }
  const fact = options.facts.find((candidate) => candidate.line === index);
  // The first balance heads rows that are booked.
  const isOpening = fact?.kind === "opening" || fact?.kind === "carried";
  if (isOpening && typeof walk.section === "string") walk.section = null;
  const begun = findLead(scanned, options.columns);
  const lead = begun !== null && walk.untimed && isMoment(begun, scanned) ? null : begun;
  const taken = { scanned, index, fact, options };
  const upper = lead === null ? undefined : options.pairs.get(lead);
  const over = upper === undefined ? undefined : walk.records.findLast(({ dates: [day] }) => day === upper);
  if (lead !== null && over !== undefined) {
    over.under = lead;
    walk.open = over;
    extend(over, lines, index);
  } else if (lead === null) takeUndated(walk, lines, taken);
  else takeDated(walk, lead, lines, taken);
};

/** Words over a line that holds nothing but amounts: the row begins with them. */
const isTitle = (lines: readonly ScannedLine[], index: number): boolean => {
  const [own, below] = [lines[index], lines[index + 1]];
  return (
    own !== undefined &&
    below !== undefined &&
    own.tokens.length === 0 &&
    own.line.page === below.line.page &&
    amountsOf(below).length > 0 &&
    datesOf(below).length === 0 &&
    !/\p{L}/u.test(plainText(below))
  );
};

const SUMMARY_LINES = 4;

/** It stands between both balances and near them: it says how much came in or went out meanwhile. */
const isInSummary = ({ line, token }: Fact, facts: readonly Fact[]): boolean => {
  const near = facts.filter((one) => one.token !== token && Math.abs(one.line - line) <= SUMMARY_LINES);
  const linesOf = (kind: Fact["kind"]): number[] =>
    near.flatMap((one) => (one.kind === kind ? [one.line] : []));
  return linesOf("opening").some((opening) =>
    linesOf("closing").some((closing) => (line - opening) * (line - closing) <= 0),
  );
};

/** A row without a date may speak of deposits or of what was spent; a total says so. */
const isOwnRow = (fact: Fact, scanned: ScannedLine, { ownRow, facts }: RecordOptions): boolean =>
  !isInSummary(fact, facts) &&
  (fact.kind === "credits" || fact.kind === "debits" || fact.kind === "other") &&
  !isTotal(fact.label) &&
  ownRow(scanned);

/** A row that still waits for its amount may have words of a total in its description. */
const isOwnText = (fact: Fact, open: PageRecord | null): boolean =>
  open !== null && open.amounts.length === 0 && !BALANCES.has(fact.kind);

/** Groups the lines of a document into rows. */
export const collectRecords = (lines: readonly ScannedLine[], options: RecordOptions): PageRecord[] => {
  const walk: Walk = {
    records: [],
    open: null,
    section: null,
    sectionLine: -1,
    table: 0,
    header: "",
    met: false,
    dates: [],
    untimed: standUntimed(lines, options.columns),
  };
  for (const index of lines.keys()) takeLine(walk, lines, index, options);
  return walk.records.filter((record) => record.amounts.length > 0);
};
