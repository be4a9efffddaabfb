import type { Box } from "../../decode/page-words.ts";
import { isOwedName } from "../../labels/bill-words.ts";
import { isTotal, readFactWords, readSide } from "../../labels/fact-words.ts";
import type { FactKind } from "../../labels/fact-words.ts";
import { findDirection } from "../../labels/meaning-words.ts";
import { isRowHeader } from "../headers/header-lines.ts";
import { findBoxNames } from "./box-names.ts";
import { PLAIN_DAY } from "../names/day-names.ts";
import { says } from "../../words/find-phrases.ts";
import { toPlainWords } from "../../words/plain-words.ts";
import { findCurrency } from "../../values/currency.ts";
import { joinWords } from "../lines/lines.ts";
import type { Cell, Line } from "../lines/lines.ts";
import { rememberLines } from "../lines/remember-lines.ts";
import { findBillBox } from "./tell-debt.ts";
import type { BillBox } from "./tell-debt.ts";
import { amountsOf, datesOf, plainText } from "../lines/tokens.ts";
import type { AmountToken, DateToken, ScannedLine } from "../lines/tokens.ts";
import { beginsWithLetters, hasLetters } from "../../values/text.ts";

/** A printed balance or total, and the line (index in the document) on which its amount stands. */
export type Fact = {
  kind: FactKind;
  token: AmountToken;
  line: number;
  dates: readonly DateToken[];
  label: string;
  /** The label says on which side a balance stands. */
  side: 1 | -1 | null;
  /** The figures beside it say that it is owed, whatever its mark. */
  owed?: true;
};

const ABOVE_MAX = 3;
/** A date with so few words before it begins its line. */
const DATED_FROM_MAX = 3;
const LINES_GAP = 3.2;

const overlaps = (a: Box, x0: number, x1: number): boolean => {
  const shared = Math.min(a[2], x1) - Math.max(a[0], x0);
  return shared > 0.3 * Math.min(a[2] - a[0], x1 - x0);
};

/** The words between an amount and the one before it, which stands to the right where words are read from there. */
const rangeBefore = (scanned: ScannedLine, token: AmountToken): readonly [from: number, to: number] => {
  const amounts = amountsOf(scanned);
  if (scanned.line.backwards === true)
    return [token.to + 1, amounts.find(({ from }) => from > token.to)?.from ?? scanned.line.words.length];
  return [(amounts.findLast(({ to }) => to < token.from)?.to ?? -1) + 1, token.from];
};

const textBefore = (scanned: ScannedLine, token: AmountToken): string => {
  const [from, to] = rangeBefore(scanned, token);
  const dated = new Set<number>();
  for (const date of datesOf(scanned)) for (let at = date.from; at <= date.to; at += 1) dated.add(at);
  return joinWords(
    scanned.line.words
      .slice(from, to)
      .filter((word, at) => !dated.has(from + at) && !/^[|:]$/.test(word.text)),
    scanned.line,
  );
};

/** The words right before an amount, without those of a column further left. */
const nearestCell = (scanned: ScannedLine, token: AmountToken): string => {
  const start = scanned.line.words[token.from]?.box[0] ?? 0;
  const cell = scanned.line.cells.findLast(({ box }) => box[0] < start - 0.1);
  // Labels and amounts in a row without gaps are one cell.
  if (amountsOf(scanned).some((other) => other.to < token.from && other.x0 >= (cell?.box[0] ?? start)))
    return "";
  if (cell === undefined) return "";
  const dates = datesOf(scanned);
  const words = scanned.line.words.filter(
    ({ box }, at) =>
      box[0] >= cell.box[0] - 0.1 &&
      box[2] <= Math.min(cell.box[2], start) + 0.1 &&
      !dates.some((date) => at >= date.from && at <= date.to),
  );
  const text = joinWords(words, scanned.line);
  return hasLetters(text, 3) ? text.replaceAll(/[\d.,'-]*\d[\d.,'-]*/g, "") : "";
};

