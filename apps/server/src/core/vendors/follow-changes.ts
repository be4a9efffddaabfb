import { idsIn, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import {
  findRows,
  type Follower,
  type RecordedEdit,
  removeRows,
  type Updated,
  type Who,
  type Written,
} from "../changes/index.ts";

/** Lets vendors go with the last row that names them. */
export const followUnused = (): Follower => {
  const left = new Set<string>();
  return {
    after: async (_, written) => {
      for (const id of listLeft(written)) left.add(id);
    },
    complete: async (who) => {
      if (left.size === 0) return null;
      const ids = [...left];
      left.clear();
      return dropUnused(who, ids);
    },
  };
};

/** Vendors that may be of no use any more: their rows go, or name another from now on, or no merchant is said of them any more. */
const listLeft = (written: Written): string[] => {
  const { op, table } = written;
  if (op === "insert" || (table !== "transactions" && table !== "vendors")) return [];
  const rows =
    op === "delete" ? written.rows.map((before): Updated => ({ before, after: GONE })) : written.rows;
  return rows.flatMap(({ before, after }) => {
    const id = table === "vendors" ? before["id"] : before["vendor_id"];
    const is_left =
      table === "vendors" ? after["merchant_id"] === null : "vendor_id" in after && after["vendor_id"] !== id;
    return is_left && typeof id === "string" ? [id] : [];
  });
};

/** What a row that goes says of its vendor from then on. */
const GONE = { vendor_id: null };

/**
 * Of these vendors, whoever is named by no row any more goes, unless a person gave them to a merchant. All of them stand in the history, since
 * those that stay now may be gone when this is taken back.
 */
const dropUnused = async (
  { trx, author: { user_id } }: Who,
  left: readonly string[],
): Promise<RecordedEdit> => {
  const rows = await findRows(
    trx,
    user_id,
    "vendors",
    left.map((id) => ({ id })),
  );
  const ids = rows.filter((row) => row["merchant_id"] === null).map((row) => String(row["id"]));
  // Rows of a large import that nobody sees yet count too.
  const { rows: used } = await sql<{ vendor_id: string }>`select distinct vendor_id
    from ${sql.table(storedAs("transactions"))} where user_id = ${user_id} and vendor_id in ${idsIn(trx, ids)}`.execute(
    trx,
  );
  const names = new Set(used.map(({ vendor_id }) => vendor_id));
  const unused = ids.filter((id) => !names.has(id)).map((id) => ({ id }));
  await removeRows(trx, user_id, "vendors", unused);
  return { op: "delete", table: "vendors", rows };
};
