import type * as contract from "@passbook/contract/changes";
import type { Db } from "@passbook/db/dialect";
import { listLeftOut, wholeOf } from "@passbook/db/private/leave-out";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";
import { loadEdits } from "../history/change-parts.ts";
import { sizeOf } from "../rows/size-of.ts";
import type { RecordedEdit, Values } from "../told/edits.ts";

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const listIds = (values: Values): string[] =>
  Object.values(values).filter((value): value is string => typeof value === "string" && ID.test(value));

const listHeld = (edit: RecordedEdit): readonly Values[] => {
  if (edit.op === "update") return edit.groups.flatMap(({ keys }) => keys);
  return edit.op === "insert" ? edit.keys : edit.rows;
};

/** What is seen of edits by whom private accounts are kept from (125): what followed a change of theirs there is neither told nor counted. */
export const leaveOutEdits = async (
  db: Db,
  user_id: string,
  edits: readonly RecordedEdit[],
): Promise<readonly RecordedEdit[]> => {
  const whole = wholeOf(db);
  if (whole === db) return edits;
  const left_out = await listLeftOut(whole, user_id, [...new Set(edits.flatMap(listHeld).flatMap(listIds))]);
  const isSeen = (values: Values): boolean => !listIds(values).some((id) => left_out.has(id));
  return edits.map((edit): RecordedEdit => {
    if (edit.op === "insert") return { ...edit, keys: edit.keys.filter(isSeen) };
    if (edit.op === "delete") return { ...edit, rows: edit.rows.filter(isSeen) };
    const groups = edit.groups.map((group) => ({ ...group, keys: group.keys.filter(isSeen) }));
    return { ...edit, groups: groups.filter(({ keys }) => keys.length > 0) };
  });
};

/** A change with as many rows as are seen of it. */
export const countSeen = async <Told extends Pick<contract.Change, "id" | "row_count">>(
  db: Db,
  user_id: string,
  change: Told,
): Promise<Told> => {
  if (wholeOf(db) === db) return change;
  const kept = await db
    .selectFrom("changes")
    .select(["user_id", "id", "kind", "edits"])
    .where("user_id", "=", user_id)
    .where("id", "=", change.id)
    .executeTakeFirst();
  if (kept === undefined || kept.edits === GIVEN_UP) return { ...change, row_count: 0 };
  return { ...change, row_count: sizeOf(await leaveOutEdits(db, user_id, await loadEdits(db, kept))) };
};
