import { idsIn, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import type { OpenChange } from "./change-data.ts";
import type { EditableName } from "./editable-tables.ts";
import type { Values } from "./edits.ts";
import { findRows, removeRows } from "./rows.ts";

/** What a row that goes says of its vendor from then on. */
export const GONE: Values = { vendor_id: null };

/** Notes vendors that may be of no use any more: their rows go, or name another from now on, or no merchant is said of them any more. */
export const noteLeft = (
  { left_vendors }: OpenChange,
  table: EditableName,
  rows: readonly { readonly before: Values; readonly after: Values }[],
): void => {
  if (table !== "transactions" && table !== "vendors") return;
  for (const { before, after } of rows) {
    const id = table === "vendors" ? before["id"] : before["vendor_id"];
    const is_left =
      table === "vendors" ? after["merchant_id"] === null : "vendor_id" in after && after["vendor_id"] !== id;
    if (is_left && typeof id === "string") left_vendors.add(id);
  }
};

/**
 * Vendors are there for the rows that name them: of those noted, whoever has none any more goes, unless a person gave them to a merchant. All
 * of them stand in the history, since those that stay now may be gone when this is taken back.
 */
export const dropUnusedVendors = async ({
  trx,
  author: { user_id },
  left_vendors,
  recorded,
}: OpenChange): Promise<void> => {
  if (left_vendors.size === 0) return;
  const keys = [...left_vendors].map((id) => ({ id }));
  left_vendors.clear();
  const rows = await findRows(trx, user_id, "vendors", keys);
  const ids = rows.filter((row) => row["merchant_id"] === null).map((row) => String(row["id"]));
  // Rows of a large import that nobody sees yet count too.
  const { rows: used } = await sql<{ vendor_id: string }>`select distinct vendor_id
    from ${sql.table(storedAs("transactions"))} where user_id = ${user_id} and vendor_id in ${idsIn(trx, ids)}`.execute(
    trx,
  );
  const names = new Set(used.map(({ vendor_id }) => vendor_id));
  const unused = ids.filter((id) => !names.has(id)).map((id) => ({ id }));
  await removeRows(trx, user_id, "vendors", unused);
  recorded.push({ op: "delete", table: "vendors", rows });
};
