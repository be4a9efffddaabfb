import type { Db } from "@passbook/db/dialect";
import { loadStarterIds } from "../statements/index.ts";
import { fileAnew } from "./file-anew.ts";
import { isOwnCategory, type StoredRow } from "./load-rows.ts";
import type { Derived } from "./to-derived.ts";

/** Under what a transaction is filed now, and why. */
export type Filing = { readonly sub_category_id: string; readonly why: string };

/** Written below; looked for as text, since every transaction of a person may be asked. */
const FILED_BY_MOVEMENTS = ['{"kind":"transfer_pair"', '{"kind":"refund_of"'];

const isFiledByMovement = ({ why }: StoredRow): boolean =>
  why !== null && FILED_BY_MOVEMENTS.some((beginning) => why.startsWith(beginning));

/**
 * The categories that follow from what was found: a transfer's two sides are filed under Transfers, money back where its purchase is; what
 * belongs to nothing any more is filed anew. What a person filed stays. Answers only what differs.
 */
export const fileLinked = async (
  trx: Db,
  user_id: string,
  { rows, derived }: { rows: ReadonlyMap<string, StoredRow>; derived: Derived },
): Promise<Map<string, Filing>> => {
  const transfers_id = (await loadStarterIds(trx, user_id)).get("transfers.transfers");
  if (transfers_id === undefined) throw new Error("This person has no reserved categories.");
  const filings = new Map<string, Filing>();
  for (const { from_transaction_id: from, to_transaction_id: to, why } of derived.transfers)
    for (const [id, other] of [
      [from, to],
      [to, from],
    ] as const)
      filings.set(id, {
        sub_category_id: transfers_id,
        why: JSON.stringify({ ...(JSON.parse(why) as object), other }),
      });
  const refunds = new Map(derived.refunds.map((refund) => [refund.transaction_id, refund]));
  const parted = [...rows.values()].filter(
    (row) => isFiledByMovement(row) && !isOwnCategory(row) && !filings.has(row.id) && !refunds.has(row.id),
  );
  for (const [id, filing] of await fileAnew(trx, user_id, parted)) filings.set(id, filing);
  for (const { transaction_id, purchase_id, kind } of refunds.values()) {
    const purchase = rows.get(purchase_id);
    const filed = purchase !== undefined && isOwnCategory(purchase) ? undefined : filings.get(purchase_id);
    const sub_category_id = filed?.sub_category_id ?? purchase?.sub_category_id;
    if (sub_category_id !== undefined)
      filings.set(transaction_id, {
        sub_category_id,
        why: JSON.stringify({ kind: "refund_of", refund: kind, other: purchase_id }),
      });
  }
  return keepChanged(rows, filings);
};

const keepChanged = (
  rows: ReadonlyMap<string, StoredRow>,
  filings: ReadonlyMap<string, Filing>,
): Map<string, Filing> =>
  new Map(
    [...filings].filter(([id, { sub_category_id, why }]) => {
      const row = rows.get(id);
      if (row === undefined || isOwnCategory(row)) return false;
      return row.sub_category_id !== sub_category_id || row.why !== why;
    }),
  );