/** Other words stand on its line, but far from it. */
const isAlone = (scanned: ScannedLine, token: AmountToken): boolean =>
  amountsOf(scanned).length === 1 &&
  datesOf(scanned).length === 0 &&
  scanned.line.cells.some(({ box }) => box[0] >= token.x0 - 0.1 && box[2] <= token.x1 + 0.1);

const textBehind = (scanned: ScannedLine, token: AmountToken): string =>
  scanned.line.backwards !== true &&
  scanned.tokens.some((other) => other.kind === "amount" && other.from > token.to)
    ? ""
    : joinWords(scanned.line.words.slice(token.to + 1), scanned.line);

const DAY_WORDS_MAX = 2;

/** Days that stand between labels and their amounts, as in `as of 1 May`: no row. */
const isDayOnly = (scanned: ScannedLine): boolean =>
  amountsOf(scanned).length === 0 &&
  plainText(scanned).split(" ").length <= DAY_WORDS_MAX * datesOf(scanned).length;

/** No column of amounts is wider. */
const CURRENCY_REACH = 80;

/** The currency of an amount may stand apart from it, at the left edge of its column. */
const startOf = (line: Line, { from, x0 }: AmountToken): number => {
  const before = line.words[from - 1];
  const isCurrency =
    before !== undefined &&
    x0 - before.box[2] <= CURRENCY_REACH &&
    /^[A-Z]{3}$/.test(before.text) &&
    findCurrency(before.text) !== null;
  return isCurrency ? before.box[0] : x0;
};

const isNamedEnd = (cell: Cell | undefined): boolean => {
  const kind = readFactWords(cell?.text ?? "");
  return kind === "opening" || kind === "closing";
};

const NAMES_MIN = 3;

/** Names over figures, of which some end in a day: `SALDO AL 31/01/26`. */
const namesDays = ({ line, tokens }: ScannedLine): boolean =>
  line.cells.length >= NAMES_MIN &&
  tokens.every(
    ({ kind, x0, x1 }) =>
      kind === "date" &&
      line.cells.some(({ box, text }) => box[0] < x0 && box[2] <= x1 + 1 && beginsWithLetters(text, 3)),
  );

/** Cells over an amount, nearest first, until another amount stands between; what names the figure beside it names none below. */
const cellsAbove = (lines: readonly ScannedLine[], index: number, token: AmountToken): Cell[] => {
  const scanned = lines[index];
  const found: Cell[] = [];
  if (scanned === undefined) return found;
  const own = scanned.line;
  const isNamed = hasLetters(nearestCell(scanned, token), 3);
  const height = own.box[3] - own.box[1];
  const start = startOf(own, token);
  for (let at = index - 1; at >= Math.max(0, index - 6) && found.length < ABOVE_MAX; at -= 1) {
    const above = lines[at];
    if (above === undefined || above.line.page !== own.page) break;
    if (own.box[1] - above.line.box[3] > LINES_GAP * height) break;
    if (above.tokens.some((other) => other.kind === "amount" && other.x0 < token.x1 && other.x1 > token.x0))
      break;
    if (isNamed && amountsOf(above).length > 0) break;
    // A currency in a column of its own has another name over it.
    const cell = [token.x0, start].flatMap(
      (from) => above.line.cells.find(({ box }) => overlaps(box, from, token.x1)) ?? [],
    )[0];
    const isBegun =
      token.from > 0 && !namesDays(above) && datesOf(above).some(({ from }) => from <= DATED_FROM_MAX);
    const isRow = datesOf(above).length > 0 && (isBegun || amountsOf(above).length > 0) && !isDayOnly(above);
    if (isRowHeader(above) || (isRow && (amountsOf(above).length > 0 || !isNamedEnd(cell)))) break;
    if (cell !== undefined) found.push(cell);
  }
  return found;
};

/** As many names as figures stand over them, which may be set apart from each other: at the left and the right of boxes. */
const cellInOrder = (names: ScannedLine, figures: ScannedLine, token: AmountToken): Cell[] | null => {
  const amounts = amountsOf(figures);
  const isEven = names.line.cells.length === amounts.length && plainText(figures) === "";
  return isEven ? names.line.cells.slice(amounts.indexOf(token)).slice(0, 1) : null;
};

