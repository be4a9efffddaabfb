import { type Db, idsIn } from "@passbook/db/dialect";
import type {
  BroughtNameRow,
  BroughtPartRow,
  BroughtTransactionRow,
  SplitRow,
  TransactionRow,
} from "@passbook/db/schema";
import { ANSWERED_COLUMNS, type AnsweredRow } from "../categorisation/index.ts";

/** All that is known of a source: its names, and what else it brings. */
export const listNames = (db: Db, user_id: string, source: string): Promise<BroughtNameRow[]> =>
  db
    .selectFrom("brought_names")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .orderBy("id")
    .execute();

/** A transaction with what a source says of it, and the parts that it has here. */
export type FiledRow = {
  readonly transaction: AnsweredRow & Pick<TransactionRow, "vendor_id" | "note">;
  readonly brought: Pick<BroughtTransactionRow, "name_id" | "details">;
  readonly parts: readonly Pick<BroughtPartRow, "name_id" | "amount" | "note">[];
  readonly splits: readonly Pick<SplitRow, "id" | "sub_category_id" | "amount">[];
};

type Brought = { readonly rows: readonly BroughtTransactionRow[]; readonly parts: readonly BroughtPartRow[] };

/** What a source says of the transactions that are there; of those that `ids` names where it does. */
export const listBroughtRows = async (db: Db, user_id: string, source: string): Promise<Brought> => ({
  rows: await db
    .selectFrom("brought_rows")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .orderBy("transaction_id")
    .execute(),
  parts: await db
    .selectFrom("brought_parts")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("source", "=", source)
    .orderBy("transaction_id")
    .orderBy("position")
    .execute(),
});

type Loading = {
  readonly brought: Brought;
  /** Transactions that are there already. */
  readonly ids: readonly string[];
  readonly created: ReadonlyMap<string, TransactionRow>;
};

/** Transactions, stored and about to be, beside what a source says of each. */
export const loadFiledRows = async (
  db: Db,
  user_id: string,
  { brought, ids, created }: Loading,
): Promise<FiledRow[]> => {
  const stored = await db
    .selectFrom("transactions")
    .select([...ANSWERED_COLUMNS, "vendor_id", "note"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(db, ids))
    .execute();
  const splits = await db
    .selectFrom("splits")
    .select(["id", "transaction_id", "sub_category_id", "amount"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(db, ids))
    .orderBy("position")
    .execute();
  const transactions = new Map<string, FiledRow["transaction"]>(created);
  for (const row of stored) transactions.set(row.id, row);
  const parts = Map.groupBy(brought.parts, (part) => part.transaction_id);
  const divided = Map.groupBy(splits, (part) => part.transaction_id);
  return brought.rows.flatMap((row) => {
    const transaction = transactions.get(row.transaction_id);
    if (transaction === undefined) return [];
    return [
      {
        transaction,
        brought: row,
        parts: parts.get(row.transaction_id) ?? [],
        splits: divided.get(row.transaction_id) ?? [],
      },
    ];
  });
};
