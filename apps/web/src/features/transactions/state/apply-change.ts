import { toCountingDay } from "@passbook/contract/counting-day";
import type { Transaction, TransactionChange } from "@passbook/contract/transactions";

/** Fields that are noted as set under the name of what they set. */
const NOTED_AS: Readonly<Record<string, string>> = { add_tags: "tags", remove_tags: "tags", split: "splits" };

/** What a change makes of a transaction, before the server has said so. */
export const applyChange = (
  transaction: Transaction,
  change: TransactionChange,
  merchant_name: string | null,
): Transaction => {
  const { sub_category_id, merchant_id, note, tags, add_tags, remove_tags, hidden, counts_on } = change;
  const edited = new Set(transaction.edited);
  for (const name of Object.keys(change)) edited.add(NOTED_AS[name] ?? name);
  const kept = (tags ?? transaction.tags).filter((id) => remove_tags?.includes(id) !== true);
  return {
    ...transaction,
    edited: [...edited],
    ...(sub_category_id === undefined ? {} : { sub_category_id, suggestion: null }),
    ...(merchant_id === undefined
      ? {}
      : { merchant_id, merchant_name: merchant_id === null ? null : merchant_name }),
    ...(note === undefined ? {} : { note: note === "" ? null : note }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(counts_on === undefined ? {} : { counts_on: toCountingDay(counts_on, transaction.booked_on) }),
    tags: add_tags === undefined ? kept : [...new Set([...kept, ...add_tags])],
  };
};
