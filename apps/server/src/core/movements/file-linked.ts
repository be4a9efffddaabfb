import type { Db } from "@passbook/db/dialect";
import type { TransactionRow } from "@passbook/db/schema";
import { fileRow, type Filing, loadFiling } from "../categorisation/index.ts";
import { isOwnCategory, type StoredRow } from "./load-rows.ts";
import type { Derived } from "./to-derived.ts";

/** Under what a transaction is filed now, and why. */
export type Filed = Pick<TransactionRow, "sub_category_id" | "why" | "suggested_id" | "confidence">;

/** Written below; looked for as text, since every transaction of a person may be asked. */
const FILED_BY_MOVEMENTS = ['{"kind":"transfer_pair"', '{"kind":"refund_of"'];
const FILED_BY_RULE = '{"kind":"rule"';

const isFiledByMovement = ({ why }: StoredRow): boolean =>
  why !== null && FILED_BY_MOVEMENTS.some((beginning) => why.startsWith(beginning));

/** The person filed it, by hand or by a rule. */
const isKept = (row: StoredRow): boolean => isOwnCategory(row) || row.why?.startsWith(FILED_BY_RULE) === true;

type Linked = { readonly rows: ReadonlyMap<string, StoredRow>; readonly derived: Derived };

/**
 * The categories that follow from what was found: a transfer's two sides are filed under Transfers, money back where its purchase is; what
 * belongs to nothing any more is filed anew. What the person filed stays. Answers only what differs.
 */
export const fileLinked = async (
  trx: Db,
  user_id: string,
  { rows, derived }: Linked,
): Promise<Map<string, Filed>> => {
  const open = [...rows.values()].filter((row) => !isKept(row));
  if (derived.transfers.length + derived.refunds.length === 0 && !open.some(isFiledByMovement))
    return new Map();
  const filing = await loadFiling(trx, user_id);
  const filed = fileTransfers(derived, filing);
  const refunds = new Map(derived.refunds.map((refund) => [refund.transaction_id, refund]));
  for (const row of open)
    if (isFiledByMovement(row) && !filed.has(row.id) && !refunds.has(row.id))
      filed.set(row.id, fileAnew(filing, row));
  for (const { transaction_id, purchase_id, kind } of refunds.values()) {
    const [row, purchase] = [rows.get(transaction_id), rows.get(purchase_id)];
    if (row === undefined || purchase === undefined) continue;
    const now = isKept(purchase) ? purchase : (filed.get(purchase_id) ?? purchase);
    if (now.sub_category_id !== filing.uncategorised_id)
      filed.set(transaction_id, {
        ...surely(now.sub_category_id),
        why: JSON.stringify({ kind: "refund_of", refund: kind, other: purchase_id }),
      });
    else if (isFiledByMovement(row)) filed.set(transaction_id, fileAnew(filing, row));
  }
  return keepChanged(rows, filed);
};

const surely = (sub_category_id: string) => ({ sub_category_id, suggested_id: null, confidence: null });

const fileTransfers = ({ transfers }: Derived, { transfers_id }: Filing): Map<string, Filed> => {
  const filed = new Map<string, Filed>();
  for (const { from_transaction_id, to_transaction_id, why } of transfers) {
    const found = JSON.parse(why) as object;
    const file = (id: string, other: string): void => {
      filed.set(id, { ...surely(transfers_id), why: JSON.stringify({ ...found, other }) });
    };
    file(from_transaction_id, to_transaction_id);
    file(to_transaction_id, from_transaction_id);
  }
  return filed;
};

/** As if it had just been read. */
const fileAnew = (filing: Filing, row: StoredRow): Filed => {
  const { sub_category_id, why, suggested_id, confidence } = fileRow(filing, row).values;
  return { sub_category_id, why, suggested_id, confidence };
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
