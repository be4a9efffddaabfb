import { type Db, idsIn, storedAs } from "@passbook/db/dialect";
import { sql } from "kysely";
import {
  type Edit,
  findRows,
  type Follower,
  type RecordedEdit,
  removeRows,
  type Updated,
  updateIn,
  type Values,
  type Who,
  type Written,
} from "../changes/index.ts";
import { dropUnusedMerchants } from "../merchants/index.ts";

/** What a change left behind. */
type Left = {
  /** Vendors and merchants that may be of no use any more. */
  readonly vendors: Set<string>;
  readonly merchants: Set<string>;
  /** Vendors that were given another merchant: which they had, and which they have. */
  readonly given: Map<string, { readonly from: Values[string]; readonly to: Values[string] }>;
};

/** Lets vendors go with the last row that names them, and merchants that were found behind them with the last vendor. */
export const followVendors = (): Follower => {
  const left: Left = { vendors: new Set(), merchants: new Set(), given: new Map() };
  return {
    after: async (_, written) => {
      noteLeft(left, written);
    },
    followUp: (who, { undo_of }) =>
      undo_of === undefined ? Promise.resolve([]) : bringAlong(who, left, undo_of),
    complete: async (who) => {
      const vendors = left.vendors.size === 0 ? [] : [await dropUnused(who, left)];
      return [...vendors, ...(await dropUnusedMerchants(who, [...left.merchants]))];
    },
  };
};

/** What a row that goes says from then on. */
const GONE = { vendor_id: null, merchant_id: null };

const noteLeft = (left: Left, written: Written): void => {
  const { op, table } = written;
  if (op === "insert" || (table !== "transactions" && table !== "vendors")) return;
  const rows =
    op === "delete" ? written.rows.map((before): Updated => ({ before, after: GONE })) : written.rows;
  for (const { before, after } of rows) {
    if (leaves("merchant_id", { before, after })) noteId(left.merchants, before["merchant_id"]);
    if (table === "transactions" && leaves("vendor_id", { before, after }))
      noteId(left.vendors, before["vendor_id"]);
    if (table === "vendors" && op === "update") noteGiven(left, { before, after });
  }
};

const leaves = (column: string, { before, after }: Updated): boolean =>
  column in after && after[column] !== before[column];

const noteId = (ids: Set<string>, id: unknown): void => {
  if (typeof id === "string") ids.add(id);
};

const noteGiven = (left: Left, { before, after }: Updated): void => {
  const id = String(before["id"]);
  if (after["merchant_id"] === null) left.vendors.add(id);
  if (!leaves("merchant_id", { before, after })) return;
  const from = left.given.get(id)?.from ?? before["merchant_id"];
  left.given.set(id, { from, to: after["merchant_id"] });
};

/** Rows that came between a change of their vendor's merchant and its undo are with the merchant that the vendor had then: they go with it. */
const bringAlong = async (
  { trx, author: { user_id } }: Who,
  { given }: Left,
  since: string,
): Promise<Edit[]> => {
  const edits: Edit[] = [];
  for (const { from, to, ids } of groupGiven(given)) {
    const rows = await findComeSince(trx, user_id, { from, vendor_ids: ids, since });
    edits.push(updateIn("transactions", rows, { merchant_id: to }));
  }
  return edits;
};

type Given = { readonly from: string | null; readonly to: string | null; readonly ids: string[] };

const groupGiven = (given: Left["given"]): Given[] => {
  const toId = (id: unknown): string | null => (typeof id === "string" ? id : null);
  const groups = Map.groupBy(given, ([, { from, to }]) => `${String(from)} ${String(to)}`);
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const [, { from, to }] = first;
    return [{ from: toId(from), to: toId(to), ids: all.map(([id]) => id) }];
  });
};

type ComeSince = {
  readonly from: string | null;
  readonly vendor_ids: readonly string[];
  readonly since: string;
};

/** Rows of vendors that came after a change, and are where their vendor was: ids grow with time. A person's own choice stays. */
const findComeSince = async (
  db: Db,
  user_id: string,
  { from, vendor_ids, since }: ComeSince,
): Promise<string[]> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "edited"])
    .where("user_id", "=", user_id)
    .where("vendor_id", "in", idsIn(db, vendor_ids))
    .where("id", ">", since)
    .where("merchant_id", from === null ? "is" : "=", from)
    .execute();
  return rows.filter(({ edited }) => edited?.includes('"merchant_id"') !== true).map(({ id }) => id);
};

/**
 * Of these vendors, whoever is named by no row any more goes, unless a person gave it to a merchant. All of them stand in the
 * history, since those that stay now may be gone when this is taken back.
 */
const dropUnused = async (
  { trx, author: { user_id } }: Who,
  { vendors, merchants }: Left,
): Promise<RecordedEdit> => {
  const rows = await findRows(
    trx,
    user_id,
    "vendors",
    [...vendors].map((id) => ({ id })),
  );
  const ids = rows
    .filter((row) => row["is_assigned"] === 0 || row["merchant_id"] === null)
    .map((row) => String(row["id"]));
  // Rows of a large import that nobody sees yet count too.
  const { rows: used } = await sql<{ vendor_id: string }>`select distinct vendor_id
    from ${sql.table(storedAs("transactions"))} where user_id = ${user_id} and vendor_id in ${idsIn(trx, ids)}`.execute(
    trx,
  );
  const names = new Set(used.map(({ vendor_id }) => vendor_id));
  const unused = new Set(ids.filter((id) => !names.has(id)));
  for (const row of rows) if (unused.has(String(row["id"]))) noteId(merchants, row["merchant_id"]);
  await removeRows(
    trx,
    user_id,
    "vendors",
    [...unused].map((id) => ({ id })),
  );
  return { op: "delete", table: "vendors", rows };
};
