import { isTotal, readFactWords } from "../../../labels/fact-words.ts";
import type { MoneyStyle } from "../../lines/money-style.ts";
import { isName, joinNames, roleOf } from "./name-columns.ts";
import { figureOf } from "./part-columns.ts";
import type { Cells, Figure } from "./part-columns.ts";
import { closeGroups } from "../lines/scan-copied.ts";
import type { CopiedLine, CopiedParts } from "../lines/scan-copied.ts";
import { isOtherList } from "./split-copied-pages.ts";
import { areBound } from "../stream/trim-rows.ts";
import { findDays, fitColumn, listTrims, readAlone, readBalanced } from "./weave-rows.ts";
import type { DayColumns, Ends, Rows } from "./weave-rows.ts";
import { readOrder } from "./check-order.ts";
import type { Order } from "./check-order.ts";

const BALANCES = new Set(["opening", "closing", "carried", "balance"]);

/** A run of words without the names of columns above them. */
const listBelowNames = ({ lines }: Cells): CopiedParts[] => {
  const name = lines.findLastIndex(({ text }) =>
    ["description", "counterparty"].includes(roleOf(text) ?? ""),
  );
  return lines.slice(name + 1);
};

/** A run of words without what stands above and below the rows: names of columns, balances, and words far from them. */
const listOwn = (run: Cells): CopiedParts[] =>
  listBelowNames(run).filter(({ words }) => !BALANCES.has(readFactWords(words) ?? "") && !isTotal(words));

/** Runs of words with one for each row, joined, or one run some times as long. */
const findColumnWords = (cells: readonly Cells[], count: number): CopiedParts[][] | null => {
  // The first words are those of the bank and the holder.
  const runs = cells.flatMap((run, at) =>
    run.kind === "words" && at > 0 ? [[listOwn(run), listBelowNames(run)]] : [],
  );
  const single = runs.flatMap((texts) => texts.find(({ length }) => length === count) ?? []);
  const whole = runs.flat().find(({ length }) => length > 0 && length % count === 0) ?? [];
  const texts = single.length > 0 ? single : whole;
  if (texts.length === 0) return null;
  const size = texts.length / count;
  return Array.from({ length: count }, (_, at) =>
    texts.filter((_line, index) => (texts === single ? index % count : Math.floor(index / size)) === at),
  );
};

/** Words that stand behind as many days, or behind one. */
const findWordsBehind = (cells: readonly Cells[], columns: DayColumns["columns"]): CopiedParts[][] => {
  const rows = new Map(columns.flatMap((column) => column.map((day, at) => [day, at])));
  const texts = Array.from({ length: columns[0]?.length ?? 0 }, (): CopiedParts[] => []);
  let open: number[] = [];
  for (const run of cells) {
    const days = run.kind === "day" ? run.lines.flatMap((line) => rows.get(line) ?? []) : [];
    if (days.length > 0) open = days;
    if (run.kind !== "words") continue;
    const own = listOwn(run);
    if (open.length === 1 || open.length === own.length)
      for (const [at, line] of own.entries()) texts[open[open.length === 1 ? 0 : at] ?? 0]?.push(line);
    open = [];
  }
  return texts;
};

const textOf = (figure: Figure | null | undefined): string => closeGroups(figure?.line.text ?? "");

const SUBTOTAL =
  /^(sub-?total|zwischensumme|sous-total|subtotale|tussentotaal|delsumma|delsum|mellemsum|mezisoučet)\b/i;

/** The rows of a page, and the lines that stand for nothing else; `mixed` where some figures stand in another order than most. */
export type Woven = {
  lines: CopiedLine[];
  used: ReadonlySet<CopiedParts>;
  daysOpen: boolean;
  mixed: boolean;
};

type Labels = { opens: CopiedParts | undefined; closes: CopiedParts | undefined };

/** The labels of the balances above and below the rows. */
const findEndLabels = (words: readonly CopiedParts[]): Labels => {
  const labelled = (kinds: readonly string[]): CopiedParts[] =>
    words.filter((line) => kinds.includes(readFactWords(line.words) ?? ""));
  return {
    opens: labelled(["opening", "carried"])[0] ?? labelled(["balance"]).find(({ text }) => !isName(text)),
    closes:
      labelled(["closing", "carried"]).at(-1) ??
      words.findLast((line) => isTotal(line.words) || SUBTOTAL.test(line.words)),
  };
};

type Fitting = { rows: Rows; days: DayColumns; ends: Ends; order: Order };

type Known = { opening: number | null; style: MoneyStyle };

/** How many rows the days of a page can be of: of one column of days or of all, or half of all where rows have two. */
const listCounts = (cells: readonly Cells[], { opening, closing }: Ends): number[] => {
  const columns = cells.flatMap(({ kind, lines }) => (kind === "day" ? lines.length : []));
  const all = columns.reduce((sum, length) => sum + length, 0);
  const counts = [all, ...columns, ...(all % 2 === 0 ? [all / 2] : [])];
  const ends = Number(opening) + Number(closing);
  const most = Array.from({ length: ends + 1 }, (_, over) => counts.map((count) => count - over)).flat();
  return [...new Set(most)].filter((count) => count > 0);
};

