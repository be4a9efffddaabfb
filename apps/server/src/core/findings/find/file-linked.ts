import { type Db, idsIn } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { fileAnew, type Filing, loadFiling, NOT_TRANSFER } from "../../categorisation/index.ts";
import { isKept, type StoredRow } from "./load-rows.ts";
import { type Derived, readTransferWhy } from "./to-derived.ts";

/** Under what a transaction is filed now, and why. */
export type Filed = Pick<TransactionRow, "sub_category_id" | "why" | "suggested_id" | "confidence">;

/** Written below; looked for as text, since every transaction of a person may be asked. */
const FILED_BY_FINDINGS = ['{"kind":"transfer_pair"', '{"kind":"refund_of"', NOT_TRANSFER];

/** True for what stands where it does because of a finding. */
export const isFiledByFinding = ({ why }: Pick<StoredRow, "why">): boolean =>
  why !== null && FILED_BY_FINDINGS.some((beginning) => why.startsWith(beginning));

type Linked = {
  readonly rows: ReadonlyMap<string, StoredRow>;
  readonly derived: Derived;
  /** Transactions that the person said, or showed by filing the other side, are no transfer. */
  readonly parted: ReadonlySet<string>;
};

/**
 * The categories that follow from what was found: a transfer's two sides are filed under Transfers, money back where its purchase is; what
 * belongs to nothing any more, or stands under Transfers though the person parted it, is filed anew. What the person filed stays. Answers
 * only what differs.
 */
export const fileLinked = async (
  trx: Db,
  user_id: string,
  { rows, derived, parted }: Linked,
): Promise<Map<string, Filed>> => {
  const open = [...rows.values()].filter((row) => !isKept(row));
  const mayChange = (row: StoredRow): boolean => isFiledByFinding(row) || parted.has(row.id);
  if (derived.transfers.length + derived.refunds.length === 0 && !open.some(mayChange)) return new Map();
  const filing = await loadFiling(trx, user_id);
  const filed = fileTransfers(derived, filing);
  const refunds = new Map(derived.refunds.map((refund) => [refund.transaction_id, refund]));
  for (const row of open) {
    if (filed.has(row.id) || refunds.has(row.id)) continue;
    const no_transfer = parted.has(row.id);
    if (isLeftOver(row, no_transfer, filing)) filed.set(row.id, fileAnew(filing, row, { no_transfer }));
  }
  const largest = await listLargestParts(trx, user_id, listDivided(derived, rows));
  for (const { transaction_id, purchase_id, kind } of refunds.values()) {
    const [row, purchase] = [rows.get(transaction_id), rows.get(purchase_id)];
    if (row === undefined || purchase === undefined) continue;
    const now = isKept(purchase) ? purchase : (filed.get(purchase_id) ?? purchase);
    filed.set(transaction_id, {
      ...surely(largest.get(purchase_id) ?? now.sub_category_id),
      why: JSON.stringify({ kind: "refund_of", refund: kind, other: purchase_id }),
    });
  }
  return keepChanged(rows, filed);
};

/** Purchases that the person divided and money came back of. */
const listDivided = ({ refunds }: Derived, rows: ReadonlyMap<string, StoredRow>): string[] =>
  refunds.map(({ purchase_id }) => purchase_id).filter((id) => rows.get(id)?.has_splits === 1);

/** The sub-category of each divided transaction's largest part, the first of equals. */
const listLargestParts = async (
  trx: Db,
  user_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const parts = await trx
    .selectFrom("splits")
    .select(["transaction_id", "sub_category_id", "amount", "position"])
    .where("user_id", "=", user_id)
    .where("transaction_id", "in", idsIn(trx, ids))
    .execute();
  const smallestFirst = parts.toSorted(
    (one, other) => Math.abs(one.amount) - Math.abs(other.amount) || other.position - one.position,
  );
  return new Map(smallestFirst.map((part) => [part.transaction_id, part.sub_category_id]));
};

/** True for a row that stands where it does for a reason that is gone. */
const isLeftOver = (row: StoredRow, no_transfer: boolean, { transfers_id }: Filing): boolean => {
  if (!no_transfer) return isFiledByFinding(row);
  return row.sub_category_id === transfers_id || (isFiledByFinding(row) && row.why !== NOT_TRANSFER);
};

const surely = (sub_category_id: string) => ({ sub_category_id, suggested_id: null, confidence: null });

const fileTransfers = ({ transfers }: Derived, { transfers_id }: Filing): Map<string, Filed> => {
  const filed = new Map<string, Filed>();
  for (const pair of transfers) {
    const { from_transaction_id, to_transaction_id } = pair;
    const found = readTransferWhy(pair);
    const file = (id: string, other: string): void => {
      filed.set(id, { ...surely(transfers_id), why: JSON.stringify({ ...found, other }) });
    };
    file(from_transaction_id, to_transaction_id);
    file(to_transaction_id, from_transaction_id);
  }
  return filed;
};

const keepChanged = (
  rows: ReadonlyMap<string, StoredRow>,
  filed: ReadonlyMap<string, Filed>,
): Map<string, Filed> =>
  new Map(
    [...filed].filter(([id, { sub_category_id, why }]) => {
      const row = rows.get(id);
      if (row === undefined || isKept(row)) return false;
      return row.sub_category_id !== sub_category_id || row.why !== why;
    }),
  );
