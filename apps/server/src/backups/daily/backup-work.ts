import type { BackupRunRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { addMs } from "../../platform/clock.ts";
import type { LeasedWork } from "../../platform/leases/leased-work.ts";
import { LeaseLost } from "../../platform/leases/lease-lost.ts";
import { hasPeople } from "../../platform/registration.ts";
import type { BackupDone, Services } from "../../platform/services.ts";
import { backUpNow, NoRoomForBackup } from "./back-up-now.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_ATTEMPTS = 100;

/** Ends the lease until the next one is due. */
const giveBack = async (
  { db }: Services,
  { name, lease_owner }: BackupRunRow,
  set: Partial<BackupRunRow> & { readonly lease_until: string },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("backup_runs")
    .set({ ...set, attempts: 0, lease_owner: null })
    .where("name", "=", name)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

const noteGood = (services: Services, row: BackupRunRow, done: BackupDone): Promise<void> => {
  const now = services.clock.now();
  const is_missed = services.config.backups.store !== null && !done.is_far;
  services.log.info({ file: done.file, rows: done.rows, bytes: done.bytes }, "backed up");
  return giveBack(services, row, {
    good_at: done.made_at,
    good_file: done.file,
    good_rows: done.rows,
    good_bytes: done.bytes,
    is_encrypted: done.is_encrypted ? 1 : 0,
    is_far: done.is_far ? 1 : 0,
    fault: is_missed ? "not_far" : null,
    failed_at: is_missed ? now : null,
    lease_until: addMs(now, is_missed ? HOUR_MS : DAY_MS),
  });
};

const noteFault = async (services: Services, row: BackupRunRow, error: unknown): Promise<void> => {
  const now = services.clock.now();
  // Errors lose their class on the way from the process.
  const has_no_room = error instanceof Error && error.name === NoRoomForBackup.name;
  services.log.error({ err: error }, "no backup was made");
  await giveBack(services, row, {
    fault: has_no_room ? "no_room" : "failed",
    failed_at: now,
    lease_until: addMs(now, HOUR_MS),
  });
};

const backUp = async (services: Services, row: BackupRunRow): Promise<void> => {
  const { db, clock, backing_up } = services;
  const now = clock.now();
  if (!(await hasPeople(db))) return giveBack(services, row, { lease_until: addMs(now, HOUR_MS) });
  let done: BackupDone;
  try {
    done = await (backing_up === null ? backUpNow(services) : backing_up.run({ now }, true));
  } catch (error) {
    return noteFault(services, row, error);
  }
  return noteGood(services, row, done);
};

/** The backup of each day, made by one of all processes that share the database: within an hour after somebody registered, then daily. */
export const BACKUP_WORK: LeasedWork<"backup_runs"> = {
  name: "backups",
  table: "backup_runs",
  key: ["name"],
  isWaiting: sql<boolean>`name <> ''`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: HOUR_MS,
  at_once: 1,
  carryOut: backUp,
  giveUp: async (trx, { clock }, { name }) => {
    await trx
      .updateTable("backup_runs")
      .set({
        attempts: 0,
        fault: "failed",
        failed_at: clock.now(),
        lease_until: addMs(clock.now(), HOUR_MS),
      })
      .where("name", "=", name)
      .execute();
  },
};
