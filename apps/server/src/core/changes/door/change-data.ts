import type { Db } from "@passbook/db/dialect";
import { type Author, type ChangeNote, otherThanOwner } from "../told/author.ts";
import type { Edit } from "../told/edits.ts";
import { findFalling } from "../rows/find-falling.ts";
import type { Ended } from "../told/follower.ts";
import { growOwners } from "./grow-owners.ts";
import { beginChange, type OpenChange, openChange } from "./open-change.ts";
import { writeEdits } from "../history/read-edits.ts";
import { sizeOf } from "../rows/size-of.ts";
import { writeEdit } from "./write-edit.ts";

/**
 * The one door through which a person's data changes: carries out the edits in order, lets whoever follows changes keep up, and records
 * who, when, what and the inverse, all in the caller's transaction. Answers the id with which the change can be undone.
 */
export const changeData = async (
  trx: Db,
  author: Author,
  note: ChangeNote,
  edits: readonly Edit[],
): Promise<string> => {
  const open = await openChange(trx, author);
  for (const edit of edits) await carryOut(open, edit);
  await completeChange(open, note);
  return closeChange(open, note);
};

/** Does one edit of an open change; rows that fall with deleted ones are deleted, and recorded, before them. */
export const carryOut = async (open: OpenChange, edit: Edit): Promise<void> => {
  if (isEmpty(edit)) return;
  if (edit.op === "delete")
    for (const falling of await findFalling(open, edit)) await carryOut(open, falling);
  open.recorded.push(await writeEdit(open, edit));
};

const isEmpty = (edit: Edit): boolean => ("rows" in edit ? edit.rows : edit.keys).length === 0;

/** Does what follows from what was changed, and lets go what goes by itself with it, after the last edit. */
export const completeChange = async (open: OpenChange, note: ChangeNote): Promise<void> => {
  for (const follower of open.followers)
    for (const edit of (await follower.followUp?.(open, note)) ?? []) await carryOut(open, edit);
  for (const follower of open.followers)
    for (const recorded of (await follower.complete?.(open)) ?? []) open.recorded.push(recorded);
};

/** Writes what follows from the edits so far in the same transaction: versions of what they changed parts of, and what followers keep. */
export const settleChange = async (open: OpenChange): Promise<void> => {
  await growOwners(open);
  open.owners.clear();
  for (const follower of open.followers) await follower.settle?.(open);
};

/** Lets followers leave word of all that was done. */
export const finishChange = async (open: OpenChange, is_undo: boolean): Promise<void> => {
  const ended: Ended = { recorded: open.recorded, is_undo };
  for (const follower of open.followers) await follower.finish?.(open, ended);
};

/** Leaves everything of a person to whoever follows their changes, since something besides their editable tables has changed. */
export const noteEverything = async (trx: Db, author: Author): Promise<void> => {
  const open = beginChange(trx, author);
  for (const follower of open.followers) follower.noteEverything?.();
  await finishChange(open, false);
};

/** Writes the history of an open change and what follows from it; where the history is in parts already, under the id that those are of. */
export const closeChange = async (open: OpenChange, note: ChangeNote, parts_of?: string): Promise<string> => {
  const { trx, author, recorded } = open;
  await settleChange(open);
  await finishChange(open, note.undo_of !== undefined);
  const id = parts_of ?? author.clock.newId();
  await trx
    .insertInto("changes")
    .values({
      user_id: author.user_id,
      id,
      kind: note.kind,
      summary: note.summary,
      row_count: sizeOf(recorded),
      session_id: author.session_id,
      actor_id: otherThanOwner(author),
      created_at: author.clock.now(),
      undone_at: null,
      undo_of: note.undo_of ?? null,
      edits: writeEdits(parts_of === undefined ? recorded : []),
    })
    .execute();
  return id;
};
