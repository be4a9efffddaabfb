import { type LayeredMap, layMap, readLayered } from "./layered-map.ts";
import { byDayAndId, compareText, toGroupKey } from "./row-groups.ts";
import type { FinderRow } from "../finding-types.ts";
import { isFeeGivenBack } from "./read-fee-text.ts";
import { fromDayNumber } from "../text/day-number.ts";

/** Rows by what they have in common, in order of day and id. */
export type Shelf<K> = LayeredMap<K, readonly FinderRow[]>;

/** The rows that any finder looks at, found by what finders ask for. It never changes; an edit makes another that shares what stays. */
export type RowIndex = {
  readonly byId: LayeredMap<string, FinderRow>;
  /** By {@link toGroupKey}. */
  readonly byGroup: Shelf<string>;
  /** By amount without its sign. */
  readonly bySize: Shelf<number>;
  /** By booking day. */
  readonly byDay: Shelf<string>;
  readonly byCurrency: ReadonlyMap<string, number>;
  /** The first day of each account. */
  readonly openings: ReadonlyMap<string, string>;
  /** Money in that says it is a bank's fee given back. */
  readonly feesBack: readonly FinderRow[];
};

/** True for a row that any finder looks at. */
export const isCounted = ({ status, amount }: FinderRow): boolean => status === "posted" && amount !== 0;
export const toSize = ({ amount }: FinderRow): number => Math.abs(amount);
export const toDay = ({ booked_on }: FinderRow): string => booked_on;

/** All rows in order of day and id; sorting each day by itself is cheaper than sorting all. */
const orderRows = (byDay: ReadonlyMap<string, readonly FinderRow[]>): FinderRow[] =>
  [...byDay]
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([, rows]) => rows.toSorted(byDayAndId));

/** The index of a person's rows, in whatever order they come. */
export const indexRows = (rows: readonly FinderRow[]): RowIndex => {
  const ordered = orderRows(Map.groupBy(rows.filter(isCounted), toDay));
  const byCurrency = new Map<string, number>();
  const openings = new Map<string, string>();
  const byId = new Map<string, FinderRow>();
  for (const row of ordered) {
    const { currency, bank_account_id, booked_on } = row;
    byId.set(row.id, row);
    byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + 1);
    if (!openings.has(bank_account_id)) openings.set(bank_account_id, booked_on);
  }
  return {
    byId: layMap(byId),
    byGroup: layMap(Map.groupBy(ordered, toGroupKey)),
    bySize: layMap(Map.groupBy(ordered, toSize)),
    byDay: layMap(Map.groupBy(ordered, toDay)),
    byCurrency,
    openings,
    feesBack: ordered.filter(isFeeGivenBack),
  };
};

/** Rows from one day number to another, both included, in order of day and id. */
export const listBetween = ({ byDay }: RowIndex, from: number, to: number): FinderRow[] => {
  const found: FinderRow[] = [];
  for (let day = from; day <= to; day += 1)
    for (const row of readLayered(byDay, fromDayNumber(day)) ?? []) found.push(row);
  return found;
};

/** The row of an id, where it is one that any finder looks at. */
export const findRow = ({ byId }: RowIndex, id: string): FinderRow | undefined => readLayered(byId, id);

/** Rows of an amount, whatever its sign. */
export const listOfSize = ({ bySize }: RowIndex, size: number): readonly FinderRow[] =>
  readLayered(bySize, size) ?? [];

/** Rows of one group. */
export const listOfGroup = ({ byGroup }: RowIndex, key: string): readonly FinderRow[] =>
  readLayered(byGroup, key) ?? [];
