import type * as contract from "@passbook/contract/changes";
import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import type { ChangeRow } from "@passbook/db/schema";
import { sql } from "kysely";
import { listPartNumbers, readPart } from "../history/change-parts.ts";
import { readEdits } from "../history/read-edits.ts";
import { selectChanges, toChange } from "../history/repo.ts";
import type { RecordedEdit } from "../told/edits.ts";
import { listGone } from "./find-gone.ts";
import { findKnown } from "./find-names.ts";
import { countSeen, leaveOutEdits } from "./seen-edits.ts";
import { sumSteps } from "./tell-steps.ts";
import { type Touched, touchRows } from "./touch-rows.ts";

const PAGE_ROWS = 50;
/** What a change did is read for the list as long as that is little; its rows say it in any case. */
const MOST_BYTES = 256 * 1024;

const little = sql<string>`case when octet_length(edits) <= ${sql.lit(MOST_BYTES)} then edits else '' end`;

/** Newest first; ids are made in order of time, so they are the paging key too. */
export const listChangesPage = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ROWS }: QueryOf<typeof contract.listChanges>,
): Promise<AnswerOf<typeof contract.listChanges>> => {
  let query = selectChanges(db, user_id).select(little.as("little"));
  if (after !== undefined) query = query.where("id", "<", after);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const listed: { change: contract.Change; edits: readonly RecordedEdit[] }[] = [];
  for (const { little: edits, ...row } of rows.slice(0, limit)) {
    const change = await countSeen(db, user_id, toChange(row));
    const little_of = edits === "" ? [] : await readLittle(db, { ...change, user_id, edits });
    listed.push({ change, edits: await leaveOutEdits(db, user_id, little_of) });
  }
  const gone = listGone(listed.flatMap((each) => each.edits));
  const changes: { change: contract.Change; touched: readonly Touched[] }[] = [];
  for (const { change, edits } of listed)
    changes.push({ change, touched: await touchRows(db, user_id, { edits, gone }) });
  const touched = changes.flatMap((each) => each.touched);
  const known = await findKnown(db, user_id, { touched, shown: [], gone });
  const data = changes.map((each) => ({ ...each.change, ...sumSteps(each.touched, known) }));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
};

/** What a change did; of one that was made in slices the first speaks for all, since they are alike. */
const readLittle = async (
  db: Db,
  change: Pick<ChangeRow, "user_id" | "id" | "kind" | "edits">,
): Promise<RecordedEdit[]> => {
  const recorded = readEdits(change);
  if (recorded.length > 0) return recorded;
  const of = { user_id: change.user_id, change_id: change.id };
  const [first] = await listPartNumbers(db, of);
  return first === undefined ? [] : readPart(db, of, first);
};
