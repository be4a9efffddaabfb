import type { Db } from "@passbook/db/dialect";
import type { ActRow } from "@passbook/db/schema";
import { addMs } from "../../../platform/clock.ts";
import { toOwner } from "../../../platform/holders.ts";
import { LeaseLost } from "../../../platform/leases/lease-lost.ts";
import type { Services } from "../../../platform/services.ts";
import { type Author, type ChangeNote, otherThanOwner } from "../told/author.ts";

/** How long the slices of a process that was killed wait to be taken back; on a busy machine one slice and the wait for the next turn take seconds. */
export const ACT_LEASE_MS = 20_000;

type Held = { readonly author: Author; readonly note: ChangeNote };

/** Holds a person's data still beyond the transaction, for the slices of a change, until that is done or taken back; nobody else holds it. */
export const holdPerson = async (
  trx: Db,
  services: Pick<Services, "holder" | "clock">,
  { author, note: { kind, summary } }: Held,
): Promise<ActRow> => {
  const { user_id, clock } = author;
  const now = clock.now();
  const act: ActRow = {
    user_id,
    change_id: clock.newId(),
    kind,
    summary,
    actor_id: otherThanOwner(author),
    under_way: 1,
    created_at: now,
    attempts: 0,
    lease_owner: toOwner(services),
    lease_until: addMs(now, ACT_LEASE_MS),
  };
  await trx
    .insertInto("acts")
    .values(act)
    .onConflict((last) => last.column("user_id").doUpdateSet(act))
    .execute();
  return act;
};

type Holding = Partial<Pick<ActRow, "under_way" | "lease_owner" | "lease_until">>;

const setHeld = async (db: Db, { user_id, lease_owner }: ActRow, values: Holding): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable("acts")
    .set(values)
    .where("user_id", "=", user_id)
    .where("lease_owner", "=", lease_owner)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new LeaseLost();
};

/** Goes on holding, unless the slices are being taken back already or the person has left. */
export const keepHolding = (db: Db, { clock }: Pick<Author, "clock">, act: ActRow): Promise<void> =>
  setHeld(db, act, { lease_until: addMs(clock.now(), ACT_LEASE_MS) });

/** Lets go of the person's data, now that the change is whole. */
export const releasePerson = (trx: Db, act: ActRow): Promise<void> =>
  setHeld(trx, act, { under_way: 0, lease_owner: null, lease_until: null });

/** Leaves the slices to be taken back. */
export const leaveToBeTakenBack = (db: Db, act: ActRow): Promise<void> =>
  setHeld(db, act, { lease_owner: null, lease_until: null });