const cellBelow = (lines: readonly ScannedLine[], index: number, token: AmountToken): string => {
  const [own, below] = [lines[index]?.line, lines[index + 1]];
  if (own === undefined || below === undefined || below.line.page !== own.page || below.tokens.length > 0)
    return "";
  return below.line.cells.find(({ box }) => overlaps(box, token.x0, token.x1))?.text ?? "";
};

/** The words of a line that stands half beside an amount alone on its own, in a cell with more room above. */
const textHalfBeside = (lines: readonly ScannedLine[], index: number): string => {
  const [own, below] = [lines[index], lines[index + 1]];
  if (own === undefined || below === undefined || own.line.page !== below.line.page) return "";
  const isHalf = below.line.box[1] < own.line.box[3] && amountsOf(below).length === 0;
  return isHalf && own.tokens.length === 1 && plainText(own) === "" ? plainText(below) : "";
};

const readAbove = (cells: readonly Cell[]): { kind: FactKind; label: string } | null => {
  const [one = "", two = "", three = ""] = cells.map(({ text }) => text);
  for (const text of [two === "" ? "" : `${two} ${one}`, one, three === "" ? "" : `${three} ${two} ${one}`]) {
    const kind = readFactWords(text);
    if (kind !== null) return { kind, label: text };
  }
  return null;
};

const NEARER = 0.7;

/** The label of an amount may stand under it, where that of the amount before stands over it. */
const isNearerBelow = (lines: readonly ScannedLine[], index: number, [above]: readonly Cell[]): boolean => {
  const [own, below] = [lines[index]?.line, lines[index + 1]?.line];
  if (own === undefined || below === undefined || above === undefined) return false;
  return below.box[1] - own.box[3] < NEARER * (own.box[1] - above.box[3]);
};

/** A line that begins with a date is a row; the names over its columns do not label its amounts. */
const NAME_LENGTH_MAX = 40;

const STRONG = new Set<FactKind | null>(["opening", "closing", "carried", "credits", "debits"]);

const FIGURES = /\d[.,]\d{2,3}(?!\d)/g;

/** Figures in a sentence of a year before, to compare with: `Same month last year: in 3,917.13, out 3,512.91`. One alone may be the first balance. */
const isOfYearBefore = ({ line: { text } }: ScannedLine): boolean => {
  const [first, second] = text.matchAll(FIGURES);
  return second !== undefined && says(toPlainWords(text.slice(0, first?.index)), "year_before");
};

const describe = (
  lines: readonly ScannedLine[],
  index: number,
  token: AmountToken,
): { kind: FactKind; label: string } | null => {
  const scanned = lines[index];
  if (scanned === undefined) return null;
  const before = textBefore(scanned, token);
  if (isOfYearBefore(scanned)) return { kind: "other", label: before };
  const near = nearestCell(scanned, token);
  const beside = readFactWords(near) ?? readFactWords(before);
  const names = findBoxNames(lines, index);
  const boxed = names !== null;
  const figure = boxed
    ? readAbove(cellInOrder(names, scanned, token) ?? cellsAbove(lines, index, token))
    : null;
  if (figure !== null) return figure;
  if (STRONG.has(beside) || beside === "other")
    return beside === null ? null : { kind: beside, label: before };
  const days = datesOf(scanned).filter((date) => date.to < token.from && date.from <= DATED_FROM_MAX);
  const isFigures = days.length !== 1 && amountsOf(scanned).length > 1;
  const above = days.length > 0 && !isFigures && !boxed ? [] : cellsAbove(lines, index, token);
  // The first or the last balance may stand behind a period or other figures, each under its name.
  const isRow = (days.length > 0 && !boxed) || before.length > NAME_LENGTH_MAX;
  const over = isRow && !isNamedEnd(above[0]) ? [] : above;
  const under =
    isAlone(scanned, token) && isNearerBelow(lines, index, over) ? cellBelow(lines, index, token) : "";
  const underKind = readFactWords(under);
  if (beside === null && underKind !== null) return { kind: underKind, label: under };
  const named = readAbove(over);
  if (beside === null && named !== null) return named;
  if (beside !== null) return { kind: beside, label: before };
  // A row with words of its own is not named by what stands under it.
  const isWorded = days.length > 0 && /\p{L}/u.test(plainText(scanned));
  const around = [
    textBehind(scanned, token),
    isWorded ? "" : cellBelow(lines, index, token),
    textHalfBeside(lines, index),
  ];
  for (const label of around) {
    const kind = before === "" || isAlone(scanned, token) ? readFactWords(label) : null;
    if (kind !== null) return { kind, label };
  }
  return null;
};

