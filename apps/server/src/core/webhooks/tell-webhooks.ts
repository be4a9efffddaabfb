import type { Db } from "@passbook/db/dialect";
import type { WebhookRow } from "@passbook/db/rows/program-rows";
import { sql } from "kysely";
import { addMs } from "../../platform/clock.ts";
import { LeaseLost } from "../../platform/leases/lease-lost.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import type { Services } from "../../platform/services.ts";
import { findStatements, findUnusual, leaveUntold, noteTold, wantsAlerts } from "./find-happenings.ts";
import { queueDeliveries } from "./queue-delivery.ts";
import { WEBHOOK_DELIVERY_WORK } from "./send-deliveries.ts";

const LOOK_MS = 30_000;
/** Finding alerts reads much. */
const RARE_MS = 15 * 60_000;
const MOST_ATTEMPTS = 60;

/** Ends the lease until it is looked again; an address that was paused meanwhile is told nothing. */
const giveBack = async (
  trx: Db,
  { user_id, id, lease_owner, turned_on_at }: WebhookRow,
  set: Partial<WebhookRow>,
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable("webhooks")
    .set({ ...set, attempts: 0, lease_owner: null })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("is_paused", "=", 0)
    .where("turned_on_at", "=", turned_on_at)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Looks what happened, and writes down what is to be sent and of what it tells in one transaction: each thing is told once. */
const look = async (services: Services, row: WebhookRow): Promise<void> => {
  const { db, clock, bell } = services;
  const now = clock.now();
  const asked = { ...row, now };
  const statements = await leaveUntold(db, row, await findStatements(db, asked));
  // What came may have passed a budget.
  const is_due = row.alerts_at === null || row.alerts_at <= addMs(now, -RARE_MS) || statements.length > 0;
  const looks_far = wantsAlerts(row) && is_due;
  const unusual = looks_far ? await leaveUntold(db, row, await findUnusual(db, asked)) : [];
  const found = [...statements, ...unusual];
  await db.transaction().execute(async (trx) => {
    await giveBack(trx, row, {
      lease_until: addMs(now, LOOK_MS),
      ...(looks_far ? { alerts_at: now } : {}),
    });
    await noteTold(trx, row, { found, now });
    await queueDeliveries(trx, clock, row, found);
  });
  if (found.length > 0) bell.ring(WEBHOOK_DELIVERY_WORK.name);
};

/** Addresses that are told what happens: each is looked after twice a minute, and every quarter of an hour for what is found by reading much. */
export const WEBHOOK_WORK: LeasedWork<"webhooks"> = {
  name: "webhooks",
  table: "webhooks",
  key: ["user_id", "id"],
  isWaiting: sql<boolean>`is_paused = 0 and stopped_at is null`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: 60_000,
  at_once: 1,
  carryOut: look,
  giveUp: async (trx, { clock }, { user_id, id }) => {
    await trx
      .updateTable("webhooks")
      .set({ attempts: 0, lease_until: addMs(clock.now(), RARE_MS) })
      .where("user_id", "=", user_id)
      .where("id", "=", id)
      .execute();
  },
};
