import { DATE_ROLES, MONEY_ROLES } from "../../names/column-roles.ts";
import { readFactWords } from "../../../labels/fact-words.ts";
import type { FactKind } from "../../../labels/fact-words.ts";
import { isNames, namesOther, readNames } from "./read-names.ts";
import type { NamedColumn } from "./read-names.ts";
import { isDay, isRow } from "./scan-copied.ts";
import { shieldWords } from "./shield.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";

/** What cannot be told from the order of words alone; each way is read, and proof chooses. */
export type PlacedWay = {
  /** A row with one amount where others have two: what moved, or the balance. */
  lone: "amount" | "balance";
  /** Rows under other names than the first ones belong to a list of their own, as of payments to come. */
  main: boolean;
};

const SECOND_DAY = 18;
const WORDS = 36;
const AMOUNT_WIDTH = 24;
const GAP = 6;
const WORDS_WIDTH_MAX = 300;
const SHARE_MIN = 0.5;
const PAIR_SHARE_MIN = 0.15;
const WHOLE_SHARE = 0.9;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/gu;
const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

type Cell = { text: string; at: number };

/** Cells at their places; what does not fit stands two signs behind the cell before it. */
const print = (cells: readonly Cell[]): string => {
  let line = "";
  for (const { text, at } of cells) {
    if (text === "") continue;
    const gap = line === "" ? at : Math.max(3, at - widthOf(line));
    line += " ".repeat(Math.max(0, gap)) + text;
  }
  return line;
};

const BALANCES = new Set<FactKind | null>(["opening", "closing", "carried", "balance"]);

/** How the rows of a text are made: how many days they begin with and how many amounts they end with. */
type Shape = {
  days: number;
  amounts: number;
  edges: readonly number[];
  mark: number;
  marked: boolean;
  /** Each row has a day with its year. */
  dated: boolean;
};

const WITH_YEAR = /\d{4}|\d{1,2}\D+\d{1,2}\D+\d{2}/;

const MARK = /^(?:CR|DR|Cr|Dr|C|D|H|S|\+|-)\.?$/;
const lastWordOf = (words: string): string => words.slice(words.lastIndexOf(" ") + 1);

/** How many amounts nearly all rows have, empty cells and all; 0 where they differ. */
const countWhole = (rows: readonly CopiedParts[]): number => {
  const own = rows
    .filter(({ words }) => !BALANCES.has(readFactWords(words)))
    .map((row) => row.amounts.length);
  const most = Math.max(0, ...own);
  return most > 0 && own.filter((count) => count === most).length >= own.length * WHOLE_SHARE ? most : 0;
};

const findShape = (parts: readonly CopiedParts[]): Shape => {
  const rows = parts.filter(isRow);
  const share = (test: (row: CopiedParts) => boolean): number =>
    rows.filter(test).length / Math.max(1, rows.length);
  const pairs = share((row) => row.amounts.length > 1) >= PAIR_SHARE_MIN ? 2 : 1;
  const amounts = Math.max(pairs, countWhole(rows));
  const days = share((row) => row.days.length > 1) >= SHARE_MIN ? 2 : 1;
  const width = Math.min(WORDS_WIDTH_MAX, Math.max(...parts.map(({ words }) => widthOf(words))));
  const mark = WORDS + width + GAP;
  const edges = Array.from({ length: amounts }, (_, at) => mark + GAP + (at + 1) * AMOUNT_WIDTH);
  const named = rows.filter(({ words }) => readFactWords(words) === null);
  const marked = named.filter(({ words }) => MARK.test(lastWordOf(words))).length;
  return {
    days,
    amounts,
    edges,
    mark,
    marked: named.length > 0 && marked / named.length > SHARE_MIN,
    dated: rows.every((row) => WITH_YEAR.test(row.days[0] ?? "")),
  };
};

const amountCells = (amounts: readonly string[], columns: readonly number[], { edges }: Shape): Cell[] =>
  amounts.map((text, at) => ({
    text,
    at: (edges[columns[at] ?? 0] ?? 0) - widthOf(text.replace(/ ?(?:CR|DR|Cr|Dr)\.?$/, "")),
  }));

/** The columns in which the amounts at the end of a line stand. */
const columnsOf = (amounts: number, kind: FactKind | null, shape: Shape, way: PlacedWay): number[] => {
  if (shape.amounts === 1) return [0];
  const last = shape.amounts - 1;
  if (amounts > 1) return shape.edges.map((_, at) => at).slice(0 - amounts);
  return BALANCES.has(kind) || way.lone === "balance" ? [last] : [0];
};

const dayCells = (days: readonly string[], shape: Shape): Cell[] =>
  days.slice(0, shape.days).map((text, at) => ({ text, at: at * SECOND_DAY }));

/** The mark of a direction in front of the amount has a column of its own. */
const wordCells = (words: string, shape: Shape): Cell[] => {
  const mark = shape.marked ? lastWordOf(words) : "";
  if (!MARK.test(mark)) return [{ text: words, at: WORDS }];
  return [
    { text: words.slice(0, words.length - mark.length).trim(), at: WORDS },
    { text: mark, at: shape.mark },
  ];
};

