/** What transactions add up to, kept beside them. */

/**
 * Money out (positive), money in, number of rows of one month, and of those that are money out. Empty text stands for "none" so that the key is total; `likely_id` is the category
 * that rows likely have (core/sums/likely.ts) while they wait for a word.
 */
export type MonthSumRow = {
  user_id: string;
  month: string;
  bank_account_id: string;
  currency: string;
  sub_category_id: string;
  likely_id: string;
  merchant_id: string;
  vendor_id: string;
  money_out: number;
  money_in: number;
  row_count: number;
  out_count: number;
};

/** The sums of months whoever was paid, each currency in a row of months. */
export type CategorySumRow = Omit<MonthSumRow, "merchant_id" | "vendor_id">;

export type DaySumRow = {
  user_id: string;
  day: string;
  bank_account_id: string;
  currency: string;
  sub_category_id: string;
  likely_id: string;
  money_out: number;
  money_in: number;
  row_count: number;
  out_count: number;
};
