import { type Db, insertRows } from "@passbook/db/dialect";
import type { ChangePartRow, ChangeRow } from "@passbook/db/schema";
import type { RecordedEdit } from "../told/edits.ts";
import { readEdits, writeEdits } from "./read-edits.ts";

/** What a change that was made in slices did, slice by slice. */
type Of = Pick<ChangePartRow, "user_id" | "change_id">;

const KIND = { kind: "in parts" };

export const keepPart = (
  trx: Db,
  { user_id, change_id }: Of,
  part: number,
  recorded: readonly RecordedEdit[],
): Promise<void> =>
  insertRows(trx, "change_parts", [{ user_id, change_id, part, edits: writeEdits(recorded) }]);

export const listPartNumbers = async (db: Db, of: Of): Promise<number[]> =>
  (await selectParts(db, of).select("part").execute()).map(({ part }) => part);

export const readPart = async (db: Db, of: Of, part: number): Promise<RecordedEdit[]> => {
  const { edits } = await selectParts(db, of)
    .select("edits")
    .where("part", "=", part)
    .executeTakeFirstOrThrow();
  return readEdits({ ...KIND, edits });
};

export const readParts = async (db: Db, of: Of): Promise<RecordedEdit[]> =>
  (await selectParts(db, of).select("edits").execute()).flatMap(({ edits }) => readEdits({ ...KIND, edits }));

/** What a change did, in parts or not. */
export const loadEdits = (
  db: Db,
  change: Pick<ChangeRow, "user_id" | "id" | "kind" | "edits">,
): Promise<RecordedEdit[]> => {
  const recorded = readEdits(change);
  return recorded.length > 0
    ? Promise.resolve(recorded)
    : readParts(db, { user_id: change.user_id, change_id: change.id });
};

export const dropPart = async (trx: Db, { user_id, change_id }: Of, part: number): Promise<void> => {
  await trx
    .deleteFrom("change_parts")
    .where("user_id", "=", user_id)
    .where("change_id", "=", change_id)
    .where("part", "=", part)
    .execute();
};

const selectParts = (db: Db, { user_id, change_id }: Of) =>
  db
    .selectFrom("change_parts")
    .where("user_id", "=", user_id)
    .where("change_id", "=", change_id)
    .orderBy("part");