const BALANCES = new Set<FactKind>(["opening", "closing", "carried", "balance"]);

/** The day in the name right over a figure that has none beside it: `SALDO AL 31/01/26`. */
const datesOver = (
  lines: readonly ScannedLine[],
  index: number,
  token: AmountToken,
): readonly DateToken[] => {
  const [above, own] = [lines[index - 1], lines[index]];
  if (above === undefined || own === undefined || above.line.page !== own.line.page) return [];
  const name = above.line.cells.find(({ box }) => overlaps(box, token.x0, token.x1));
  if (name === undefined || !hasLetters(name.text, 2) || amountsOf(above).length > 0) return [];
  const days = datesOf(above).filter(({ x0, x1 }) => x0 >= name.box[0] && x1 <= name.box[2]);
  if (days.length < 2) return days;
  // Of names without a gap each ends with its day; the days of a period have none of their own.
  const areNamed = days.slice(1).every((day, at) => {
    const between = above.line.words.slice((days[at]?.to ?? 0) + 1, day.from);
    return readFactWords(joinWords(between, above.line)) !== null;
  });
  if (!areNamed) return [];
  const at = days.findIndex(({ x1 }, index) => {
    const from = days[index - 1]?.x1 ?? name.box[0];
    return overlaps([from, 0, x1, 0], token.x0, token.x1);
  });
  return days.slice(at, at + 1);
};

/** The day on a line of its own under a balance, which says whose day it is: `Date of balance 31/01/26`. */
const datesBelow = (lines: readonly ScannedLine[], index: number): readonly DateToken[] => {
  const [own, below] = [lines[index], lines[index + 1]];
  if (own === undefined || below === undefined || own.line.page !== below.line.page) return [];
  const days = datesOf(below);
  const name = toPlainWords(plainText(below));
  const isNamed = PLAIN_DAY.test(name) && readFactWords(name) === "balance";
  return isNamed && days.length === 1 && amountsOf(below).length === 0 ? days : [];
};

const datesAround = (
  lines: readonly ScannedLine[],
  index: number,
  token: AmountToken,
): readonly DateToken[] => {
  const over = datesOver(lines, index, token);
  return over.length > 0 ? over : datesBelow(lines, index);
};

/** The kind of a figure of the box of a bill: which of them are the first and the last balance, its figures tell. */
const kindInBox = (box: BillBox | null, token: AmountToken): FactKind | null => {
  if (box?.opening.token === token) return "opening";
  return box?.closing.token === token ? "closing" : null;
};

/** A word, perhaps with its sign: `debet`, `+/CREDIT`. */
const SIDE_WORD = /^(?:[-+\u2212]\/)?(\p{L}{4,})$/u;

/** The side that a word behind a figure, in its cell or alone, spells out: `230,75 debet`. */
const sideBehind = (scanned: ScannedLine, token: AmountToken): 1 | -1 | null => {
  const { cells, words } = scanned.line;
  const end = cells.find(({ box }) => box[0] <= token.x0 + 0.1 && box[2] >= token.x1 - 0.1)?.box[2] ?? 0;
  const inCell = words.slice(token.to + 1).filter(({ box }) => box[2] <= end + 0.1);
  const behind = inCell.length > 0 ? joinWords(inCell, scanned.line) : textBehind(scanned, token);
  const word = SIDE_WORD.exec(behind)?.[1];
  if (word === undefined) return null;
  const direction = findDirection(word);
  return direction === null ? readSide(word) : direction === "credit" ? 1 : -1;
};

const TWO_DAYS = 2;

