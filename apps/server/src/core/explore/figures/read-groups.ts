import { type Dimension, isTime } from "@passbook/contract/explore";
import { engineOf, idsIn, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { groupBy, toKey } from "./dimensions.ts";
import { type Asking, type Facts, hasBothWays } from "./facts.ts";

/** What stands in one row and column; `transactions` of divided ones, so that one with several parts is counted once. */
export type Group = {
  readonly row: string;
  readonly column: string;
  readonly currency: string;
  /** Empty where it was not asked for. */
  readonly day: string;
  readonly amount: number;
  readonly second: number;
  readonly likely: number;
  readonly transaction: string | null;
  /** Of how many it is one of the largest; 0 where all are told. */
  readonly among: number;
};

/** The key of what is beyond the most that is told apart. */
export const REST = "~";

export type Cut = {
  readonly rows: Dimension | null;
  readonly columns: Dimension | null;
  /** Only these are told apart, the others are one. */
  readonly keep?: { readonly rows?: readonly string[]; readonly columns?: readonly string[] };
  readonly currency?: { readonly is: string } | { readonly is_not: string };
  /** Currencies are told apart. */
  readonly by_currency?: boolean;
  /** Days are told apart. */
  readonly by_day?: boolean;
  /** Only so many groups with most, told apart by rows alone. */
  readonly largest?: number;
};

/** What was not asked for is not there. */
type Read = Partial<Group> & { readonly found?: number };

const currencyCondition = ({ currency }: Facts, asked: Cut["currency"]): RawBuilder<boolean>[] => {
  if (asked === undefined) return [];
  return "is" in asked
    ? [sql<boolean>`${currency} = ${asked.is}`]
    : [sql<boolean>`${currency} <> ${asked.is_not}`];
};

/** Null where nothing is told apart. */
const keyOf = (
  asking: Asking,
  facts: Facts,
  { dimension, keep }: { dimension: Dimension | null; keep: readonly string[] | undefined },
): RawBuilder<unknown> | null => {
  if (dimension === null) return null;
  const key = groupBy(asking, facts, dimension);
  return keep === undefined
    ? key
    : sql`case when ${key} in ${idsIn(asking.db, keep)} then ${key} else ${sql.lit(REST)} end`;
};

const isTimeOf = (dimension: Dimension | null): boolean => dimension !== null && isTime(dimension);

/** Of so many columns of the order of facts a dimension is made; of what is in no order, of more than there are. */
const depthOf = ({ order, day }: Facts, dimension: Dimension | null): number => {
  if (dimension === null) return 0;
  if (isTime(dimension)) return 1;
  // categories of each day are about as many as there are facts
  const is_category = dimension === "category" || dimension === "sub_category";
  return is_category && day === null ? order.length : Infinity;
};

/** What groups are made by where facts stand in that order already: finer ones than were asked for, which whoever adds them up does not mind; null elsewhere. */
const groupInOrder = (facts: Facts, cut: Cut): readonly RawBuilder<unknown>[] | null => {
  const { rows, columns, keep, by_currency = false, by_day = false } = cut;
  const is_plain = keep === undefined && !by_currency && facts.transaction === null;
  const depth = Math.max(depthOf(facts, rows), depthOf(facts, columns), by_day ? 1 : 0);
  return is_plain && depth > 0 && depth <= facts.order.length ? facts.order.slice(0, depth) : null;
};

type Named = readonly [name: string, made: RawBuilder<unknown>];

/**
 * Keys and values by their names, made before anything is put in order: what they are made of takes more room, and is put on the disk with them where it does not fit.
 */
const readFirst = (
  { db }: Asking,
  facts: RawBuilder<unknown>,
  wanted: readonly Named[],
): RawBuilder<unknown> => {
  const made = sql.join(wanted.map(([name, each]) => sql`${each} as ${sql.ref(name)}`));
  // SQLite makes one query of both where nothing keeps them apart
  return sql`(select ${made} ${facts}${engineOf(db) === "sqlite" ? sql` limit -1` : sql``}) as facts`;
};

const named = (name: string, made: RawBuilder<unknown> | null): Named[] =>
  made === null ? [] : [[name, made]];

const valuesOf = ({ amount, likely, second }: Facts): Named[] => [
  ...named("amount", amount),
  ...named("likely", likely),
  ...named("second", second),
];

/** Only what is told apart is asked for, times first: rows are kept by them, so that less has to be put in order. */
const runGroups = async (asking: Asking, facts: Facts, cut: Cut): Promise<Read[]> => {
  const { rows, columns, keep, by_currency = false, by_day = false, largest } = cut;
  const row = named("row", keyOf(asking, facts, { dimension: rows, keep: keep?.rows }));
  const column = named("column", keyOf(asking, facts, { dimension: columns, keep: keep?.columns }));
  const keys = [
    ...named("day", by_day ? (facts.day ?? facts.month) : null),
    ...(isTimeOf(columns) && !isTimeOf(rows) ? [...column, ...row] : [...row, ...column]),
    ...named("currency", by_currency ? facts.currency : null),
    ...named("transaction", facts.transaction),
  ];
  const values = valuesOf(facts);
  const in_order = keys.length === 0 ? [] : groupInOrder(facts, cut);
  const where = [...facts.where, ...currencyCondition(facts, cut.currency)];
  const from = sql`from ${facts.from} where ${sql.join(where, sql` and `)}`;
  const made = ([name, each]: Named): RawBuilder<unknown> => (in_order === null ? sql.ref(name) : each);
  const selected = [
    ...keys.map((key) => sql`${made(key)} as ${sql.ref(key[0])}`),
    ...values.map((value) => sql`sum(${made(value)}) as ${sql.ref(value[0])}`),
    ...(keys.length === 0 ? [sql`count(*) as found`] : []),
    ...(largest === undefined ? [] : [sql`count(*) over () as among`]),
  ];
  const grouped = in_order ?? keys.map((_, at) => sql.lit(at + 1));
  const told = asking.measure === "count" && facts.second !== null ? "second" : "amount";
  const most =
    largest === undefined
      ? sql``
      : sql` order by ${hasBothWays(asking.measure) ? sql`abs(sum(${sql.ref(`facts.${told}`)}))` : sql`sum(${sql.ref(`facts.${told}`)})`} desc, ${sql.lit(1)} limit ${largest}`;
  const source = in_order === null ? sql`from ${readFirst(asking, from, [...keys, ...values])}` : from;
  const { rows: found } = await sql<Read>`
    select ${sql.join(selected)} ${source}${grouped.length === 0 ? sql`` : sql` group by ${sql.join(grouped)}`}${most}`.execute(
    asking.db,
  );
  // without anything to tell apart there is one row, also of nothing
  return found.filter((each) => each.found === undefined || toNumber(each.found) > 0);
};

/** Whether nothing is told apart, so that nothing is put in order. */
const isSingle = ({ transaction }: Facts, { rows, columns, by_currency, by_day }: Cut): boolean =>
  rows === null && columns === null && by_currency !== true && by_day !== true && transaction === null;

type Kept = { readonly side: "rows" | "columns"; readonly ids: readonly string[] };

/** The one side of which only some are told apart, where facts are sums of which those can be taken away from all. */
const findKept = ({ order }: Facts, { rows, columns, keep }: Cut): Kept | null => {
  if (order.length === 0 || keep === undefined) return null;
  if (keep.rows !== undefined && keep.columns !== undefined) return null;
  const side = keep.rows === undefined ? "columns" : "rows";
  const other = side === "rows" ? columns : rows;
  const ids = keep[side];
  return ids === undefined || other === null ? null : { side, ids };
};

/** What is left of all once what is told apart is taken away. */
const takeAway = (all: readonly Group[], told: readonly Group[], side: Kept["side"]): Group[] => {
  const name = side === "rows" ? "row" : "column";
  const minus = ({ amount, second, likely, ...group }: Group): Group => ({
    ...group,
    amount: -amount,
    second: -second,
    likely: -likely,
  });
  return [...all, ...told.map(minus)].map((group) => ({ ...group, [name]: REST }));
};

/** The sums of facts, cut by two dimensions; those that are told apart are looked for alone, and all others are what is left of the whole. */
export const readGroups = async (
  asking: Asking,
  facts: Facts,
  { cut, parents }: { readonly cut: Cut; readonly parents: ReadonlyMap<string, string> },
): Promise<Group[]> => {
  const kept = findKept(facts, cut);
  if (kept === null) return readWhole(asking, facts, { cut, parents });
  const { keep: _keep, ...whole } = cut;
  const dimension = cut[kept.side];
  const told_apart = dimension === null ? [] : [isOneOfKeys(asking, facts, dimension, kept.ids)];
  const [told, all] = await Promise.all([
    // most are none of these, which is seen first
    readWhole(asking, { ...facts, where: [...told_apart, ...facts.where] }, { cut: whole, parents }),
    readWhole(asking, facts.whoever ?? facts, { cut: { ...whole, [kept.side]: null }, parents }),
  ]);
  return [...told, ...takeAway(all, told, kept.side)];
};

const isOneOfKeys = (
  asking: Asking,
  facts: Facts,
  dimension: Dimension,
  keys: readonly string[],
): RawBuilder<boolean> => sql<boolean>`${groupBy(asking, facts, dimension)} in ${idsIn(asking.db, keys)}`;

const readWhole = async (
  asking: Asking,
  facts: Facts,
  { cut, parents }: { readonly cut: Cut; readonly parents: ReadonlyMap<string, string> },
): Promise<Group[]> => {
  const naming = { week_start: asking.week_start, parents };
  const nameIn = (dimension: Dimension | null): ((key: string) => string) => {
    const known = new Map<string, string>();
    return (key) => {
      const name =
        known.get(key) ?? (dimension === null || key === REST ? key : toKey(dimension, key, naming));
      known.set(key, name);
      return name;
    };
  };
  const [nameRow, nameColumn] = [nameIn(cut.rows), nameIn(cut.columns)];
  const parts =
    facts.halves.length === 0 || isSingle(facts, cut) || groupInOrder(facts, cut) !== null
      ? [facts]
      : facts.halves.map((half) => ({ ...facts, where: [...facts.where, half] }));
  const found = await Promise.all(parts.map((part) => runGroups(asking, part, cut)));
  return found
    .flat()
    .map(({ row = "", column = "", currency = "", day = "", transaction = null, ...sums }) => ({
      row: nameRow(row),
      column: nameColumn(column),
      currency,
      day,
      amount: toNumber(sums.amount),
      second: toNumber(sums.second),
      likely: toNumber(sums.likely),
      transaction,
      among: toNumber(sums.among),
    }));
};
