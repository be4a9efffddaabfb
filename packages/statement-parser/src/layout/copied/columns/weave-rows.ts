import { shapeOfDay } from "../stream/choose-days.ts";
import { followBalances } from "./follow-balances.ts";
import type { Cells, Figure } from "./part-columns.ts";
import type { CopiedParts } from "../lines/scan-copied.ts";

/** The rows of a page by their figures: what each moves, the balance behind it, and those before the first and after the last. */
export type Rows = {
  amounts: readonly Figure[];
  balances: readonly Figure[];
  opening: Figure | null;
  closing: Figure | null;
};

const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);

/** Whether balances stand above and below the rows. */
export type Ends = { opening: boolean; closing: boolean };

/** Figures behind the rows that are sums of their amounts, or the last balance once more. */
const isSum = (figure: Figure, amounts: readonly Figure[], steps: readonly number[]): boolean => {
  const sides = [1, -1].map((side) =>
    Math.abs(steps.reduce((sum, step) => (Math.sign(step) === side ? sum + step : sum), 0)),
  );
  return [...sides, Math.abs(sumOf(amounts))].includes(Math.abs(figure.value));
};

/** Rows whose balances lead from one that is printed elsewhere, from the oldest to the newest or the other way. */
const readFrom = (figures: readonly Figure[], value: number): Rows | null => {
  const [any] = figures;
  if (any === undefined) return null;
  const opening: Figure = { value, line: any.line };
  for (const root of ["first", "last"] as const) {
    const found = followBalances(root === "first" ? [opening, ...figures] : [...figures, opening], root);
    if (found === null || !found.balances.includes(opening)) continue;
    const { balances, amounts, rest } = found;
    const [first, last] = [balances[0], balances.at(-1)];
    const end = first === opening ? last : first;
    const closing = rest.find((figure) => figure.value === end?.value) ?? null;
    return { amounts, balances: balances.filter((own) => own !== opening), opening: null, closing };
  }
  return null;
};

/** Rows told by their balances. */
export const readBalanced = (figures: readonly Figure[], known: number | null): Rows | null => {
  const led = known === null ? null : readFrom(figures, known);
  const found = led === null ? followBalances(figures) : null;
  if (found === null) return led;
  const { balances, amounts, rest } = found;
  const [first, ...others] = balances;
  const last = balances.at(-1);
  if (first === undefined || last === undefined) return null;
  const steps = balances.slice(1).map(({ value }, at) => value - (balances[at]?.value ?? 0));
  const closing = rest.find((figure) => figure.value === last.value) ?? null;
  const left = rest.filter((figure) => figure !== closing && !isSum(figure, amounts, steps));
  // One figure left over is the first row's own amount, which leads from a balance that is printed elsewhere; sums may have it in them.
  const isOwn = (figure: Figure): boolean =>
    left.every(
      (other) =>
        other === figure ||
        [1, -1].some((side) => isSum(other, [...amounts, figure], [...steps, side * Math.abs(figure.value)])),
    );
  const [own, another] = left.filter(isOwn);
  if (own === undefined || another !== undefined)
    return { amounts, balances: others, opening: first, closing };
  // From the newest row to the oldest each amount leads to the next balance, and the last one to none.
  const isLast = amounts.every((amount) => figures.indexOf(amount) < figures.indexOf(own));
  return { amounts: isLast ? [...amounts, own] : [own, ...amounts], balances, opening: null, closing };
};

const FIGURES_MIN = 2;

/** Rows of amounts alone: as many as there are days, besides the balances that the labels name. */
export const readAlone = (figures: readonly Figure[], labels: Ends, days: number): Rows | null => {
  const over = figures.length - days;
  const ends = Number(labels.opening) + Number(labels.closing);
  if (figures.length < FIGURES_MIN || over < 0 || over > ends || (over === 1 && ends === 2)) return null;
  const [opens, closes] = [over > 0 && labels.opening, over > 0 && labels.closing];
  return {
    amounts: figures.slice(opens ? 1 : 0, closes ? -1 : undefined),
    balances: [],
    opening: opens ? (figures[0] ?? null) : null,
    closing: closes ? (figures.at(-1) ?? null) : null,
  };
};

