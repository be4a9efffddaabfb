import { type Db, idsIn } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { deleteFrom, type Edit } from "../../changes/index.ts";
import { handOver } from "../ledger/hand-over.ts";
import { readDetails } from "../kept/details.ts";
import type { MatchedStatement } from "./match-statement.ts";

/** The statements whose place this one takes. */
export const listReplaced = (row: Pick<StatementRow, "details">): ReadonlySet<string> =>
  new Set(readDetails(row).replaces);

/**
 * Takes away the statements whose place others take, as soon as all that they print is printed elsewhere: a row that only one of them has is a
 * reason to keep it, since nobody said that it is wrong.
 */
export const dropReplaced = async (
  db: Db,
  { user_id, details }: Pick<StatementRow, "user_id" | "details">,
  matched: readonly MatchedStatement[],
): Promise<Edit[]> => {
  const replaces = listReplaced({ details });
  if (replaces.size === 0 || matched.length === 0) return [];
  const settled = new Set(
    matched.flatMap((each) => [...each.restated.map(({ id }) => id), ...each.vanished]),
  );
  const present = await listPresent(db, user_id, replaces);
  const left = (await listAtHome(db, user_id, present)).filter(({ id }) => !settled.has(id));
  const elsewhere = await listSeenElsewhere(db, user_id, { ids: left.map(({ id }) => id), replaces });
  const alone = new Set(left.flatMap(({ id, statement_id }) => (elsewhere.has(id) ? [] : [statement_id])));
  const going = present.filter((id) => !alone.has(id));
  const handed = left.filter(({ statement_id }) => going.includes(statement_id ?? ""));
  const { edits } = await handOver(
    db,
    user_id,
    handed.map(({ id }) => id),
  );
  return [...edits, deleteFrom("statements", going)];
};

const listPresent = async (db: Db, user_id: string, ids: ReadonlySet<string>): Promise<string[]> => {
  const rows = await db
    .selectFrom("statements")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, [...ids]))
    .where("status", "=", "imported")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
};

const listAtHome = (db: Db, user_id: string, statement_ids: readonly string[]) =>
  db
    .selectFrom("transactions")
    .select(["id", "statement_id"])
    .where("user_id", "=", user_id)
    .where("statement_id", "in", idsIn(db, statement_ids))
    .execute();

/** Of these transactions those that are printed by others too, and by none of the statements that go. */
const listSeenElsewhere = async (
  db: Db,
  user_id: string,
  { ids, replaces }: { ids: readonly string[]; replaces: ReadonlySet<string> },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("sightings")
    .select(["transaction_id", "statement_id"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .execute();
  const among = new Set(rows.flatMap((row) => (replaces.has(row.statement_id) ? [row.transaction_id] : [])));
  return new Set(rows.flatMap((row) => (among.has(row.transaction_id) ? [] : [row.transaction_id])));
};
