import type { BackupRunRow } from "@passbook/db/schema";
import type { Services } from "../services.ts";

/** The row of the backups that are made every day. */
export const DAILY = "daily";

/** What is known of the backups that are made by themselves. */
export type BackupStatus = {
  /** False where they were turned off. */
  readonly is_on: boolean;
  /** The last one that was written, opened and found the same; null where there is none yet. */
  readonly last_good: {
    readonly made_at: string;
    readonly age_s: number;
    readonly file: string;
    readonly rows: number;
    readonly bytes: number;
    readonly is_encrypted: boolean;
    /** A copy is in the storage of BACKUP_URL. */
    readonly is_far: boolean;
  } | null;
  /** Why the last try failed, and when; null where it did not. */
  readonly failed: { readonly fault: string; readonly at: string } | null;
};

const toLastGood = (
  { good_at, good_file, good_rows, good_bytes, is_encrypted, is_far }: BackupRunRow,
  now: string,
): BackupStatus["last_good"] => {
  if (good_at === null || good_file === null) return null;
  return {
    made_at: good_at,
    age_s: Math.max(0, Math.round((Date.parse(now) - Date.parse(good_at)) / 1000)),
    file: good_file,
    rows: good_rows ?? 0,
    bytes: good_bytes ?? 0,
    is_encrypted: is_encrypted === 1,
    is_far: is_far === 1,
  };
};

/** How the backups stand, the same on every machine that shares the database. */
export const findBackupStatus = async ({
  db,
  clock,
  config,
}: Pick<Services, "db" | "clock" | "config">): Promise<BackupStatus> => {
  const row = await db.selectFrom("backup_runs").selectAll().where("name", "=", DAILY).executeTakeFirst();
  return {
    is_on: config.backups.daily,
    last_good: row === undefined ? null : toLastGood(row, clock.now()),
    failed: row?.fault == null ? null : { fault: row.fault, at: row.failed_at ?? "" },
  };
};
