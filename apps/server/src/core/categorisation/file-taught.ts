import type { AnswerRow } from "@passbook/db/schema";
import { type ArrivingRow, type FiledRow, fileRow, type Filing } from "./file-rows.ts";
import { keepRow, toClassifierRow } from "./read-row.ts";
import { readPrediction } from "./record-answers.ts";

/** How a row is filed, and what its person answered about it where that was needed. */
export type TaughtRow = { readonly filed: FiledRow; readonly answer: NewAnswer | null };

/** An answer before its transaction has an id. */
type NewAnswer = Omit<AnswerRow, "user_id" | "id" | "transaction_id" | "answered_at">;

/** Why a row has its category that its person chose. */
export const CHOSEN = JSON.stringify({ kind: "chosen" });

/** The category its person would choose, and whether they say so though it is filed there already. */
type Wanted = { readonly sub_category_id: string; readonly confirms: boolean };

/**
 * Files a row that arrives as rules and answers tell; where answers tell another category than its person would choose, they choose, and the
 * classifier of `filing` learns it for the rows to come. It must be this caller's own.
 */
export const fileTaught = (
  filing: Filing,
  row: ArrivingRow,
  { sub_category_id: wanted, confirms }: Wanted,
): TaughtRow => {
  const filed = fileRow(filing, row);
  const is_ruled = filed.values.rule_ids !== null;
  const is_right = filed.values.sub_category_id === wanted;
  if (is_ruled || (is_right && !confirms)) return { filed, answer: null };
  const read = toClassifierRow(row, filing.accounts);
  const predicted = readPrediction({ ...filed.values, edited: null, has_splits: 0 });
  filing.classifier.learn(read, wanted);
  return {
    filed: {
      ...filed,
      values: { ...filed.values, sub_category_id: wanted, why: CHOSEN, suggested_id: null, confidence: null },
    },
    answer: {
      sub_category_id: wanted,
      vendor_key: read.vendor.key,
      row: keepRow(read),
      ...(predicted ?? { predicted_id: null, confidence: null, applied: 0 }),
    },
  };
};
