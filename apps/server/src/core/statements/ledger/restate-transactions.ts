import { divide } from "@passbook/contract/divide";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow } from "@passbook/db/schema";
import { deleteFrom, type Edit, updateEach, updateIn } from "../../changes/index.ts";
import { isByHand, readEdited } from "../../transactions/index.ts";
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
    ["written", isTakenOver(before, wanted) ? toWritten(before) : before.written],
  ]);
  return { key: { id: before.id }, values };
};

const isTakenOver = (before: TransactionRow, wanted: TransactionRow): boolean =>
  isByHand(before) && !isByHand(wanted);

const toWritten = (before: TransactionRow): string =>
  JSON.stringify(Object.fromEntries(PRINTED_COLUMNS.map((name) => [name, before[name]])));

type Stored = Pick<TransactionRow, "amount" | "has_splits">;

/** Divided by percent it is divided anew, else the largest part of it takes the difference; where it cannot, the transaction is undivided again. */
export const fitParts = async (
  trx: Db,
  user_id: string,
  rows: readonly Pick<TransactionRow, "id" | "amount">[],
  stored: ReadonlyMap<string, Stored>,
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
    .orderBy("position")
    .execute();
  const byTransaction = Map.groupBy(parts, (part) => part.transaction_id);
  return changed.flatMap(({ id, amount }) =>
    fitOne(id, byTransaction.get(id) ?? [], amount - (stored.get(id)?.amount ?? 0)),
  );
};

const fitOne = (id: string, parts: readonly SplitRow[], difference: number): Edit[] => {
  const divided = divideAnew(parts, difference);
  if (divided !== null) return [divided];
  const [largest] = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  if (largest === undefined) return [];
  const amount = largest.amount + difference;
  if (amount !== 0 && Math.sign(amount) === Math.sign(largest.amount))
    return [
      updateIn("splits", [largest.id], { amount }),
      // What is left of the percents would not be the whole.
      updateIn(
        "splits",
        parts.map((part) => part.id),
        { percent: null },
      ),
    ];
  return [
    deleteFrom(
      "splits",
      parts.map((part) => part.id),
    ),
    updateIn("transactions", [id], { has_splits: 0 }),
  ];
};

const divideAnew = (parts: readonly SplitRow[], difference: number): Edit | null => {
  const percents = parts.flatMap(({ percent }) => percent ?? []);
  if (percents.length < parts.length) return null;
  const amounts = divide(
    parts.reduce((sum, { amount }) => sum + amount, difference),
    percents,
  );
  return amounts === null
    ? null
    : updateEach(
        "splits",
        parts.map(({ id }, at) => ({ key: { id }, values: { amount: amounts[at] ?? 0 } })),
      );
};
