import type * as contract from "@passbook/contract/changes";
import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../../platform/problem.ts";
import { GIVEN_UP } from "../../../platform/storage/storage-limit.ts";
import { loadEdits } from "../history/change-parts.ts";
import { getTable } from "../told/editable-tables.ts";
import type { Values } from "../told/edits.ts";
import { findGone } from "./find-gone.ts";
import { findKnown, type Known } from "./find-names.ts";
import { leaveOutEdits } from "./seen-edits.ts";
import { hasSteps, tellSteps } from "./tell-steps.ts";
import { touchRows, type Touched } from "./touch-rows.ts";

const PAGE_ROWS = 50;

/** What a change is counted in comes before what came or went along with it, such as merchants with an import. */
const byWeight = (touched: readonly Touched[]): readonly Touched[] => {
  const weigh = ({ table }: Touched): number => (getTable(table).measures === true ? 0 : 1);
  return touched.toSorted((one, other) => weigh(one) - weigh(other));
};

/** What a change touched; a page begins after so many rows, since what a change did never changes. */
export const listChangedRows = async (
  db: Db,
  user_id: string,
  id: string,
  { after, limit = PAGE_ROWS }: QueryOf<typeof contract.listChangedRows>,
): Promise<AnswerOf<typeof contract.listChangedRows>> => {
  const change = await db
    .selectFrom("changes")
    .select(["user_id", "id", "kind", "edits"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (change === undefined) throw notFound("change");
  const edits =
    change.edits === GIVEN_UP ? [] : await leaveOutEdits(db, user_id, await loadEdits(db, change));
  const gone = await findGone(db, change, edits);
  const all = byWeight(await touchRows(db, user_id, { edits, gone }));
  const begin = Number(after ?? 0) || 0;
  const shown = all.slice(begin, begin + limit);
  const known = await findKnown(db, user_id, { touched: all, shown, gone });
  return {
    data: shown.flatMap((touched) => toRow(touched, known)),
    next: all.length > begin + limit ? String(begin + limit) : null,
  };
};

const toRow = (touched: Touched, known: Known): contract.ChangedRow[] => {
  const { tells } = getTable(touched.table);
  if (tells === undefined) return [];
  const row = known(touched.table, touched.key["id"]);
  return [
    {
      thing: tells.thing,
      id: String(touched.key["id"]),
      named: row === null ? null : tells.toName(row),
      day: row === null || tells.day === undefined ? null : String(row[tells.day]),
      money: row === null || tells.amount === undefined ? null : toMoney(row, tells.amount),
      done: touched.done,
      steps: hasSteps(touched) ? tellSteps(touched, known) : [],
    },
  ];
};

const toMoney = (row: Values, column: string) => ({
  amount: Number(row[column]),
  currency: String(row["currency"]),
});
