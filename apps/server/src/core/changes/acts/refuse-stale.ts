import type { Endpoint } from "@passbook/contract/endpoint";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { VersionedName } from "@passbook/db/versioned";
import { sql } from "kysely";
import type { GuardedCall } from "../../../platform/http/route.ts";
import { readIfMatch } from "../../../platform/http/answers/versions.ts";
import { changedMeanwhile } from "../../../platform/problem.ts";

/** The one entity that a call changes: its row, and how the contract shows it. */
export type Subject = {
  readonly table: VersionedName;
  readonly id: string;
  readonly show: (db: Db, user_id: string, id: string) => Promise<unknown>;
};

/**
 * Refuses a change made from another version than the entity has, with the entity as it is now; the caller's transaction holds it still.
 * A call that names no version changes whatever there is.
 */
export const refuseStale = async (
  trx: Db,
  { request, caller }: Pick<GuardedCall<Endpoint>, "request" | "caller">,
  subject: Subject,
): Promise<void> => refuseUnseen(trx, { user_id: caller.user_id, seen: readIfMatch(request) }, subject);

/** The same for the versions that a call names (null: any). */
export const refuseUnseen = async (
  trx: Db,
  { user_id, seen }: { readonly user_id: string; readonly seen: ReadonlySet<number> | null },
  { table, id, show }: Subject,
): Promise<void> => {
  if (seen === null) return;
  await lockPerson(trx, user_id);
  const owner = table === "users" ? "id" : "user_id";
  const { rows } = await sql<{
    version: number;
  }>`select version from ${sql.table(table)} where ${sql.ref(owner)} = ${user_id} and id = ${id}`.execute(
    trx,
  );
  const [row] = rows;
  // One that is gone is refused as such by whoever looks for it.
  if (row === undefined || seen.has(row.version)) return;
  throw changedMeanwhile(await show(trx, user_id, id));
};
