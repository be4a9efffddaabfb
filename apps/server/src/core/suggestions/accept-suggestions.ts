import { type Db, lockPerson } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict } from "../../platform/problem.ts";
import { type Author, changeData, type Edit } from "../changes/index.ts";
import { listAskedIds } from "../findings/index.ts";
import { getRows, listVendorIds, planChange, summarise } from "../transactions/index.ts";

type Accepted = {
  readonly changed: number;
  readonly change_id: string;
  readonly vendor_ids: readonly string[];
};

/** Files transactions as it is suggested for each, as the person's own answers and one change; those settled meanwhile or in question as transfers stay. */
export const acceptSuggestions = async (
  trx: Db,
  author: Author,
  ids: readonly string[],
): Promise<Accepted> => {
  await lockPerson(trx, author.user_id);
  const all = await getRows(trx, author.user_id, { ids, field: "transaction_ids" });
  const waiting = all.filter((row) => row.suggested_id !== null);
  const asked = new Set(await listAskedIds(trx, author.user_id));
  const rows = waiting.filter(({ id }) => !asked.has(id));
  if (rows.length === 0 && waiting.length > 0) throw conflict("in_question", say("in_question"));
  if (rows.length === 0) throw conflict("nothing_suggested", say("nothing_suggested"));
  const edits: Edit[] = [];
  for (const [sub_category_id, some] of Map.groupBy(rows, (row) => row.suggested_id ?? ""))
    edits.push(...(await planChange(trx, author, { rows: some, change: { sub_category_id } })));
  const note = { kind: "accept_suggestions", summary: summarise(rows) };
  const change_id = await changeData(trx, author, note, edits);
  return { changed: rows.length, change_id, vendor_ids: listVendorIds(rows) };
};
