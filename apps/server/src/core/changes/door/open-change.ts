import { type Db, lockPerson } from "@passbook/db/dialect";
import { refuseWhileActing } from "../../../platform/after-acts.ts";
import type { Author } from "../told/author.ts";
import { getRegistered } from "../told/changing.ts";
import type { EditableName } from "../told/editable-table.ts";
import type { RecordedEdit } from "../told/edits.ts";
import type { Follower } from "../told/follower.ts";

/** A change under way: what was done so far, and who follows it. */
export type OpenChange = {
  readonly trx: Db;
  readonly author: Author;
  readonly recorded: RecordedEdit[];
  readonly followers: readonly Follower[];
  /** Ids of rows of which parts were changed, by table. */
  readonly owners: Map<EditableName, Set<string>>;
  /** Who is there in the place of something that is gone, by its id. */
  readonly standing_in: Map<string, string>;
};

/** Begins a change; from here to the end of the transaction nobody else changes this person's data. */
export const openChange = async (trx: Db, author: Author): Promise<OpenChange> => {
  await lockPerson(trx, author.user_id);
  await refuseWhileActing(trx, author.user_id);
  return beginChange(trx, author);
};

/** The same for whoever holds the person's data still already. */
export const beginChange = (trx: Db, author: Author): OpenChange => ({
  trx,
  author,
  recorded: [],
  followers: getRegistered().features.flatMap(({ follow }) => follow?.() ?? []),
  owners: new Map(),
  standing_in: new Map(),
});
