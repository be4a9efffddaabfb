import { type Db, idsIn, toNumber } from "@passbook/db/dialect";
import {
  type AskedBefore,
  chooseToAsk,
  countToAsk,
  FIRST_ANSWERS,
  LARGE_FROM,
  type ToldRow,
} from "@passbook/enrichment";
import { sql } from "kysely";
import { findWaiting, selectWaiting, type Waiting } from "./waiting.ts";

/** Large vendors whose rows are not filed at once: by vendor, ids of the rows that are asked before. */
export type Held = ReadonlyMap<string, ReadonlySet<string>>;

/** As many as are asked at a time where none of those that tell most is among these rows. */
const SOME = 3;

/** Of rows of one vendor those to ask now, the others after these. */
export const chooseAsked = <Row extends { readonly id: string }>(
  held: Held,
  vendor_id: string | null,
  rows: readonly Row[],
): readonly Row[] => {
  const telling = vendor_id === null ? undefined : held.get(vendor_id);
  if (telling === undefined) return rows;
  const asked = rows.filter(({ id }) => telling.has(id));
  return asked.length > 0 ? asked : rows.slice(0, SOME);
};

/** A large vendor of which more is asked than was answered. */
type Unsettled = { readonly vendor_id: string; readonly told: readonly ToldRow[] };
type Looked = {
  readonly waiting: Waiting;
  readonly before: AskedBefore;
  readonly unsettled: readonly Unsettled[];
};

/** Which of these vendors are large and may be held. */
const findUnsettled = async (
  db: Db,
  user_id: string,
  { now, vendor_ids }: { readonly now: string; readonly vendor_ids: readonly string[] },
): Promise<Looked> => {
  const waiting = await findWaiting(db, user_id, { now });
  const large = await selectWaiting(db, waiting)
    .where("vendor_id", "in", idsIn(db, vendor_ids))
    .select((of) => ["vendor_id", of.fn.countAll().as("rows")])
    .groupBy("vendor_id")
    .having((of) => of(of.fn.countAll(), ">=", LARGE_FROM))
    .execute();
  if (large.length === 0) return { waiting, before: { vendors: 0, mixed: 0 }, unsettled: [] };
  const ids = large.map(({ vendor_id }) => vendor_id ?? "");
  const [told, before] = await Promise.all([listTold(db, user_id, ids), countMixed(db, user_id)]);
  const unsettled = large.flatMap(({ vendor_id: id, rows }): Unsettled[] => {
    const vendor_id = id ?? "";
    const own = told.get(vendor_id) ?? [];
    return countToAsk(toNumber(rows), own, before) > 0 ? [{ vendor_id, told: own }] : [];
  });
  return { waiting, before, unsettled };
};

/** Which rows of these vendors are asked before their others; vendors that nothing holds are left out. */
const chooseRows = async (
  db: Db,
  { waiting, before }: Pick<Looked, "waiting" | "before">,
  unsettled: readonly Unsettled[],
): Promise<Held> => {
  if (unsettled.length === 0) return new Map();
  const open = await selectWaiting(db, waiting)
    .select(["id", "vendor_id", "amount", "booked_on"])
    .where(
      "vendor_id",
      "in",
      idsIn(
        db,
        unsettled.map(({ vendor_id }) => vendor_id),
      ),
    )
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .execute();
  const rows = Map.groupBy(open, ({ vendor_id }) => vendor_id ?? "");
  return new Map(
    unsettled.flatMap(({ vendor_id, told }) => {
      const asked = chooseToAsk(rows.get(vendor_id) ?? [], told, before);
      return asked.length === 0 ? [] : [[vendor_id, new Set(asked.map(({ id }) => id))]];
    }),
  );
};

/**
 * One answer about a large vendor says little of its rows in other years and amounts: some of them are asked before all are filed. Rows are
 * read of the vendors that are named alone.
 */
export const findHeld = async (
  db: Db,
  user_id: string,
  { now, vendor_ids }: { readonly now: string; readonly vendor_ids: readonly string[] },
): Promise<Held> => {
  if (vendor_ids.length === 0) return new Map();
  const looked = await findUnsettled(db, user_id, { now, vendor_ids });
  return chooseRows(db, looked, looked.unsettled);
};

const selectAnswered = (db: Db, user_id: string) =>
  db
    .selectFrom("answers")
    .innerJoin("transactions", (join) =>
      join
        .onRef("transactions.user_id", "=", "answers.user_id")
        .onRef("transactions.id", "=", "answers.transaction_id"),
    )
    .where("answers.user_id", "=", user_id)
    .where("transactions.vendor_id", "is not", null);

/** What was answered of these vendors. */
const listTold = async (
  db: Db,
  user_id: string,
  vendor_ids: readonly string[],
): Promise<Map<string, ToldRow[]>> => {
  const rows = await selectAnswered(db, user_id)
    .select([
      "transactions.vendor_id",
      "transactions.amount",
      "transactions.booked_on",
      "answers.sub_category_id as label",
    ])
    .where("transactions.vendor_id", "in", idsIn(db, vendor_ids))
    .execute();
  return Map.groupBy(rows, ({ vendor_id }) => vendor_id ?? "");
};

/** How often the first answers of a vendor differ with this person. */
const countMixed = async (db: Db, user_id: string): Promise<AskedBefore> => {
  const numbered = selectAnswered(db, user_id).select([
    "transactions.vendor_id",
    "answers.sub_category_id",
    sql<number>`row_number() over (partition by transactions.vendor_id order by answers.answered_at, answers.id)`.as(
      "nth",
    ),
  ]);
  const vendors = db
    .selectFrom(numbered.as("first"))
    .select((of) => ["vendor_id", of.fn.count("sub_category_id").distinct().as("labels")])
    .where("nth", "<=", FIRST_ANSWERS)
    .groupBy("vendor_id")
    .having((of) => of(of.fn.countAll(), ">", 1));
  const counted = await db
    .selectFrom(vendors.as("again"))
    .select((of) => [
      of.fn.countAll().as("vendors"),
      sql<number>`sum(case when labels > 1 then 1 else 0 end)`.as("mixed"),
    ])
    .executeTakeFirst();
  return { vendors: toNumber(counted?.vendors), mixed: toNumber(counted?.mixed) };
};
