import type { Db } from "@passbook/db/dialect";
import { type Author, changeData, type Edit, findTouched, readTouched } from "../changes/index.ts";
import { findAgain } from "./find-again.ts";
import { writeDerived } from "./write-derived.ts";

/** What the person decided: what the history says of it, and the edits. */
type Deciding = {
  readonly kind: string;
  readonly summary: string;
  readonly edits: readonly Edit[];
};

/** Writes a decision and finds movements again at once, so that the answer to the person already shows what follows. */
export const decide = async (
  trx: Db,
  author: Author,
  { kind, summary, edits }: Deciding,
): Promise<{ change_id: string }> => {
  const change_id = await changeData(trx, author, { kind, summary }, edits);
  const { user_id } = author;
  const touched = await findTouched(trx, user_id);
  if (touched === null) return { change_id };
  await writeDerived(
    trx,
    author,
    await findAgain({ db: trx, clock: author.clock }, user_id, readTouched(touched)),
  );
  // Whoever is at it already finds the lease gone.
  await trx
    .updateTable("movement_work")
    .set({ touched: null, found_at: author.clock.now(), lease_owner: null, lease_until: null })
    .where("user_id", "=", user_id)
    .execute();
  return { change_id };
};
