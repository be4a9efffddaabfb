import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { listVendors as endpoint, Vendor } from "@passbook/contract/vendors";
import type { Db } from "@passbook/db/dialect";
import type { VendorRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { notFound } from "../../platform/problem.ts";
import { findMainCurrency } from "../bank-accounts/index.ts";
import {
  findVendorDays,
  findVendors,
  sumVendors,
  toVendor,
  type VendorDays,
  type VendorSum,
} from "./repo.ts";

type Query = QueryOf<typeof endpoint>;
type Sort = NonNullable<Query["sort"]>;
const PAGE_ROWS = 100;
const ID_LENGTH = 36;

/** What vendors are ordered by: a number or a text, and the id where that is equal. */
type Place = { row: { id: string }; value: number | string };
type Ranked = Place & { row: Kept<VendorRow> };

/** Vendors with their totals, most used (or costly, recent, by name) first; a person has thousands at most, so order is made here. */
export const listVendors = async (
  db: Db,
  user_id: string,
  query: Query,
): Promise<AnswerOf<typeof endpoint>> => {
  const { sort = "count", limit = PAGE_ROWS, after } = query;
  const [rows, sums, allDays, currency] = await Promise.all([
    findVendors(db, user_id, query),
    sumVendors(db, user_id),
    sort === "last_seen" ? findVendorDays(db, user_id, null) : null,
    findMainCurrency(db, user_id),
  ]);
  const rank = (row: Kept<VendorRow>): Ranked => ({
    row,
    value: toValue(sort, { row, sums: sums.get(row.id) ?? [], days: allDays?.get(row.id), currency }),
  });
  const ranked = rows.map(rank).toSorted(compare);
  const rest = after === undefined ? ranked : ranked.filter((one) => compare(one, readCursor(after)) > 0);
  const page = rest.slice(0, limit);
  const ids = page.map(({ row }) => row.id);
  const days = allDays ?? (await findVendorDays(db, user_id, ids));
  const last = page.at(-1);
  return {
    data: page.map(({ row }) => toVendor(row, sums.get(row.id) ?? [], days.get(row.id))),
    next: rest.length > limit && last !== undefined ? toCursor(last) : null,
  };
};

export const getVendor = async (db: Db, user_id: string, id: string): Promise<Vendor> => {
  const row = await db
    .selectFrom("vendors")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("vendor");
  const sums = await sumVendors(db, user_id);
  const days = await findVendorDays(db, user_id, [id]);
  return toVendor(row, sums.get(id) ?? [], days.get(id));
};

type Known = {
  row: Kept<VendorRow>;
  sums: readonly VendorSum[];
  days: VendorDays | undefined;
  currency: string;
};

const toValue = (sort: Sort, { row, sums, days, currency }: Known): number | string => {
  if (sort === "name") return row.name_key;
  if (sort === "last_seen") return -Number((days?.last_seen ?? "0").replaceAll("-", ""));
  if (sort === "count") return -sums.reduce((count, sum) => count + sum.row_count, 0);
  // Most money out first, in the person's main currency.
  return sums.find((sum) => sum.currency === currency)?.amount ?? 0;
};

/** Ascending; what is shown largest or newest first is ranked by a negative number. */
const compare = (one: Place, other: Place): number => {
  if (one.value !== other.value) return one.value < other.value ? -1 : 1;
  return one.row.id < other.row.id ? -1 : Number(one.row.id > other.row.id);
};

const toCursor = ({ row, value }: Ranked): string =>
  `${typeof value === "number" ? `n${String(value)}` : `t${value}`}_${row.id}`;

const readCursor = (cursor: string): Place => {
  const value = cursor.slice(1, -(ID_LENGTH + 1));
  return { value: cursor.startsWith("n") ? Number(value) : value, row: { id: cursor.slice(-ID_LENGTH) } };
};
