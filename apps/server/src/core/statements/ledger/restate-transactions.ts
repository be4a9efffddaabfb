import { type Db, idsIn } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow } from "@passbook/db/schema";
import { deleteFrom, type Edit, updateEach, updateIn } from "../../changes/index.ts";
import { readEdited } from "../../transactions/index.ts";
import { PRINTED_COLUMNS } from "../match/ledger-row.ts";

const HOME_COLUMNS = ["nth", "statement_id", "source"] as const;
/** Not every format carries them. */
const CODE_COLUMNS = ["mcc", "bank_category"] as const;
const FILING_COLUMNS = [
  "vendor_id",
  "merchant_id",
  "sub_category_id",
  "why",
  "suggested_id",
  "confidence",
  "rule_ids",
] as const;

/**
 * Makes stored transactions say what other rows print, `id` by `id`, filed as those would be: they become at home there. What a
 * person set stays: category, merchant, note and tags always, parts as long as they can still add up to the amount.
 */
export const restateTransactions = async (
  trx: Db,
  user_id: string,
  rows: readonly TransactionRow[],
): Promise<Edit[]> => {
  if (rows.length === 0) return [];
  const stored = await listStored(trx, user_id, rows);
  const updates = rows.flatMap((wanted) => {
    const before = stored.get(wanted.id);
    return before === undefined ? [] : [toUpdate(before, wanted)];
  });
  return [updateEach("transactions", updates), ...(await fitParts(trx, user_id, rows, stored))];
};

const listStored = async (
  trx: Db,
  user_id: string,
  rows: readonly TransactionRow[],
): Promise<Map<string, TransactionRow>> => {
  const stored = await trx
    .selectFrom("transactions")
    .selectAll()
    .where("user_id", "=", user_id)
    .where(
      "id",
      "in",
      idsIn(
        trx,
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  return new Map(stored.map((row) => [row.id, row]));
};

const toUpdate = (before: TransactionRow, wanted: TransactionRow) => {
  // The same name would be filed as it was.
  const is_refiled = before.description !== wanted.description;
  const edited = new Set(readEdited(before.edited));
  const keeps_category = !is_refiled || edited.has("sub_category_id") || before.has_splits === 1;
  const keeps = {
    vendor_id: !is_refiled,
    merchant_id: !is_refiled || edited.has("merchant_id"),
    sub_category_id: keeps_category,
    why: keeps_category,
    suggested_id: keeps_category,
    confidence: keeps_category,
    rule_ids: keeps_category,
  };
  const values = Object.fromEntries([
    ...[...PRINTED_COLUMNS, ...HOME_COLUMNS].map((name) => [name, wanted[name]]),
    ...FILING_COLUMNS.map((name) => [name, keeps[name] ? before[name] : wanted[name]]),
    ...CODE_COLUMNS.map((name) => [name, wanted[name] ?? before[name]]),
  ]);
  return { key: { id: before.id }, values };
};

/** The largest part of a divided transaction takes the difference; where it cannot, the transaction is undivided again. */
const fitParts = async (
  trx: Db,
  user_id: string,
  rows: readonly TransactionRow[],
  stored: ReadonlyMap<string, TransactionRow>,
): Promise<Edit[]> => {
  const changed = rows.filter(({ id, amount }) => {
    const before = stored.get(id);
    return before?.has_splits === 1 && before.amount !== amount;
  });
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const parts = await trx
    .selectFrom("splits")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(trx, ids))
    .execute();
  const byTransaction = Map.groupBy(parts, (part) => part.transaction_id);
  return changed.flatMap(({ id, amount }) =>
    fitOne(id, byTransaction.get(id) ?? [], amount - (stored.get(id)?.amount ?? 0)),
  );
};

const fitOne = (id: string, parts: readonly SplitRow[], difference: number): Edit[] => {
  const [largest] = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  if (largest === undefined) return [];
  const amount = largest.amount + difference;
  if (amount !== 0 && Math.sign(amount) === Math.sign(largest.amount))
    return [updateIn("splits", [largest.id], { amount })];
  return [
    deleteFrom(
      "splits",
      parts.map((part) => part.id),
    ),
    updateIn("transactions", [id], { has_splits: 0 }),
  ];
};
