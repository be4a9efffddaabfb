import { type Db, lockPerson } from "@passbook/db/dialect";
import type { MovementWorkRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { finishLease, type LeasedWork } from "../../platform/leases.ts";
import type { Services } from "../../platform/services.ts";
import { findTouched, readTouched, TOUCHED } from "../changes/index.ts";
import { findAgain } from "./find-again.ts";
import { type FoundAgain, writeDerived } from "./write-derived.ts";

const MOST_ATTEMPTS = 5;

/** Rung when movements were written, so that whoever watches is told. */
export const FOUND = "movements_found";

/** Movements that must be found again: one row for each person whose transactions changed. */
export const MOVEMENT_WORK: LeasedWork<"movement_work"> = {
  name: TOUCHED,
  table: "movement_work",
  key: ["user_id"],
  // What was given up waits for the next change, which begins to count anew.
  isWaiting: sql<boolean>`touched is not null and attempts <= ${sql.lit(MOST_ATTEMPTS)}`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: 2000,
  at_once: 1,
  carryOut: async (services, row) => {
    if (row.touched === null) return;
    const found = await findAgain(services, row.user_id, readTouched(row.touched));
    await services.db.transaction().execute((trx) => finish(trx, services, row, found));
    services.bell.ring(FOUND);
  },
  giveUp: async (trx, _services, row) => {
    await trx
      .updateTable("movement_work")
      .set({ attempts: MOST_ATTEMPTS + 1, touched: JSON.stringify({ everything: true }) })
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
): Promise<void> => {
  await lockPerson(trx, row.user_id);
  const is_same = (await findTouched(trx, row.user_id)) === row.touched;
  const done = is_same ? { touched: null, found_at: clock.now() } : {};
  await finishLease(trx, MOVEMENT_WORK, row, { attempts: 0, ...done });
  if (is_same) await writeDerived(trx, row, found);
};
