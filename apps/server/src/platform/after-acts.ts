import type { Db } from "@passbook/db/dialect";
import { setTimeout as sleep } from "node:timers/promises";
import { actUnderWay, isActUnderWay } from "./problem.ts";

const LOOK_EVERY_MS = 100;
/** Longer than a change of very many rows takes, also while others write. */
const WAIT_MS = 60_000;

/** Whether slices of a change of a person are being written, or taken back. */
export const isActing = async (db: Db, user_id: string): Promise<boolean> => {
  const act = await db
    .selectFrom("acts")
    .select("change_id")
    .where("user_id", "=", user_id)
    .where("under_way", "=", 1)
    .executeTakeFirst();
  return act !== undefined;
};

/** Refuses to change a person's data between the slices of a change; see {@link afterActs}. */
export const refuseWhileActing = async (db: Db, user_id: string): Promise<void> => {
  if (await isActing(db, user_id)) throw actUnderWay();
};

/** Does what is done in one transaction; where slices of a change of the same person are under way, when those are done, as it would wait for a turn to write. */
export const afterActs = async <Done>(run: () => Promise<Done>): Promise<Done> => {
  const end_ms = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isActUnderWay(error) || performance.now() > end_ms) throw error;
    }
    await sleep(LOOK_EVERY_MS);
  }
};
