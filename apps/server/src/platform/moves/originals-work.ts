import { sql } from "kysely";
import { addMs } from "../clock.ts";
import { finishLease } from "../leases/leases.ts";
import type { AnyWork, LeasedTable, LeasedWork } from "../leases/leased-work.ts";
import { moveToStorage } from "./move-file.ts";
import { originalsAway } from "../objects/originals.ts";

const MINUTE_MS = 60_000;
/** With a minute more after each fault, the last waits an hour; then it begins anew. */
const MOST_ATTEMPTS = 60;
const ANEW_MS = MINUTE_MS * MOST_ATTEMPTS;

/** It is never given up: what cannot be done now is tried again in an hour. */
const beginAnew =
  <T extends LeasedTable>({ table, key }: Pick<LeasedWork<T>, "table" | "key">): LeasedWork<T>["giveUp"] =>
  async (trx, { clock }, row) => {
    const is_row = key.map((name) => sql`${sql.ref(name)} = ${row[name]}`);
    await sql`update ${sql.table(table)} set attempts = 0, lease_until = ${addMs(clock.now(), ANEW_MS)}
      where ${sql.join(is_row, sql` and `)}`.execute(trx);
  };

const MOVES = { table: "file_moves", key: ["user_id", "file_id"] } as const;

/** Files that were kept since a storage is set leave the database for it, one after another. */
const MOVING_WORK: LeasedWork<"file_moves"> = {
  ...MOVES,
  name: "moved_originals",
  isWaiting: sql<boolean>`file_id <> ''`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: MINUTE_MS,
  at_once: 1,
  carryOut: async (services, row) => {
    const place = { user_id: row.user_id, id: row.file_id };
    await moveToStorage(services, place, (trx) => finishLease(trx, MOVES, row));
  },
  giveUp: beginAnew(MOVES),
};

const REMOVALS = { table: "object_removals", key: ["user_id", "object"] } as const;

/** Objects that no row names any more leave the storage; those that are being written wait until it is too late to name them. */
const REMOVING_WORK: LeasedWork<"object_removals"> = {
  ...REMOVALS,
  name: "removed_originals",
  isWaiting: sql<boolean>`object <> ''`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: MINUTE_MS,
  at_once: 1,
  carryOut: async ({ db, originals }, row) => {
    if (originals === null) throw originalsAway();
    await originals.remove(row.object);
    await db.transaction().execute(async (trx) => {
      await finishLease(trx, REMOVALS, row);
      await trx
        .deleteFrom("object_removals")
        .where("user_id", "=", row.user_id)
        .where("object", "=", row.object)
        .execute();
    });
  },
  giveUp: beginAnew(REMOVALS),
};

/** What is done where a storage of originals is set. */
export const ORIGINALS_WORK: readonly AnyWork[] = [MOVING_WORK, REMOVING_WORK];
