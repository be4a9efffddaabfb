import { type Dimension, type Explored, isTime, type Measure } from "@passbook/contract/explore";
import { hasBothWays } from "./facts.ts";
import { type Group, REST } from "./read-groups.ts";

type Value = { readonly value: number; readonly base: number };
type Line = Value & { readonly key: string; readonly likely: number };
/** Rows and columns with what is theirs, and the cells between. */
export type Added = {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, Line>>;
  readonly total: Line;
};

/** `second` of undivided transactions, and of parts of divided ones; those with any are counted once wherever several parts stand. */
type Tally = {
  amount: number;
  likely: number;
  second: number;
  second_of_parts: number;
  /** Made for the first of them: most tallies have none. */
  divided: Set<string> | null;
};

const noTally = (): Tally => ({
  amount: 0,
  likely: 0,
  second: 0,
  second_of_parts: 0,
  divided: null,
});

const addTo = (tally: Tally, { amount, second, likely, transaction }: Group): void => {
  tally.amount += amount;
  tally.likely += likely;
  if (transaction === null) tally.second += second;
  else {
    tally.second_of_parts += second;
    if (second > 0) (tally.divided ??= new Set()).add(transaction);
  }
};

const toLine = (key: string, tally: Tally, measure: Measure): Line => {
  const { amount, likely } = tally;
  const count = tally.second + (tally.divided?.size ?? 0);
  if (measure === "count") return { key, value: count, base: 0, likely };
  if (measure === "average") return { key, value: amount, base: count, likely };
  const base = measure === "saved_rate" ? tally.second + tally.second_of_parts : 0;
  return { key, value: amount, base, likely };
};

const tallyAt = (tallies: Map<string, Tally>, key: string): Tally => {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const made = noTally();
  tallies.set(key, made);
  return made;
};

/** What groups come to by row, by column, and in each cell. */
export const addGroups = (groups: readonly Group[], measure: Measure): Added => {
  const [rows, columns] = [new Map<string, Tally>(), new Map<string, Tally>()];
  const cells = new Map<string, Map<string, Tally>>();
  const total = noTally();
  for (const group of groups) {
    addTo(tallyAt(rows, group.row), group);
    addTo(tallyAt(columns, group.column), group);
    const own = cells.get(group.row) ?? new Map<string, Tally>();
    cells.set(group.row, own);
    addTo(tallyAt(own, group.column), group);
    addTo(total, group);
  }
  const toLines = (tallies: ReadonlyMap<string, Tally>): Line[] =>
    [...tallies].map(([key, tally]) => toLine(key, tally, measure));
  return {
    rows: toLines(rows),
    columns: toLines(columns),
    cells: new Map(
      [...cells].map(([row, own]) => [row, new Map(toLines(own).map((line) => [line.key, line] as const))]),
    ),
    total: toLine("", total, measure),
  };
};

/** What has anything to show. */
const isSomething = ({ value, base }: Value): boolean => value !== 0 || base !== 0;

const byKey = (one: Line, other: Line): number => (one.key < other.key ? -1 : 1);
/** Largest first, whichever way they go; those of one size by their keys. */
const bySize = (one: Line, other: Line): number =>
  Math.abs(other.value) - Math.abs(one.value) || byKey(one, other);
const byValue = (one: Line, other: Line): number => other.value - one.value || byKey(one, other);

/** What stands first of a dimension that is no time. */
export const orderOf = (dimension: Dimension | null, measure: Measure) =>
  dimension === "transaction" && !hasBothWays(measure) ? byValue : bySize;

type Shape = {
  readonly measure: Measure;
  readonly rows: Dimension | null;
  readonly columns: Dimension | null;
};
type Lines = Pick<Explored, "cells" | "rest" | "total"> & {
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
};

/** Lists of rows, columns and cells by their places, as the answer has them; what is left over stands apart. */
export const arrange = ({ rows, columns, cells, total }: Added, shape: Shape, left_over: number): Lines => {
  const orderIn = (dimension: Dimension | null) =>
    isTime(dimension) ? byKey : orderOf(dimension, shape.measure);
  const listed = rows.filter((line) => line.key !== REST && isSomething(line)).toSorted(orderIn(shape.rows));
  const across = columns
    .filter(isSomething)
    .toSorted(orderIn(shape.columns))
    .toSorted((one, other) => Number(one.key === REST) - Number(other.key === REST));
  const place = new Map(across.map(({ key }, at) => [key, at]));
  const cellsOf = (row: string) =>
    [...(cells.get(row)?.values() ?? [])]
      .flatMap((cell) => {
        const at = place.get(cell.key);
        return at === undefined || !isSomething(cell) ? [] : [[at, cell.value, cell.base] as const];
      })
      .toSorted(([one], [other]) => one - other);
  const beyond = rows.find(({ key }) => key === REST);
  const { key: _key, ...sum } = total;
  return {
    rows: listed,
    columns: across,
    cells: listed.flatMap(({ key }, row) =>
      cellsOf(key).map(([at, value, base]): [number, number, number, number] => [row, at, value, base]),
    ),
    rest:
      beyond === undefined
        ? null
        : {
            value: beyond.value,
            base: beyond.base,
            likely: beyond.likely,
            count: left_over,
            cells: cellsOf(REST).map(([at, value, base]): [number, number, number] => [at, value, base]),
          },
    total: sum,
  };
};
