import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { sayField } from "@passbook/contract/sentences/fields";
import { invalidInput } from "../../platform/problem.ts";
import { findMainCurrency } from "../bank-accounts/index.ts";
import { CHANCE, selectWaiting, SURE, toSure, type Waiting } from "./waiting.ts";

/** Transactions of one vendor (or description without one) for which the same is suggested, however surely. */
export type Group = {
  readonly vendor_id: string | null;
  readonly description: string | null;
  readonly sub_category_id: string;
  /** The largest of SURE_FROM, in thousandths, that its rows reach on average. */
  readonly sure: number;
  readonly rows: number;
  readonly money: number;
  /** Tells the group among those of equal weight. */
  readonly tie: string;
};

const DESCRIPTION = sql<string | null>`case when vendor_id is null then description end`;

/** Everything that waits: the surest first, then what helps most, by transactions and by money in the main currency. */
export const listGroups = async (db: Db, waiting: Waiting): Promise<Group[]> => {
  const currency = await findMainCurrency(db, waiting.user_id);
  const rows = await selectWaiting(db, waiting)
    .select((of) => [
      "vendor_id",
      DESCRIPTION.as("description"),
      "suggested_id",
      of.fn.countAll().as("rows"),
      of.fn.min<string>("id").as("tie"),
      sql<number>`sum(${CHANCE})`.as("chances"),
      sql<number>`sum(case when currency = ${currency} then abs(amount) else 0 end)`.as("money"),
    ])
    .groupBy(["vendor_id", sql`2`, "suggested_id"])
    .execute();
  return rows
    .map(({ suggested_id, chances, ...row }) => {
      const count = toNumber(row.rows);
      return {
        ...row,
        sub_category_id: suggested_id ?? "",
        sure: toSure(toNumber(chances) / count),
        rows: count,
        money: toNumber(row.money),
      };
    })
    .toSorted(compare);
};

/** How many transactions wait that are so sure, by the largest of SURE_FROM that they reach, and their chances together; in thousandths. */
export const countBySure = async (
  db: Db,
  waiting: Waiting,
): Promise<{ sure: number; rows: number; chances: number }[]> => {
  const rows = await selectWaiting(db, waiting)
    .select((of) => [SURE.as("sure"), of.fn.countAll().as("rows"), sql<number>`sum(${CHANCE})`.as("chances")])
    .groupBy(sql`1`)
    .execute();
  return rows.map(({ sure, rows: count, chances }) => ({
    sure: toNumber(sure),
    rows: toNumber(count),
    chances: toNumber(chances),
  }));
};

type Place = Pick<Group, "sure" | "rows" | "money" | "tie">;

const compare = (one: Place, other: Place): number => {
  if (one.sure !== other.sure) return other.sure - one.sure;
  if (one.rows !== other.rows) return other.rows - one.rows;
  if (one.money !== other.money) return other.money - one.money;
  return one.tie < other.tie ? -1 : Number(one.tie > other.tie);
};

const CURSOR = /^(\d+)_(\d+)_(\d+)_([0-9a-f-]{36})$/;
export const toCursor = ({ sure, rows, money, tie }: Group): string =>
  `${String(sure)}_${String(rows)}_${String(money)}_${tie}`;

const readCursor = (after: string): Place => {
  const [, sure, rows, money, tie] = CURSOR.exec(after) ?? [];
  if (tie === undefined) throw invalidInput({ after: sayField("use_next") });
  return { sure: Number(sure), rows: Number(rows), money: Number(money), tie };
};

/** What comes after the place that a cursor names; all of it without one. */
export const placeAfter = (groups: readonly Group[], after: string | undefined): readonly Group[] => {
  if (after === undefined) return groups;
  const place = readCursor(after);
  return groups.filter((group) => compare(group, place) > 0);
};
