import type { TransactionRow } from "@passbook/db/schema";
import { type ArrivingRow, fileRow, type Filing } from "./file-rows.ts";

/** Why a row stands open that would be filed under Transfers, had the person not said that it is none. */
export const NOT_TRANSFER = JSON.stringify({ kind: "not_transfer" });

/** How the reason of a category begins that a rule set. */
export const FILED_BY_RULE = '{"kind":"rule"';

type Filed = Pick<TransactionRow, "sub_category_id" | "why" | "suggested_id" | "confidence">;

/** The category of a row as if it had just arrived; the person's rules aside, nothing files `no_transfer` under Transfers. */
export const fileAnew = (
  filing: Filing,
  row: ArrivingRow,
  { no_transfer }: { no_transfer: boolean },
): Filed => {
  const { sub_category_id, why, suggested_id, confidence } = fileRow(filing, row).values;
  const is_ruled = why?.startsWith(FILED_BY_RULE) === true;
  if (no_transfer && !is_ruled && [sub_category_id, suggested_id].includes(filing.transfers_id))
    return {
      sub_category_id: filing.uncategorised_id,
      why: NOT_TRANSFER,
      suggested_id: null,
      confidence: null,
    };
  return { sub_category_id, why, suggested_id, confidence };
};
