import type { Db } from "@passbook/db/dialect";
import type { ActRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { finishLease } from "../../../platform/leases/leases.ts";
import type { LeasedWork } from "../../../platform/leases/leased-work.ts";
import type { Author } from "../told/author.ts";
import { ringAfterChange } from "../told/bells.ts";
import { carryOut, closeChange, finishChange, settleChange } from "../door/change-data.ts";
import { dropPart, listPartNumbers, readPart, readParts } from "../history/change-parts.ts";
import { ACT_LEASE_MS, keepHolding } from "../acts/hold-person.ts";
import { beginChange } from "../door/open-change.ts";
import { invert } from "./undo-change.ts";

/** Changes of which not all slices came to be written: their process was killed, or something failed. The slices are taken back, the last first. */
export const ACT_WORK: LeasedWork<"acts"> = {
  name: "acts",
  table: "acts",
  key: ["user_id"],
  isWaiting: sql<boolean>`under_way = 1`,
  most_attempts: 50,
  retry_ms: 1000,
  lease_ms: ACT_LEASE_MS,
  at_once: 1,
  carryOut: async ({ db, clock, bell }, act) => {
    const author = { user_id: act.user_id, session_id: null, clock };
    for (const part of (await listPartNumbers(db, act)).toReversed())
      await db.transaction().execute((trx) => takeBack(trx, author, { act, part }));
    await finishLease(db, ACT_WORK, act, { under_way: 0 });
    ringAfterChange(bell, act.user_id);
  },
  // What was done so far becomes a change of its own, which its person can take back.
  giveUp: async (trx, { clock }, { user_id, change_id, kind, summary, actor_id }) => {
    await trx.updateTable("acts").set({ under_way: 0 }).where("user_id", "=", user_id).execute();
    const open = beginChange(trx, { user_id, actor_id: actor_id ?? user_id, session_id: null, clock });
    open.recorded.push(...(await readParts(trx, { user_id, change_id })));
    if (open.recorded.length > 0) await closeChange(open, { kind, summary }, change_id);
  },
};

type Taken = { readonly act: ActRow; readonly part: number };

/** Takes one slice back; nobody has changed what it did, since the person's data is held still. */
const takeBack = async (trx: Db, author: Author, { act, part }: Taken): Promise<void> => {
  await keepHolding(trx, author, act);
  const open = beginChange(trx, author);
  const edits = await readPart(trx, act, part);
  for (const recorded of edits.toReversed())
    for (const edit of (await invert(open, recorded)).edits) await carryOut(open, edit);
  await settleChange(open);
  await finishChange(open, true);
  await dropPart(trx, act, part);
};
