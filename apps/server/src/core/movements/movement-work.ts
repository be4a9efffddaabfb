import { type Db, lockPerson } from "@passbook/db/dialect";
import type { MovementWorkRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { finishLease, type LeasedWork } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { findTouched, FOUND, TOUCHED } from "../changes/index.ts";
import { findAgain, type FoundAgain } from "./find-again.ts";
import { IS_OF_ANOTHER_FINDER, toFoundStamp } from "./finder-version.ts";
import { finder } from "./finder.ts";
import { writeDerived } from "./write-derived.ts";

const MOST_ATTEMPTS = 5;

/** Movements that must be found again: one row for each person whose transactions changed, or were looked at by other finders. */
export const MOVEMENT_WORK: LeasedWork<"movement_work"> = {
  name: TOUCHED,
  table: "movement_work",
  key: ["user_id"],
  // Of many files dropped at once the last is waited for; what was given up waits for the next change, which begins to count anew.
  isWaiting: sql<boolean>`((touched is not null and attempts <= ${sql.lit(MOST_ATTEMPTS)}) or ${IS_OF_ANOTHER_FINDER}) and not exists (
    select 1 from statements where statements.user_id = movement_work.user_id and status in ('received', 'reading'))`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: 2000,
  at_once: 1,
  carryOut: async (services, row) => {
    const found = await findAgain(services, row);
    try {
      const is_written = await services.db.transaction().execute((trx) => finish(trx, services, row, found));
      (is_written ? finder.keep : finder.drop)(found.job, found.stamp);
    } catch (error) {
      finder.drop(found.job);
      throw error;
    }
    services.bell.ring(FOUND);
  },
  giveUp: async (trx, { clock }, row) => {
    await trx
      .updateTable("movement_work")
      .set({
        attempts: MOST_ATTEMPTS + 1,
        touched: JSON.stringify({ everything: true, stamp: clock.newId() }),
        found_stamp: toFoundStamp(clock.newId()),
      })
      .where("user_id", "=", row.user_id)
      .execute();
  },
};

/** Writes what was found, unless something was touched while it was looked for: then it is looked for again. */
const finish = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  row: MovementWorkRow,
  found: FoundAgain,
): Promise<boolean> => {
  await lockPerson(trx, row.user_id);
  const is_same = (await findTouched(trx, row.user_id)).touched === row.touched;
  const done = is_same ? { touched: null, found_at: clock.now(), found_stamp: found.stamp } : {};
  await finishLease(trx, MOVEMENT_WORK, row, { attempts: 0, ...done });
  if (is_same) await writeDerived(trx, { user_id: row.user_id, clock }, found);
  return is_same;
};