/** A column without the lines of the balances above and below the rows; `open` where one line may belong to either. */
type Fitted<Item> = { items: readonly Item[]; open: boolean };

const fit = <Item>(
  items: readonly Item[],
  count: number,
  { opening, closing }: Ends,
): Fitted<Item> | null => {
  const over = items.length - count;
  if (over < 0 || over > Number(opening) + Number(closing)) return null;
  const cutsFirst = over > 0 && opening;
  const end = items.length - (over - Number(cutsFirst));
  return { items: items.slice(cutsFirst ? 1 : 0, end), open: over === 1 && opening && closing };
};

/** A column as long as the rows are many; null where it is not, or may be that of others. */
export const fitColumn = <Item>(
  items: readonly Item[],
  count: number,
  ends: Ends,
): readonly Item[] | null => {
  const fitted = fit(items, count, ends);
  return fitted === null || fitted.open ? null : fitted.items;
};

const DROPPED_MAX = 4;

/** The runs without some above and below the rows, fewest left out first. */
export const listTrims = <Item>(runs: readonly Item[]): (readonly Item[])[] => {
  const most = Math.min(DROPPED_MAX, runs.length - 1);
  return Array.from({ length: most + 1 }, (_, dropped) =>
    Array.from({ length: dropped + 1 }, (_own, behind) => runs.slice(dropped - behind, runs.length - behind)),
  ).flat();
};

/** The days of rows, of one column or of two; `open` where they may be those of their neighbours. */
export type DayColumns = { columns: readonly (readonly CopiedParts[])[]; open: boolean };

type Run = readonly CopiedParts[];

/** A column of days as one run, and the other as long behind it in one or several, page after page; null where they are not. */
const pairRuns = (runs: readonly Run[]): [Run, Run] | null => {
  const columns: [CopiedParts[], CopiedParts[]] = [[], []];
  const [first, second] = columns;
  for (const run of runs) {
    const open = first.length - second.length;
    if (run.length > open && open > 0) return null;
    (open > 0 ? second : first).push(...run);
  }
  return first.length === second.length ? columns : null;
};

const byTurns = <Item>(items: readonly Item[], turn: number): Item[] =>
  items.filter((_, at) => at % 2 === turn);

/** How many rows have one day twice. */
const countSame = ([one, other]: readonly Run[]): number =>
  (one ?? []).filter(({ text }, at) => text === other?.[at]?.text).length;

/** Ways in which runs of days can be two columns: run by run, by turns, in halves, or the first of all and the others; those first in which more rows have one day twice. */
const listPairs = (runs: readonly Run[]): (readonly [Run, Run])[] => {
  const all = runs.flat();
  const halves = runs.map((run) => [run.slice(0, run.length >> 1), run.slice(run.length >> 1)] as const);
  const paired = pairRuns(runs);
  const pairs: (readonly [Run, Run])[] = [
    ...(paired === null ? [] : [paired]),
    [halves.flatMap(([one]) => one), halves.flatMap(([, other]) => other)],
    [byTurns(all, 0), byTurns(all, 1)],
    [byTurns(runs, 0).flat(), byTurns(runs, 1).flat()],
    ...runs.map((_, at) => [runs.slice(0, at + 1).flat(), runs.slice(at + 1).flat()] as const),
  ];
  return pairs.toSorted((a, b) => countSame(b) - countSame(a));
};

const fitRuns = (runs: readonly Run[], count: number, ends: Ends): DayColumns[] => {
  const whole = fit(runs.flat(), count, ends);
  const pairs = listPairs(runs).flatMap((pair): DayColumns[] => {
    const [one, other] = pair.map((column) => fit(column, count, ends));
    return one != null && other != null
      ? [{ columns: [one.items, other.items], open: one.open || other.open }]
      : [];
  });
  return whole === null ? pairs : [{ columns: [whole.items], open: whole.open }, ...pairs];
};

