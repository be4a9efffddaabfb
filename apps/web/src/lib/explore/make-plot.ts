import {
  type Dimension,
  type Explored,
  type ExploreQuery,
  isTime,
  type Time,
} from "@passbook/contract/explore";
import type { Days } from "@passbook/contract/search";
import { daysOfUnit, listUnits } from "@passbook/contract/stretches";
import { type TransactionFilter, transactionsPath } from "../addresses/transaction-filter.ts";
import type { Plot, PlotPlace, PlotSeries } from "../../ui/scenes/plot.ts";
import { listFilter, narrowList } from "./address.ts";
import { isEmptyTime, isUnit } from "./is-empty-time.ts";

/** A row or column in words, with the list that it opens. */
export type NamedLine = {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly dated?: string | undefined;
  readonly is_vendor: boolean;
  readonly is_rest: boolean;
  /** A time of which nothing is known. */
  readonly is_empty: boolean;
};
type Line = Explored["rows"][number] | Explored["columns"][number];

/** How keys, values and what is beyond the most are said. */
export type Words = {
  readonly name: (
    dimension: Dimension,
    line: Pick<Line, "key" | "name" | "on">,
  ) => Pick<NamedLine, "label" | "short" | "dated">;
  readonly rest: (count: number) => string;
  readonly total: string;
  /** What stands in the place of a figure where nothing is known. */
  readonly unknown: string;
  readonly format: (value: number) => string;
  readonly formatTick: (value: number) => string;
  readonly week_start: number;
};

export type Asked = { readonly query: ExploreQuery; readonly explored: Explored; readonly words: Words };

/** A rate is told in so many parts of a whole, which axes can be divided into. */
export const PARTS_OF_RATE = 10_000;

/** What a cell shows: of a rate or a mean the share; null where there is nothing to divide by. */
export const shownValue = (
  measure: ExploreQuery["measure"],
  { value, base }: { readonly value: number; readonly base: number },
): number | null => {
  if (measure !== "saved_rate" && measure !== "average") return value;
  if (base === 0) return null;
  return Math.round((measure === "average" ? value : value * PARTS_OF_RATE) / base);
};

const REST_KEY = "~";

/** Every time within the days that have anything, also those without any. */
const listTimes = (dimension: Time, { explored, words }: Asked): string[] => {
  if (dimension === "weekday")
    return Array.from({ length: 7 }, (_, index) => String((index + words.week_start) % 7));
  if (dimension === "month_of_year")
    return Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  return explored.days === null ? [] : listUnits(dimension, explored.days, words.week_start);
};

const nameLines = (dimension: Dimension, lines: readonly Line[], asked: Asked): NamedLine[] => {
  const known = lines.map((line) => ({
    key: line.key,
    ...(line.key === REST_KEY
      ? { label: asked.words.rest(0), short: asked.words.rest(0) }
      : asked.words.name(dimension, line)),
    is_vendor: line.is_vendor,
    is_rest: line.key === REST_KEY,
    is_empty: false,
  }));
  if (!isTime(dimension)) return known;
  return listTimes(dimension, asked).map(
    (key) =>
      known.find((line) => line.key === key) ?? {
        key,
        ...asked.words.name(dimension, { key, name: null, on: null }),
        is_vendor: false,
        is_rest: false,
        is_empty: isUnit(dimension) && isEmptyTime(dimension, key, asked.explored),
      },
  );
};

const unitDays = (dimension: Dimension, key: string): Days | null =>
  isUnit(dimension) ? daysOfUnit(dimension, key) : null;

type Cell = { readonly value: number; readonly base: number };
const NOTHING: Cell = { value: 0, base: 0 };

/** The answer as a table: rows with what is beyond them last, columns, and what stands between, each with the list that it opens. */
export type Grid = {
  readonly rows: readonly (NamedLine & {
    readonly sum: Cell;
    readonly likely: number;
    readonly href: string | undefined;
  })[];
  readonly columns: readonly (NamedLine & { readonly sum: Cell; readonly href: string | undefined })[];
  readonly at: (row: number, column: number) => Cell & { readonly href: string | undefined };
  readonly total: Cell & { readonly href: string };
};

const placeOf = (row: string | undefined, column: string | undefined) => `${row ?? ""}\n${column ?? ""}`;

/** Cells by the keys of their row and column. */
const listCells = ({ rows, columns, cells, rest }: Explored): ReadonlyMap<string, Cell> =>
  new Map([
    ...cells.map(
      ([row, column, value, base]) =>
        [placeOf(rows[row]?.key, columns[column]?.key), { value, base }] as const,
    ),
    ...(rest?.cells ?? []).map(
      ([column, value, base]) => [placeOf(REST_KEY, columns[column]?.key), { value, base }] as const,
    ),
  ]);

