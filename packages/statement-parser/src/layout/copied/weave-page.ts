import { isTotal, readFactWords } from "../../labels/fact-words.ts";
import type { MoneyStyle } from "../lines/money-style.ts";
import { isName, joinNames, roleOf } from "./name-columns.ts";
import { figureOf } from "./part-columns.ts";
import type { Cells, Figure } from "./part-columns.ts";
import type { CopiedLine, CopiedParts } from "./scan-copied.ts";
import { isOtherList } from "./split-copied-pages.ts";
import { findDays, fitColumn, readAlone, readBalanced } from "./weave-rows.ts";
import type { Ends, Rows } from "./weave-rows.ts";

const BALANCES = new Set(["opening", "closing", "carried", "balance"]);

/** A run of words without what stands above and below the rows: names of columns, balances, and words far from them. */
const listOwn = ({ lines }: Cells): CopiedParts[] => {
  const name = lines.findLastIndex(({ text }) =>
    ["description", "counterparty"].includes(roleOf(text) ?? ""),
  );
  return lines
    .slice(name + 1)
    .filter(({ words }) => !BALANCES.has(readFactWords(words) ?? "") && !isTotal(words));
};

/** Words of the rows: every run as long as they are many, else one some times as long. */
const findWords = (cells: readonly Cells[], count: number): CopiedParts[][] => {
  // The first words are those of the bank and the holder.
  const runs = cells.flatMap((run, at) =>
    run.kind === "words" && at > 0 ? [[listOwn(run), run.lines]] : [],
  );
  const single = runs.flatMap((texts) => texts.find(({ length }) => length === count) ?? []);
  const whole = runs.flat().find(({ length }) => length > 0 && length % count === 0) ?? [];
  const size = whole.length / count;
  return Array.from({ length: count }, (_, at) =>
    single.length > 0
      ? single.filter((_line, index) => index % count === at)
      : whole.slice(at * size, (at + 1) * size),
  );
};

const textOf = (figure: Figure | null | undefined): string => figure?.line.text ?? "";

const SUBTOTAL =
  /^(sub-?total|zwischensumme|sous-total|subtotale|tussentotaal|delsumma|delsum|mellemsum|mezisoučet)\b/i;

/** The rows of a page, and the lines that stand for nothing else. */
export type Woven = { lines: CopiedLine[]; used: ReadonlySet<CopiedParts> };

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

type Fitting = { rows: Rows; days: (readonly CopiedParts[])[]; ends: Ends };

type Known = { opening: number | null; style: MoneyStyle };

/** How many rows the days of a page can be of: of one column of days or of all, or half of all where rows have two. */
const listCounts = (cells: readonly Cells[]): Set<number> => {
  const columns = cells.flatMap(({ kind, lines }) => (kind === "day" ? lines.length : []));
  const all = columns.reduce((sum, length) => sum + length, 0);
  return new Set([all, ...columns, ...(all % 2 === 0 ? [all / 2] : [])]);
};

/** The figures of a page as those of its rows, all or those of one column. */
const listRows = (cells: readonly Cells[], ends: Ends, { opening, style }: Known): (Rows | null)[] => {
  const columns = cells
    .filter(({ kind }) => kind === "money")
    .map(({ lines }) => lines.flatMap((line) => figureOf(line, style) ?? []));
  const counts = [...listCounts(cells)];
  const alone = (figures: readonly Figure[]): (Rows | null)[] =>
    counts.map((count) => readAlone(figures, ends, count));
  const all = columns.flat();
  // A column of its own holds most figures: the others are balances and totals.
  const most = columns.filter((own) => own.length < all.length && own.length * 2 > all.length);
  return [readBalanced(all, opening), ...most.flatMap(alone), ...alone(all)];
};

/** The reading of the figures that has as many rows as there are days. */
const findRows = (cells: readonly Cells[], { opens, closes }: Labels, known: Known): Fitting | null => {
  const named: Ends = { opening: opens !== undefined, closing: closes !== undefined && closes !== opens };
  for (const rows of listRows(cells, named, known)) {
    if (rows === null || (rows.opening !== null && opens === undefined)) continue;
    const balanced: Ends = { opening: rows.opening !== null, closing: rows.closing !== null };
    const ends = rows.balances.length > 0 ? balanced : named;
    const days = findDays(cells, rows.amounts.length, ends);
    if (days !== null) return { rows, days, ends };
  }
  return null;
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
      ...days.map((column) => column[at]?.text ?? ""),
      ...(texts[at] ?? []).map(({ text }) => text),
      textOf(rows.amounts[at]),
      marks?.[at]?.text ?? "",
      textOf(rows.balances[at]),
    ];
    return { text: parts.filter((text) => text !== "").join(" "), from: days[0]?.[at]?.from ?? 0 };
  });
};

/** One page whose columns were copied one after the other, its rows on lines of their own; null where they do not fit together. */
export const weavePage = (
  cells: readonly Cells[],
  opening: number | null,
  style: MoneyStyle,
): Woven | null => {
  const words = cells.filter(({ kind }) => kind === "words").flatMap(({ lines }) => lines);
  const labels = findEndLabels(words);
  const fitting = findRows(cells, labels, { opening, style });
  if (fitting === null) return null;
  const { rows, days } = fitting;
  const texts = findWords(cells, rows.amounts.length);
  const taken = [...rows.amounts, ...rows.balances, rows.opening, rows.closing];
  const used = new Set([...texts.flat(), ...days.flat(), ...taken.flatMap((figure) => figure?.line ?? [])]);
  const names = joinNames(cells, fitting.days.length, used);
  const heading = words.find(({ text }) => isOtherList(text));
  const stated = (label: CopiedParts | undefined, figure: Figure | null): CopiedLine[] =>
    label === undefined || figure === null
      ? []
      : [{ text: `${label.text} ${textOf(figure)}`, from: label.from }];
  const lines = [
    ...(heading === undefined ? [] : [{ text: heading.text, from: heading.from }]),
    ...(names === null ? [] : [names]),
    ...stated(labels.opens, fitting.rows.opening),
    ...joinRows(cells, texts, fitting),
    ...stated(labels.closes, fitting.rows.closing),
  ];
  return { lines, used };
};