/** More amounts than columns: the first ones are part of the words. */
const keepLast = (row: CopiedParts, shape: Shape): CopiedParts => {
  const spare = Math.max(0, row.amounts.length - shape.amounts);
  const days = row.days.slice(shape.days);
  const words = [...days, row.words, ...row.amounts.slice(0, spare)].filter((text) => text !== "").join(" ");
  return { ...row, days: row.days.slice(0, shape.days), words, amounts: row.amounts.slice(spare) };
};

const printRow = (parts: CopiedParts, shape: Shape, way: PlacedWay): string => {
  const row = keepLast(parts, shape);
  const kind = readFactWords(row.words);
  const columns = columnsOf(row.amounts.length, kind, shape, way);
  // The day of a balance says of which year rows are.
  const words = kind === null && isRow(parts) ? shieldWords(row.words) : row.words;
  return print([
    ...dayCells(row.days, shape),
    ...wordCells(words, shape),
    ...amountCells(row.amounts, columns, shape),
  ]);
};

/** The lines that belong to the list under the first names of columns. */
export const keepMain = (parts: readonly CopiedParts[]): CopiedParts[] => {
  const first = parts.find(isNames)?.text ?? "";
  let other = false;
  return parts.filter((own) => {
    other = own.text !== first && (other || namesOther(own, first));
    return !other || !isRow(own);
  });
};

/** The names of days; one that no list knows stands beside another in front of all others. */
const listDayNames = (names: readonly NamedColumn[], count: number): NamedColumn[] => {
  const days = names.filter(({ role }) => DATE_ROLES.has(role));
  const first = names.slice(0, count);
  const areFirst =
    days.length > 0 &&
    days.length < count &&
    first.every(({ role }) => role === null || DATE_ROLES.has(role));
  return areFirst ? first : days;
};

/** Names over their columns; where two columns became one, neither name stands over it. */
const printNames = (text: string, shape: Shape): string => {
  const names = readNames(text);
  const money = names.filter(({ role }) => MONEY_ROLES.has(role));
  const days = listDayNames(names, shape.days);
  // A name that no list knows, behind those of money, is that of the last amount.
  const [last, lastMoney] = [names.at(-1), money.at(-1)];
  const named = lastMoney?.role === "balance" ? lastMoney : last?.role === null ? last : undefined;
  const balance = shape.amounts > 1 && money.length > 0 ? named : undefined;
  const others = money.filter((name) => name !== balance);
  const placed = shape.amounts === 1 || balance === undefined ? money : others;
  const fits = placed.length === shape.amounts - (balance === undefined ? 0 : 1);
  const over = fits ? placed : [];
  const right = [...over, ...(balance === undefined ? [] : [balance])];
  // One name over two columns of days says of neither that it is its own.
  const left = days.length < shape.days ? [] : days.slice(0, shape.days);
  const rest = names.filter((name) => !right.includes(name) && !days.slice(0, shape.days).includes(name));
  const start = shape.amounts - right.length;
  return print([
    ...left.map((name, at) => ({ text: name.text, at: at * SECOND_DAY })),
    { text: rest.map((name) => name.text).join(" "), at: WORDS },
    ...right.map((name, at) => ({
      text: name.text,
      at: (shape.edges[start + at] ?? 0) - widthOf(name.text),
    })),
  ]);
};

const printOther = (parts: CopiedParts, shape: Shape, way: PlacedWay, inside: boolean): string => {
  const { words, amounts, text, days } = parts;
  const kind = readFactWords(words);
  if (isNames(parts)) return printNames(text, shape);
  const isFact = kind !== null && kind !== "other" && amounts.length === 1;
  if (isFact) return printRow(parts, shape, way);
  if (amounts.length > 0 && words === "" && days.length === 0 && inside) return printRow(parts, shape, way);
  // A day that is left over heads no rows where these have their own.
  return print([{ text: isDay(parts) && shape.dated ? shieldWords(text) : text, at: inside ? WORDS : 0 }]);
};

/** Whether a text may be that of an account without rows: no line of it begins with a day, nor is any an amount alone. */
const isIdle = (parts: readonly CopiedParts[]): boolean =>
  parts.every(({ days, words, amounts }) => days.length === 0 && (words !== "" || amounts.length === 0));

/** The lines of a copied text with their days, words and amounts in columns; null where no line is a row, and others may have been. */
export const placeCopied = (parts: readonly CopiedParts[], way: PlacedWay): CopiedLine[] | null => {
  if (!parts.some(isRow) && !isIdle(parts)) return null;
  const shape = findShape(parts);
  let inside = false;
  return parts.map((own, at) => {
    const row = isRow(own);
    const next = parts[at + 1];
    // What stands right above names of columns is the heading of another list.
    inside = (inside || row) && !isNames(own) && (next === undefined || !isNames(next));
    const text = row ? printRow(own, shape, way) : printOther(own, shape, way, inside);
    return { text, from: own.from };
  });
};