export const makeGrid = (asked: Asked): Grid => {
  const { query, explored, words } = asked;
  const { rows, columns } = query;
  const base = listFilter(query, explored.currency);
  const narrow = (dimension: Dimension, line: NamedLine, filter: TransactionFilter = base) =>
    line.is_rest
      ? undefined
      : narrowList(filter, dimension, { ...line, days: unitDays(dimension, line.key) });
  const toPath = (filter: TransactionFilter | undefined) =>
    filter === undefined ? undefined : transactionsPath(filter);
  const toRowPath = (line: NamedLine) =>
    rows === "transaction" && !line.is_rest ? transactionsPath(base, line.key) : toPath(narrow(rows, line));
  const sums = <T extends { readonly key: string }>(lines: readonly T[]) =>
    new Map(lines.map((line) => [line.key, line]));
  const [own_rows, own_columns] = [sums(explored.rows), sums(explored.columns)];
  const named_rows = nameLines(rows, explored.rows, asked);
  const named_columns = columns === undefined ? [] : nameLines(columns, explored.columns, asked);
  const { rest } = explored;
  const all_rows = [
    ...named_rows.map((line) => {
      const found = own_rows.get(line.key);
      return { ...line, sum: found ?? NOTHING, likely: found?.likely ?? 0, href: toRowPath(line) };
    }),
    ...(rest === null
      ? []
      : [
          {
            key: REST_KEY,
            label: words.rest(rest.count),
            short: words.rest(rest.count),
            is_vendor: false,
            is_rest: true,
            is_empty: false,
            sum: rest,
            likely: rest.likely,
            href: undefined,
          },
        ]),
  ];
  const cells = listCells(explored);
  return {
    rows: all_rows,
    columns: named_columns.map((line) => ({
      ...line,
      sum: own_columns.get(line.key) ?? NOTHING,
      href: columns === undefined ? undefined : toPath(narrow(columns, line)),
    })),
    at: (row, column) => {
      const [line, other] = [all_rows[row], named_columns[column]];
      const cell = cells.get(placeOf(line?.key, other?.key)) ?? NOTHING;
      const by_row = line === undefined ? undefined : narrow(rows, line);
      const both =
        by_row === undefined || other === undefined || columns === undefined
          ? undefined
          : narrow(columns, other, by_row);
      return { ...cell, href: toPath(both) };
    },
    total: { ...explored.total, href: transactionsPath(base) },
  };
};

/** Series beyond so many are one: more colours are not told apart. */
const MOST_SERIES = 8;

const addCells = (cells: readonly Cell[]): Cell =>
  cells.reduce((sum, { value, base }) => ({ value: sum.value + value, base: sum.base + base }), NOTHING);

/** What is shown of a cell, and of one at a place of the axis, where nothing is a nought of a time that is known. */
const showAlong = (
  { measure }: Pick<ExploreQuery, "measure">,
  dimension: Dimension | undefined,
  axis: readonly NamedLine[],
) => {
  const shown = (cell: Cell): number | null =>
    cell.value === 0 && cell.base === 0 ? null : shownValue(measure, cell);
  const shownAt = (cell: Cell, at: number): number | null =>
    isUnit(dimension) && axis[at]?.is_empty === false ? shownValue(measure, cell) : shown(cell);
  return { shown, shownAt };
};

const toPlace = ({ key, label, short, dated, href, is_empty }: Grid["columns"][number]): PlotPlace => ({
  key,
  label,
  short,
  dated,
  href,
  is_empty,
});

/** The answer as a chart: times along the axis where there are any, things as series. */
export const makePlot = (asked: Asked, grid: Grid): Plot => {
  const { query, words, explored } = asked;
  const along_columns = query.columns !== undefined && isTime(query.columns);
  const axis = along_columns ? grid.columns : grid.rows;
  const { shown, shownAt } = showAlong(query, along_columns ? query.columns : query.rows, axis);
  const others = along_columns ? grid.rows : grid.columns;
  const cellAt = (place: number, other: number) =>
    along_columns ? grid.at(other, place) : grid.at(place, other);
  const places = axis.map(toPlace);
  const sums = axis.map(({ sum }, at) => shownAt(sum, at));
  const total = shown(explored.total) ?? 0;
  const single: PlotSeries = {
    key: "",
    label: words.total,
    is_rest: false,
    values: sums,
    hrefs: axis.map(({ href }) => href),
    total,
  };
  const order = others.map((line, index) => ({ line, index })).filter(({ line }) => !line.is_rest);
  const told = order.slice(
    0,
    order.length > MOST_SERIES || others.length > order.length ? MOST_SERIES - 1 : MOST_SERIES,
  );
  const rest = others.map((_, index) => index).filter((index) => !told.some((each) => each.index === index));
  const series: PlotSeries[] = told.map(({ line, index }) => ({
    key: line.key,
    label: line.label,
    is_rest: false,
    values: places.map((_, at) => shownAt(cellAt(at, index), at)),
    hrefs: places.map((_, at) => cellAt(at, index).href),
    total: shown(line.sum) ?? 0,
    href: line.href,
  }));
  if (rest.length > 0)
    series.push({
      key: REST_KEY,
      label: words.rest(0),
      is_rest: true,
      values: places.map((_, at) => shownAt(addCells(rest.map((index) => cellAt(at, index))), at)),
      hrefs: places.map(() => undefined),
      total: shown(addCells(rest.flatMap((index) => others[index]?.sum ?? []))) ?? 0,
    });
  return {
    places,
    series: query.columns === undefined ? [single] : series,
    axis_is_time: isTime(along_columns ? (query.columns ?? query.rows) : query.rows),
    sums,
    total_label: words.total,
    unknown: words.unknown,
    format: words.format,
    formatTick: words.formatTick,
  };
};