const shapeOf = ({ days }: CopiedParts): string => shapeOfDay(days[0] ?? "");

/** The runs of days with those alone that are written as most of them are. */
const keepCommon = (runs: readonly Run[]): Run[] => {
  const shapes = runs.flat().map(shapeOf);
  const count = (shape: string): number => shapes.filter((own) => own === shape).length;
  const [common] = [...new Set(shapes)].toSorted((a, b) => count(b) - count(a));
  return runs.map((run) => run.filter((day) => shapeOf(day) === common)).filter(({ length }) => length > 0);
};

const ORDERS = [
  [2, 1, 0],
  [2, 0, 1],
  [0, 1, 2],
] as const;

/** Whether days never turn back, in whatever order their parts are written. */
const runOn = (days: Run): boolean => {
  const parts = days.map(({ scanned: { tokens } }) => {
    const token = tokens.find(({ kind }) => kind === "date");
    return token?.kind === "date" ? token.date.written.parts : [0, 0, 0];
  });
  const isOrdered = (order: readonly number[], way: 1 | -1): boolean =>
    parts.every((own, at) => {
      const before = parts[at - 1] ?? own;
      const place = order.find((part) => own[part] !== before[part]);
      return place === undefined || ((own[place] ?? 0) - (before[place] ?? 0)) * way > 0;
    });
  return ORDERS.some((order) => isOrdered(order, 1) || isOrdered(order, -1));
};

/** The runs of days, where most share their line with words without those that do not. */
const listDayRuns = (cells: readonly Cells[]): Run[] => {
  const runs = cells.flatMap(({ kind, lines }) => (kind === "day" ? [lines] : []));
  const worded = new Set(
    cells.flatMap(({ kind, lines }) => (kind === "words" ? lines.map(({ from }) => from) : [])),
  );
  const beside = runs.map((run) => run.filter(({ from }) => worded.has(from)));
  const isMost = beside.flat().length * 2 > runs.flat().length;
  return keepCommon(isMost ? beside.filter(({ length }) => length > 0) : runs);
};

const COLUMNS_MAX = 2;

const isSame = (one: DayColumns, other: DayColumns): boolean =>
  one.columns.every((column, index) => column.every((day, at) => day === other.columns[index]?.[at]));

/** The days of the rows, of one column or of two: those first that run on as rows are printed. */
export const findDays = (cells: readonly Cells[], count: number, ends: Ends): DayColumns | null => {
  const runs = listDayRuns(cells);
  // Days of the head of a page are columns of their own.
  const alone = runs.map((run) => fitColumn(run, count, ends)).filter((column) => column !== null);
  const trims = listTrims(runs).map((trimmed) => ({
    dropped: runs.length - trimmed.length,
    fitted: fitRuns(trimmed, count, ends),
  }));
  const found = [
    ...(trims[0]?.fitted ?? []),
    ...(alone.length > 0 && alone.length <= COLUMNS_MAX ? [{ columns: alone, open: false }] : []),
    ...trims.slice(1).flatMap(({ fitted }) => fitted),
  ];
  const running = found.filter(({ columns }) => columns.some(runOn));
  const chosen = running.find(({ open }) => !open) ?? running[0] ?? found[0];
  if (chosen === undefined) return null;
  // As many days left out at other ends would leave other days that run on.
  const level = trims.find(({ fitted }) => fitted.includes(chosen))?.dropped;
  const others = trims.filter(({ dropped }) => dropped === level).flatMap(({ fitted }) => fitted);
  const isOpen = others.some(
    (other) =>
      running.includes(other) &&
      !isSame(chosen, other) &&
      (chosen.columns.length === 1 || countSame(other.columns) >= countSame(chosen.columns)),
  );
  return { ...chosen, open: chosen.open || isOpen };
};
