import { type Db, lockPerson } from "@passbook/db/dialect";
import type { Services } from "../../platform/services.ts";
import {
  type Author,
  changeData,
  type ChangingCall,
  type Edit,
  findTouched,
  FOUND,
  runChange,
  type Subject,
} from "../changes/index.ts";
import { findAgain, type FoundAgain } from "./find-again.ts";
import { finder } from "./finder.ts";
import { writeDerived } from "./write-derived.ts";

/** What the person decided: what the history says of it, and the edits. */
type Deciding = {
  readonly kind: string;
  readonly summary: string;
  readonly edits: readonly Edit[];
};
/** A decision that is written, with the job that found what follows. */
export type Decided = { readonly change_id: string; readonly job: string; readonly stamp: string };

/** Writes a decision and finds movements again at once, so that the answer to the person already shows what follows. */
export const decide = async (
  trx: Db,
  author: Author,
  { kind, summary, edits }: Deciding,
): Promise<Decided> => {
  const change_id = await changeData(trx, author, { kind, summary }, edits);
  const { user_id, clock } = author;
  const found = await findAgain({ db: trx, clock }, { user_id, ...(await findTouched(trx, user_id)) });
  await writeFound(trx, author, found);
  return { change_id, job: found.job, stamp: found.stamp };
};

/** Writes what was found of a person whose data the caller holds still; whoever is at it already finds the lease gone. */
const writeFound = async (
  trx: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  found: FoundAgain,
): Promise<void> => {
  await trx
    .updateTable("movement_work")
    .set({
      touched: null,
      found_at: clock.now(),
      found_stamp: found.stamp,
      lease_owner: null,
      lease_until: null,
    })
    .where("user_id", "=", user_id)
    .execute();
  await writeDerived(trx, { user_id, clock }, found);
};

/** Finds what waits to be found, and gets to know the person, before a decision holds up everybody else for as long as that takes. */
const findAhead = async (services: Services, user_id: string): Promise<void> => {
  const { db, clock } = services;
  const waiting = await findTouched(db, user_id);
  if (waiting.touched === null && (await finder.knows(clock.newId(), user_id, waiting.found_stamp))) return;
  const found = await findAgain(services, { user_id, ...waiting });
  try {
    const is_written = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, user_id);
      const now = await findTouched(trx, user_id);
      if (now.touched !== waiting.touched || now.found_stamp !== waiting.found_stamp) return false;
      if (now.touched === null && now.found_stamp === found.stamp)
        await writeDerived(trx, { user_id, clock }, found);
      else await writeFound(trx, { user_id, clock }, found);
      return true;
    });
    (is_written ? finder.keep : finder.drop)(found.job, found.stamp);
  } catch (error) {
    finder.drop(found.job);
    throw error;
  }
};

/** Runs a use case that decides something; what it found is kept once it is committed. */
export const runDecision = async <T extends Decided>(
  call: ChangingCall,
  change: (trx: Db, author: Author) => Promise<T>,
  subject?: Subject,
): Promise<T> => {
  await findAhead(call.services, call.caller.user_id);
  const decided = await runChange(call, change, subject);
  finder.keep(decided.job, decided.stamp);
  call.services.bell.ring(FOUND);
  return decided;
};
