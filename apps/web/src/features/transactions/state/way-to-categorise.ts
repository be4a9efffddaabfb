import type { Transaction } from "@passbook/contract/transactions";

/** Where a transaction is given a category; that of a divided one would dissolve its parts, which are seen and changed in its details. */
export const wayToCategorise = (
  { splits }: Pick<Transaction, "splits">,
  wide: boolean,
): "details" | "inline" | "dialog" => {
  if (splits.length > 0) return "details";
  return wide ? "inline" : "dialog";
};
