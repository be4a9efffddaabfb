import type { TransactionRow } from "@passbook/db/schema";
import { LIKELY_FROM } from "@passbook/enrichment";
import { type RawBuilder, sql } from "kysely";

/** As chances are stored. */
const LIKELY_THOUSANDTHS = LIKELY_FROM * 1000;

/** The category that an undivided row is counted under where likely ones count, though it waits for a word; empty where none is sure enough. */
export const toLikelyId = ({
  suggested_id,
  confidence,
}: Pick<TransactionRow, "suggested_id" | "confidence">): string =>
  suggested_id !== null && (confidence ?? 0) >= LIKELY_THOUSANDTHS ? suggested_id : "";

/** {@link toLikelyId} as SQL: true where a row of `transactions` has a likely category. */
export const IS_LIKELY: RawBuilder<boolean> = sql<boolean>`(transactions.suggested_id is not null and coalesce(transactions.confidence, 0) >= ${sql.lit(LIKELY_THOUSANDTHS)})`;

/** Where a sum counts (its likely category where those count, else where it is filed), and whether that is only likely: 0 or 1. */
export const placeOfSum = (
  count_likely: boolean,
): { readonly sub: RawBuilder<string>; readonly is_likely: RawBuilder<number> } =>
  count_likely
    ? {
        sub: sql<string>`case when likely_id = '' then sub_category_id else likely_id end`,
        is_likely: sql<number>`case when likely_id = '' then 0 else 1 end`,
      }
    : { sub: sql<string>`sub_category_id`, is_likely: sql<number>`0` };
