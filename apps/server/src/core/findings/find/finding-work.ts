import type { FindingWorkRow } from "@passbook/db/schema";
import { sql } from "kysely";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import type { Services } from "../../../platform/services.ts";
import { followedBell } from "../../changes/index.ts";
import { IS_OF_ANOTHER_FINDER, toFoundStamp } from "./finder-version.ts";
import { TOUCHED_BELL } from "./follow-changes.ts";
import { WORK_ROWS } from "./touched.ts";

const MOST_ATTEMPTS = 5;

/** Findings that must be found again: one row for each person whose transactions changed, or were looked at by other finders. */
export const FINDING_WORK: LeasedWork<"movement_work"> = {
  name: TOUCHED_BELL,
  ...WORK_ROWS,
  // Of many files dropped at once the last is waited for; what was given up waits for the next change, which begins to count anew.
  isWaiting: sql<boolean>`((touched is not null and attempts <= ${sql.lit(MOST_ATTEMPTS)}) or ${IS_OF_ANOTHER_FINDER}) and not exists (
    select 1 from statements where statements.user_id = movement_work.user_id and status in ('received', 'reading')) and not exists (
    select 1 from acts where acts.user_id = movement_work.user_id and under_way = 1)`,
  most_attempts: MOST_ATTEMPTS,
  retry_ms: 2000,
  at_once: 1,
  carryOut: async (services, row) => {
    await deriveFindings(services, row.user_id, row);
    services.bell.ring(followedBell(row.user_id));
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

/**
 * Finds what waits of a person, in a process of its own where there is one; without claimed work, unless somebody has found it already.
 * What that takes is loaded where it is needed, since it is much.
 */
export const deriveFindings = async (
  services: Services,
  user_id: string,
  claimed: FindingWorkRow | null,
): Promise<void> => {
  const { deriving, clock } = services;
  if (deriving === null) {
    const { lookAgain } = await import("./look-again.ts");
    return lookAgain(services, { user_id, claimed });
  }
  await deriving.run({ kind: "findings", user_id, claimed, now: clock.now() });
};
