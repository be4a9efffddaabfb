import { type Db, idsIn, insertRows } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { inTurns } from "../../platform/in-turns.ts";
import { toLikelyId } from "./likely.ts";

/** What a transaction adds to the sums: the columns that decide where, and the amount; one that is just put in is money back of nothing yet. */
type Counted = Pick<
  TransactionRow,
  | "booked_on"
  | "counts_on"
  | "bank_account_id"
  | "currency"
  | "amount"
  | "merchant_id"
  | "vendor_id"
  | "sub_category_id"
  | "suggested_id"
  | "confidence"
  | "hidden"
> & { readonly refund_of?: string | null };

/** Columns of a transaction that decide where it is counted. */
const COUNTED_COLUMNS = [
  "booked_on",
  "counts_on",
  "bank_account_id",
  "currency",
  "amount",
  "merchant_id",
  "vendor_id",
  "sub_category_id",
  "suggested_id",
  "confidence",
  "has_splits",
  "hidden",
  "refund_of",
] as const;

const COUNTED_BY: ReadonlySet<string> = new Set(COUNTED_COLUMNS);
/** Whether a transaction may be counted elsewhere once one of these columns is set. */
export const isCountedBy = (columns: readonly string[]): boolean =>
  columns.some((name) => COUNTED_BY.has(name));

/** `row_count` has a row for each part of a divided transaction, `out_count` each that is money out; who counts payments takes the further ones off (`list-parts.ts`). */
type Delta = { money_out: number; money_in: number; row_count: number; out_count: number };
type DeltaMap = Map<string, { place: readonly string[]; delta: Delta }>;
/** Changes to the sums that wait to be written together. */
export type SumDeltas = { months: DeltaMap; days: DeltaMap };

const MONTH_PLACE = [
  "month",
  "bank_account_id",
  "currency",
  "sub_category_id",
  "likely_id",
  "merchant_id",
  "vendor_id",
] as const;
/** As they stand in months, but for who was paid. */
const CATEGORY_PLACE = ["month", "bank_account_id", "currency", "sub_category_id", "likely_id"] as const;
const DAY_PLACE = ["day", "bank_account_id", "currency", "sub_category_id", "likely_id"] as const;
const MONTH_LENGTH = 7;

export const noDeltas = (): SumDeltas => ({ months: new Map(), days: new Map() });

/** Money and which way it counts: money back lowers what went out. */
type Flowing = { readonly amount: number; readonly is_back: boolean };

const addTo = (
  map: DeltaMap,
  { key, toPlace }: { readonly key: string; readonly toPlace: () => readonly string[] },
  { amount, is_back }: Flowing,
  sign: 1 | -1,
): void => {
  let entry = map.get(key);
  if (entry === undefined) {
    entry = { place: toPlace(), delta: { money_out: 0, money_in: 0, row_count: 0, out_count: 0 } };
    map.set(key, entry);
  }
  const { delta } = entry;
  if (amount < 0 || is_back) delta.money_out -= sign * amount;
  else delta.money_in += sign * amount;
  delta.row_count += sign;
  if (amount < 0) delta.out_count += sign;
};

/** Counts new transactions in, which are whole as yet. */
export const countNew = (deltas: SumDeltas, rows: readonly Counted[]): Promise<void> =>
  inTurns(rows, ROWS_PER_TURN, (row) => count(deltas, row, 1));

/** Counts a transaction in (sign 1) or out (sign -1); a divided one counts by its parts, a hidden one not at all. */
const count = (deltas: SumDeltas, row: Counted, sign: 1 | -1, parts: readonly SplitRow[] = []): void => {
  if (row.hidden === 1) return;
  if (parts.length === 0) return countOne(deltas, row, sign);
  for (const { amount, sub_category_id } of parts)
    countOne(deltas, { ...row, amount, sub_category_id, suggested_id: null }, sign);
};

/** The day on which a transaction counts in figures: the one that a person gave it for that, else the booked one. */
const dayOf = ({ counts_on, booked_on }: Counted): string => counts_on ?? booked_on;

/** An import counts each of its rows: what a sum is kept under is one text, and taken apart for the first of it alone. */
const countOne = (deltas: SumDeltas, row: Counted, sign: 1 | -1): void => {
  const { bank_account_id, currency, sub_category_id } = row;
  const day = dayOf(row);
  const [merchant_id, vendor_id] = [row.merchant_id ?? "", row.vendor_id ?? ""];
  const likely_id = toLikelyId(row);
  const month = day.slice(0, MONTH_LENGTH);
  const where = `${bank_account_id}\0${currency}\0${sub_category_id}\0${likely_id}`;
  const flowing = { amount: row.amount, is_back: row.refund_of != null };
  const in_month = {
    key: `${month}\0${where}\0${merchant_id}\0${vendor_id}`,
    toPlace: () => [month, bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id],
  };
  addTo(deltas.months, in_month, flowing, sign);
  const on_day = {
    key: `${day}\0${where}`,
    toPlace: () => [day, bank_account_id, currency, sub_category_id, likely_id],
  };
  addTo(deltas.days, on_day, flowing, sign);
};

