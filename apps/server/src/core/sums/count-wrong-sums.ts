import { type Db, toNumber } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { CATEGORIES, DAYS, MONTHS } from "./from-scratch.ts";

const KEPT_MONTHS = sql`select user_id, month, bank_account_id, currency, sub_category_id, likely_id, merchant_id, vendor_id, money_out, money_in, row_count, out_count from month_sums`;
const KEPT_CATEGORIES = sql`select user_id, currency, month, sub_category_id, likely_id, bank_account_id, money_out, money_in, row_count, out_count from category_sums`;
const KEPT_DAYS = sql`select user_id, day, bank_account_id, currency, sub_category_id, likely_id, money_out, money_in, row_count, out_count from day_sums`;

const countMissing = async (
  db: Db,
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): Promise<number> => {
  const { rows } = await sql<{
    missing: number;
  }>`select count(*) as missing from (select * from (${one}) as a except select * from (${other}) as b) as missing_rows`.execute(
    db,
  );
  return toNumber(rows[0]?.missing);
};

/** How many sums of all people differ from what their transactions add up to; none when all is well. */
export const countWrongSums = async (db: Db): Promise<number> => {
  const missing = [
    await countMissing(db, MONTHS, KEPT_MONTHS),
    await countMissing(db, KEPT_MONTHS, MONTHS),
    await countMissing(db, CATEGORIES, KEPT_CATEGORIES),
    await countMissing(db, KEPT_CATEGORIES, CATEGORIES),
    await countMissing(db, DAYS, KEPT_DAYS),
    await countMissing(db, KEPT_DAYS, DAYS),
  ];
  return missing.reduce((sum, count) => sum + count, 0);
};