/** Both days of a row, and its amount. */
const isWholeRow = (scanned: ScannedLine): boolean =>
  amountsOf(scanned).length > 0 &&
  datesOf(scanned).filter(({ from }) => from <= DATED_FROM_MAX).length === TWO_DAYS;

const NEIGHBOURS = 3;

/** The nearest line with an amount before or behind it, on its page. */
const findNeighbour = (
  lines: readonly ScannedLine[],
  index: number,
  step: 1 | -1,
): ScannedLine | undefined => {
  const page = lines[index]?.line.page;
  for (let at = index + step; Math.abs(at - index) <= NEIGHBOURS; at += step) {
    const near = lines[at];
    if (near === undefined || near.line.page !== page) return undefined;
    if (amountsOf(near).length > 0) return near;
  }
  return undefined;
};

/** With both its days amid such rows, a line is a row whatever it names: `15 Mar 15 Mar Previous balance collected 558.05`. */
const isRowAmidRows = (lines: readonly ScannedLine[], index: number): boolean => {
  const own = lines[index];
  if (own === undefined || !isWholeRow(own)) return false;
  return ([-1, 1] as const).every((step) => {
    const near = findNeighbour(lines, index, step);
    return near !== undefined && isWholeRow(near);
  });
};

/** What was available on two days, under one name, are the balances where nothing else is called one: `Available 30.11.24`. */
const nameAvailable = (facts: readonly Fact[]): readonly Fact[] => {
  if (facts.some(({ kind }) => BALANCES.has(kind))) return facts;
  const dated = facts.filter(({ kind, dates }) => kind === "other" && dates.length === 1);
  const [first, last, ...others] = dated;
  const isPair = first !== undefined && last !== undefined && others.length === 0;
  const isAlike = isPair && toPlainWords(first.label) === toPlainWords(last.label);
  if (!isAlike || first.dates[0]?.text === last.dates[0]?.text) return facts;
  const kinds = new Map<Fact, FactKind>([
    [first, "opening"],
    [last, "closing"],
  ]);
  return facts.map((fact) => ({ ...fact, kind: kinds.get(fact) ?? fact.kind }));
};

/** Of so many digits between strokes: what is moved has one, what is carried over none, though both may be called the same. */
const REFERENCE = /\/\d{6,}(?:\/|$)/;

/** Every balance and total that a document prints with a label, in order. */
export const findFacts = rememberLines((lines): readonly Fact[] => {
  const box = findBillBox(lines);
  const facts = lines.flatMap((scanned, line): Fact[] => {
    if (isRowAmidRows(lines, line)) return [];
    const amounts = amountsOf(scanned);
    const dates = datesOf(scanned);
    const facts = amounts.flatMap((token): Fact[] => {
      const kind = kindInBox(box, token);
      const described = describe(lines, line, token);
      if (described?.kind === "carried" && REFERENCE.test(described.label)) return [];
      const found = kind === null ? described : { label: described?.label ?? "", kind };
      if (found === null) return [];
      const over = found.kind === "balance" && dates.length === 0 ? datesAround(lines, line, token) : dates;
      const side = readSide(found.label) ?? sideBehind(scanned, token);
      const fact: Fact = { ...found, token, line, dates: over, side };
      const isOwed = kind !== null || isOwedName(found.label);
      return [isOwed ? { ...fact, side: -1 as const, owed: true as const } : fact];
    });
    const [first] = facts;
    const last = amounts.at(-1);
    const unlabelled =
      first !== undefined && facts.length === 1 && amounts.length > 1 && first.token === amounts[0];
    // The line of a balance may show totals before it; then the balance stands last.
    return unlabelled && last !== undefined && BALANCES.has(first.kind)
      ? [first, { ...first, token: last }]
      : facts;
  });
  return nameAvailable(facts);
});

const STATED = new Set(["opening", "closing", "carried", "balance"]);

/** Lines that state a balance or a total; a row may speak of deposits too. */
export const statedLines = (facts: readonly Fact[]): Set<number> =>
  new Set(facts.flatMap(({ kind, label, line }) => (STATED.has(kind) || isTotal(label) ? [line] : [])));