/** Counts stored transactions, with their parts, in or out. */
export const countStored = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
  counting: Counting,
): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("transactions")
    .select(["id", ...COUNTED_COLUMNS])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  await countRows(db, user_id, rows, counting);
};

type Counting = { readonly deltas: SumDeltas; readonly sign: 1 | -1 };
export type CountedRow = Counted & Pick<TransactionRow, "id" | "has_splits">;

/** Requests are answered while many rows are counted. */
const ROWS_PER_TURN = 2000;

/** Counts rows that were read, with the parts that are stored of them, in or out. */
export const countRows = async (
  db: Db,
  user_id: string,
  rows: readonly CountedRow[],
  { deltas, sign }: Counting,
): Promise<void> => {
  const divided = rows.filter((row) => row.has_splits === 1);
  const parts = await findParts(
    db,
    user_id,
    divided.map((row) => row.id),
  );
  await inTurns(rows, ROWS_PER_TURN, (row) =>
    count(deltas, row, sign, row.has_splits === 1 ? parts.get(row.id) : []),
  );
};

const findParts = async (
  db: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, SplitRow[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("splits")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .execute();
  return Map.groupBy(rows, (row) => row.transaction_id);
};

const isChange = ({ row_count, money_in, money_out, out_count }: Delta): boolean =>
  row_count !== 0 || money_in !== 0 || money_out !== 0 || out_count !== 0;

const changed = (map: DeltaMap) => [...map.values()].filter(({ delta }) => isChange(delta));

/** Sums of months whoever was paid; what went from one payee to another changes none. */
const addPayeesUp = (months: readonly SumRow[]): SumRow[] => {
  const sums = new Map<string, SumRow>();
  for (const { merchant_id: _merchant, vendor_id: _vendor, ...row } of months) {
    const key = CATEGORY_PLACE.map((name) => row[name]).join("\0");
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, row);
    else for (const name of SUMMED) sum[name] += row[name];
  }
  return [...sums.values()].filter(isChange);
};

/** Writes waiting changes, which wait no more; a sum that no row stands behind any more disappears. */
export const writeSums = async (db: Db, user_id: string, deltas: SumDeltas): Promise<void> => {
  const toRow =
    (columns: readonly string[]) =>
    ({ place, delta }: { place: readonly string[]; delta: Delta }): SumRow => ({
      user_id,
      ...Object.fromEntries(columns.map((name, index) => [name, place[index]])),
      ...delta,
    });
  const months = changed(deltas.months).map(toRow(MONTH_PLACE));
  await addSums(db, user_id, "month_sums", { place: MONTH_PLACE, rows: months });
  await addSums(db, user_id, "category_sums", { place: CATEGORY_PLACE, rows: addPayeesUp(months) });
  await addSums(db, user_id, "day_sums", {
    place: DAY_PLACE,
    rows: changed(deltas.days).map(toRow(DAY_PLACE)),
  });
  deltas.months.clear();
  deltas.days.clear();
};

type SumRow = Delta & Readonly<Record<string, string | number | undefined>>;
const SUMMED = ["money_out", "money_in", "row_count", "out_count"] as const;

const addSums = async (
  db: Db,
  user_id: string,
  table: "month_sums" | "category_sums" | "day_sums",
  { place, rows }: { place: readonly [string, ...string[]]; rows: readonly SumRow[] },
): Promise<void> => {
  if (rows.length === 0) return;
  await insertRows(db, table, rows, { add_on: ["user_id", ...place], add: SUMMED });
  const lowered = rows.filter((row) => row.row_count < 0);
  if (lowered.length === 0) return;
  const [period] = place;
  const periods = lowered.map((row) => String(row[period])).toSorted();
  const currencies = [...new Set(lowered.map(({ currency }) => currency))];
  // A range, not the periods themselves: PostgreSQL takes sums without rows for rare, and would look through all periods for each of them.
  await sql`delete from ${sql.table(table)} where user_id = ${user_id} and currency in (${sql.join(currencies)}) and ${sql.ref(period)} between ${periods[0]} and ${periods.at(-1)} and row_count = 0`.execute(
    db,
  );
};
