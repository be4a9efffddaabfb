import type { CurrencyCode, IsoDate } from "@passbook/contract/values";
import type { StarterSubCategoryId } from "@passbook/enrichment";

/** An account of the sample household. */
export type SampleAccount = {
  readonly bank_name: string;
  readonly last_4_digits: string;
  readonly account_type: "current" | "savings" | "credit_card";
  readonly label: string;
};

/** A booked row; `amount` and `balance_after` in minor units, `sub_category` is how the household would file it. */
export type SampleTransaction = {
  readonly booked_on: IsoDate;
  readonly value_on: IsoDate;
  readonly amount: number;
  readonly description: string;
  readonly counterparty: string | null;
  readonly balance_after: number;
  readonly sub_category: StarterSubCategoryId;
};

/** One month of one account; opening + sum of amounts = closing. */
export type SampleStatement = {
  readonly account: SampleAccount;
  readonly currency: CurrencyCode;
  readonly period: { readonly from: IsoDate; readonly to: IsoDate };
  readonly opening_balance: number;
  readonly closing_balance: number;
  readonly transactions: readonly SampleTransaction[];
};

/** A statement as its file prints it. */
export type PrintedStatement = SampleStatement & {
  readonly printed_as: "csv" | "pdf";
  /** Index of the row whose amount lost a digit in print, so that the balances around it disagree. */
  readonly misprinted: number | null;
};
