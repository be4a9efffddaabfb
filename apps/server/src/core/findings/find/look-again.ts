import { type Db, lockPerson } from "@passbook/db/dialect";
import type { FindingWorkRow } from "@passbook/db/schema";
import { refuseWhileActing } from "../../../platform/after-acts.ts";
import { finishLease } from "../../../platform/leases/leases.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { FindingsJob, Services } from "../../../platform/services.ts";
import { findAgain, type FoundAgain, type Looking, state } from "./find-again.ts";
import { isOfThisFinder } from "./finder-version.ts";
import { findTouched, WORK_ROWS } from "./touched.ts";
import { writeDerived } from "./write-derived.ts";

type FindingServices = Pick<Services, "db" | "clock">;

/** Finds again wherever a change may have reached, and writes what differs. */
export const lookAgain = ({ db, clock }: FindingServices, job: FindingsJob): Promise<void> =>
  job.claimed === null
    ? bringUpToDate({ db, clock }, job.user_id)
    : carryOutClaimed({ db, clock }, job.claimed);

/** Another change may come in between each time; the work it leaves is carried out anyway. */
const MOST_LOOKS = 3;

const bringUpToDate = async (services: FindingServices, user_id: string): Promise<void> => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const waiting = await findTouched(services.db, user_id);
    if (waiting.touched === null && isOfThisFinder(waiting.found_stamp)) return;
    const is_written = await findAndWrite(services, { user_id, ...waiting }, async (trx, found) => {
      const now = await findTouched(trx, user_id);
      if (now.touched !== waiting.touched || now.found_stamp !== waiting.found_stamp) return false;
      await takeOver(trx, services, user_id, found);
      return true;
    });
    if (is_written) return;
  }
};

/** Whoever is at the same work finds its lease gone. */
const takeOver = async (
  trx: Db,
  { clock }: FindingServices,
  user_id: string,
  { stamp }: FoundAgain,
): Promise<void> => {
  await trx
    .updateTable("movement_work")
    .set({ touched: null, found_at: clock.now(), found_stamp: stamp, lease_owner: null, lease_until: null })
    .where("user_id", "=", user_id)
    .execute();
};

/** Carries out work that was claimed; what was touched while it was looked for is looked for again. */
const carryOutClaimed = async (services: FindingServices, claimed: FindingWorkRow): Promise<void> => {
  const { user_id } = claimed;
  const row = await findClaimed(services.db, claimed);
  await findAndWrite(services, row, async (trx, found) => {
    const is_same = (await findTouched(trx, user_id)).touched === row.touched;
    const done = is_same ? { touched: null, found_at: services.clock.now(), found_stamp: found.stamp } : {};
    await finishLease(trx, WORK_ROWS, row, { attempts: 0, ...done });
    return is_same;
  });
};

/** The work as it is by now: it waited until this thread was free, and somebody may have done it meanwhile. */
const findClaimed = async (db: Db, { user_id, lease_owner }: FindingWorkRow): Promise<FindingWorkRow> => {
  const row = await db
    .selectFrom("movement_work")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirst();
  if (row === undefined) throw new LeaseLost();
  return row;
};

/** Finds, then writes in one transaction unless `settle` says that it no longer holds; answers whether it was written. */
const findAndWrite = async (
  services: FindingServices,
  looking: Looking,
  settle: (trx: Db, found: FoundAgain) => Promise<boolean>,
): Promise<boolean> => {
  const { db, clock } = services;
  const { user_id } = looking;
  const found = await findAgain(services, looking);
  try {
    const is_written = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      await refuseWhileActing(trx, user_id);
      if (!(await settle(trx, found))) return false;
      await writeDerived(trx, { user_id, clock }, found);
      return true;
    });
    if (is_written) state.keep(found.job, found.stamp);
    return is_written;
  } finally {
    state.drop(found.job);
  }
};