/** The amounts of rows alone, without some above and below them; first those with which other figures agree, or of one column. */
const listAlone = (columns: readonly Figure[][], counts: readonly number[], ends: Ends): Rows[] => {
  const all = columns.flat();
  const rankOf = ({ amounts }: Rows): number => {
    const signed = amounts.map(({ value, line }) => ({
      value,
      paid: line.money[0]?.written.direction === "credit",
    }));
    const others = all.flatMap((figure) => (amounts.includes(figure) ? [] : figure.value));
    // A column of its own holds most figures: the others are balances and totals.
    const isColumn = columns.some(
      (own) => own.length * 2 > all.length && amounts.every((figure) => own.includes(figure)),
    );
    return (areBound(signed, others) ? 2 : 0) + Number(isColumn);
  };
  return listTrims(columns)
    .flatMap((own) => counts.flatMap((count) => readAlone(own.flat(), ends, count) ?? []))
    .map((rows) => ({ rows, rank: rankOf(rows) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ rows }) => rows);
};

/** The figures of a page as those of its rows. */
const listRows = (cells: readonly Cells[], ends: Ends, { opening, style }: Known): Rows[] => {
  const columns = cells
    .filter(({ kind }) => kind === "money")
    .map(({ lines }) => lines.flatMap((line) => figureOf(line, style) ?? []));
  const balanced = readBalanced(columns.flat(), opening);
  const alone = listAlone(columns, listCounts(cells, ends), ends);
  return balanced === null ? alone : [balanced, ...alone];
};

const FITTINGS_MAX = 3;

/** The readings of the figures that have as many rows as there are days, likeliest first. */
const listFittings = (cells: readonly Cells[], { opens, closes }: Labels, known: Known): Fitting[] => {
  const named: Ends = { opening: opens !== undefined, closing: closes !== undefined && closes !== opens };
  const fittings: Fitting[] = [];
  for (const rows of listRows(cells, named, known)) {
    const balanced: Ends = { opening: rows.opening !== null, closing: rows.closing !== null };
    const ends = rows.balances.length > 0 ? balanced : named;
    const order = rows.balances.length > 0 ? readOrder(cells, rows) : "kept";
    const days = order === "broken" ? null : findDays(cells, rows.amounts.length, ends);
    if (days !== null) fittings.push({ rows, days, ends, order });
    if (fittings.length === FITTINGS_MAX || (rows.balances.length > 0 && days !== null)) break;
  }
  return fittings;
};

const joinRows = (
  cells: readonly Cells[],
  texts: readonly CopiedParts[][],
  fitting: Fitting,
): CopiedLine[] => {
  const { rows, days, ends } = fitting;
  const count = rows.amounts.length;
  const marks = fitColumn(
    cells.flatMap(({ kind, lines }) => (kind === "mark" ? lines : [])),
    count,
    ends,
  );
  return Array.from({ length: count }, (_, at): CopiedLine => {
    const parts = [
      ...days.columns.map((column) => column[at]?.text ?? ""),
      ...(texts[at] ?? []).map(({ text }) => text),
      textOf(rows.amounts[at]),
      marks?.[at]?.text ?? "",
      textOf(rows.balances[at]),
    ];
    return { text: parts.filter((text) => text !== "").join(" "), from: days.columns[0]?.[at]?.from ?? 0 };
  });
};

const stateEnd = (label: CopiedParts | undefined, figure: Figure | null): CopiedLine[] =>
  label === undefined || figure === null
    ? []
    : [{ text: `${label.text} ${textOf(figure)}`, from: label.from }];

/** Pages whose columns were copied one after the other, with each of their rows on a line of its own; likeliest first. */
export const weavePage = (cells: readonly Cells[], opening: number | null, style: MoneyStyle): Woven[] => {
  const words = cells.filter(({ kind }) => kind === "words").flatMap(({ lines }) => lines);
  const labels = findEndLabels(words);
  const heading = words.find(({ text }) => isOtherList(text));
  return listFittings(cells, labels, { opening, style }).map((fitting) => {
    const { rows, days } = fitting;
    const texts = findColumnWords(cells, rows.amounts.length) ?? findWordsBehind(cells, days.columns);
    const taken = [...rows.amounts, ...rows.balances, rows.opening, rows.closing];
    const used = new Set([
      ...texts.flat(),
      ...days.columns.flat(),
      ...taken.flatMap((figure) => figure?.line ?? []),
    ]);
    const names = joinNames(cells, days.columns.length, used);
    const lines = [
      ...(heading === undefined ? [] : [{ text: heading.text, from: heading.from }]),
      ...(names === null ? [] : [names]),
      ...(opening === null ? stateEnd(labels.opens, rows.opening) : []),
      ...joinRows(cells, texts, fitting),
      ...stateEnd(labels.closes, rows.closing),
    ];
    return { lines, used, daysOpen: days.open, mixed: fitting.order === "mixed" };
  });
};
