import type { Endpoint } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import type { GuardedCall } from "../../platform/http/route.ts";
import { type Author, changeData, type Edit, findTouched, FOUND, runChange } from "../changes/index.ts";
import { findAgain } from "./find-again.ts";
import { finder } from "./finder.ts";
import { writeDerived } from "./write-derived.ts";

/** What the person decided: what the history says of it, and the edits. */
type Deciding = {
  readonly kind: string;
  readonly summary: string;
  readonly edits: readonly Edit[];
};
/** A decision that is written, with the job that found what follows. */
export type Decided = { readonly change_id: string; readonly job: string; readonly stamp: string | null };

/** Writes a decision and finds movements again at once, so that the answer to the person already shows what follows. */
export const decide = async (
  trx: Db,
  author: Author,
  { kind, summary, edits }: Deciding,
): Promise<Decided> => {
  const change_id = await changeData(trx, author, { kind, summary }, edits);
  const { user_id, clock } = author;
  const waiting = await findTouched(trx, user_id);
  const found = await findAgain({ db: trx, clock }, { user_id, ...waiting });
  await writeDerived(trx, author, found);
  const { job, stamp } = found;
  // Whoever is at it already finds the lease gone.
  await trx
    .updateTable("movement_work")
    .set({
      touched: null,
      found_at: clock.now(),
      found_stamp: stamp,
      lease_owner: null,
      lease_until: null,
    })
    .where("user_id", "=", user_id)
    .execute();
  return { change_id, job, stamp };
};

/** Runs a use case that decides something; what it found is kept once it is committed. */
export const runDecision = async <T extends Decided>(
  call: Pick<GuardedCall<Endpoint>, "services" | "caller" | "reply">,
  change: (trx: Db, author: Author) => Promise<T>,
): Promise<T> => {
  const decided = await runChange(call, change);
  finder.keep(decided.job, decided.stamp);
  call.services.bell.ring(FOUND);
  return decided;
};
