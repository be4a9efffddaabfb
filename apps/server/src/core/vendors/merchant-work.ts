import { type Db, idsIn, toNumber, updateRows } from "@passbook/db/dialect";
import type { VendorRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { finishLease } from "../../platform/leases/leases.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import {
  changeAhead,
  insertInto,
  listEditsOfKinds,
  type PlannedChange,
  ringAfterChange,
  updateEach,
  updateIn,
} from "../changes/index.ts";
import { leadToMerchants } from "./lead-to-merchants.ts";
import { leaveUnnamed } from "./leave-unnamed.ts";

/** So many transactions are written at once that others wait for less than half a second; one vendor may have more. */
const MOST_ROWS = 4000;

/**
 * Leads vendors to their merchants that were there before vendors led to any, with their transactions, and away from merchants that are
 * known to be none by now: once for each person, in changes that stand in the history like those of a person, each of bounded size.
 */
export const MERCHANT_WORK: LeasedWork<"merchant_work"> = {
  name: "merchants",
  table: "merchant_work",
  key: ["user_id"],
  isWaiting: sql<boolean>`waiting = 1 and not exists (select 1 from statements where statements.user_id = merchant_work.user_id
    and status in ('received', 'reading')) and not exists (select 1 from acts where acts.user_id = merchant_work.user_id and under_way = 1)`,
  most_attempts: 10,
  retry_ms: 5000,
  at_once: 1,
  carryOut: async (services, row, signal) => {
    await keepTakenAway(services.db, row.user_id);
    await leaveUnnamed(services, row.user_id);
    while (!signal.aborted && (await leadSome(services, row.user_id)));
    if (!signal.aborted) await finishLease(services.db, MERCHANT_WORK, row, { waiting: 0 });
    ringAfterChange(services.bell, row.user_id);
  },
  giveUp: async (trx, _services, { user_id }) => {
    await trx.updateTable("merchant_work").set({ waiting: 0 }).where("user_id", "=", user_id).execute();
  },
};

/** Vendors that a person took away from a merchant, or left without one, stay without; until now only the history tells. */
const keepTakenAway = async (db: Db, user_id: string): Promise<void> => {
  const edits = await listEditsOfKinds(db, user_id, ["assign_vendors", "delete_merchant"]);
  const taken = edits.flatMap((edit) =>
    edit.op === "update" && edit.table === "vendors"
      ? edit.groups.flatMap(({ after, keys }) =>
          after["merchant_id"] === null ? keys.map((key) => String(key["id"])) : [],
        )
      : [],
  );
  await db
    .updateTable("vendors")
    .set({ is_assigned: 1 })
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, [...new Set(taken)]))
    .where("merchant_id", "is", null)
    .execute();
};

/** Leads as many vendors as have about so many rows; false when there are no more. */
const leadSome = async (services: Services, user_id: string): Promise<boolean> => {
  const { db, clock } = services;
  const vendors = await findUnled(db, user_id);
  if (vendors.length === 0) return false;
  const author = { user_id, session_id: null, clock };
  const { told, beside } = await planLeading(db, author, vendors);
  if (told.vendors === 0) await beside(db);
  else await changeAhead(services, { author }, { plan: (at) => planLeading(at, author, vendors) });
  return true;
};

type Sized = { readonly id: string; readonly rows: unknown };

const findUnled = async (db: Db, user_id: string): Promise<string[]> => {
  const { rows: sized } = await sql<Sized>`select id, (select count(*) from transactions
      where transactions.user_id = vendors.user_id and transactions.vendor_id = vendors.id) as rows
    from vendors where user_id = ${user_id} and merchant_key is null order by is_assigned desc, id limit ${MOST_ROWS}`.execute(
    db,
  );
  let rows = 0;
  const end = sized.findIndex((vendor) => (rows += toNumber(vendor.rows)) > MOST_ROWS);
  return sized.slice(0, end < 0 ? sized.length : end + 1).map(({ id }) => id);
};

type Author = Parameters<typeof leadToMerchants>[1];

type Leading = PlannedChange<{ readonly vendors: number }> & { readonly beside: (trx: Db) => Promise<void> };

const planLeading = async (db: Db, author: Author, ids: readonly string[]): Promise<Leading> => {
  const { user_id } = author;
  const vendors: VendorRow[] = await db
    .selectFrom("vendors")
    .select(["user_id", "id", "name", "name_key", "merchant_id", "merchant_key", "is_assigned"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .where("merchant_key", "is", null)
    // What a person said counts before what is found.
    .orderBy("is_assigned", "desc")
    .orderBy("id")
    .execute();
  const led = await leadToMerchants(db, author, vendors);
  const moved = led.vendors.filter(
    ({ is_assigned, merchant_id }) => is_assigned === 0 && merchant_id !== null,
  );
  return {
    note: { kind: "find_merchants", summary: String(moved.length) },
    edits: [
      insertInto("merchants", led.merchants),
      updateEach(
        "vendors",
        moved.map(({ id, merchant_id }) => ({ key: { id }, values: { merchant_id } })),
      ),
      ...(await moveRows(db, user_id, moved)),
    ],
    told: { vendors: moved.length },
    // No part of what can be taken back, so that it is not found again then.
    beside: (trx) =>
      updateRows(trx, "vendors", {
        user_id,
        key: ["id"],
        rows: led.vendors.map(({ id, merchant_key }) => ({ id, merchant_key })),
      }),
  };
};

/** Transactions without a merchant go with their vendor, but for those that a person left so. */
const moveRows = async (db: Db, user_id: string, vendors: readonly VendorRow[]) => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "vendor_id", "edited"])
    .where("user_id", "=", user_id)
    .where(
      "vendor_id",
      "in",
      idsIn(
        db,
        vendors.map(({ id }) => id),
      ),
    )
    .where("merchant_id", "is", null)
    .execute();
  const merchants = new Map(vendors.map(({ id, merchant_id }) => [id, merchant_id]));
  const free = rows.filter(({ edited }) => edited?.includes('"merchant_id"') !== true);
  const groups = Map.groupBy(free, ({ vendor_id }) => merchants.get(vendor_id ?? "") ?? null);
  return [...groups].map(([merchant_id, some]) =>
    updateIn(
      "transactions",
      some.map(({ id }) => id),
      { merchant_id },
    ),
  );
};
