import { isIsoDate } from "@passbook/contract/values";
import { FLOWS } from "@passbook/contract/transactions";
import { chosenPattern } from "@passbook/contract/chosen";
import type { TransactionFilter } from "@passbook/contract/transactions";
import { daysOfMonth } from "../../words/format-dates.ts";

export type { TransactionFilter };

const ID = /^[0-9a-f-]{36}$/;
const isWholeNumber = (text: string): boolean => /^\d{1,15}$/.test(text);
const isId = (text: string): boolean => ID.test(text);
const CHOSEN = chosenPattern(false);
const CHOSEN_OR_NONE = chosenPattern(true);
const areIds = (text: string): boolean => CHOSEN.test(text);

/** Every part of a filter, and what makes its text in an address believable. */
const PARTS: Readonly<Record<keyof TransactionFilter, (text: string) => boolean>> = {
  q: (text) => text.length <= 500,
  bank_account_id: areIds,
  category_id: areIds,
  sub_category_id: areIds,
  merchant_id: (text) => CHOSEN_OR_NONE.test(text),
  vendor_id: areIds,
  statement_id: isId,
  tag_id: areIds,
  flow: (text) => FLOWS.some((flow) => flow === text),
  from: isIsoDate,
  to: isIsoDate,
  counted_from: isIsoDate,
  counted_to: isIsoDate,
  currency: (text) => /^[A-Z]{3}$/.test(text),
  amount_from: isWholeNumber,
  amount_to: isWholeNumber,
  uncategorised: (text) => text === "true",
  series_id: isId,
  suggested: (text) => text === "true",
  likely: (text) => text === "true",
  hidden: (text) => text === "true",
};
const NUMBERS = new Set<string>(["amount_from", "amount_to"]);
// the keys of a table are its keys
const NAMES = Object.keys(PARTS) as (keyof TransactionFilter)[];

/** The filter an address names; parts that cannot be meant are left out. */
export const readTransactionFilter = (params: URLSearchParams): TransactionFilter =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = params.get(name);
      if (text === null || text === "" || !PARTS[name](text)) return [];
      return [[name, NUMBERS.has(name) ? Number(text) : text]];
    }),
  );

/** The filter as the query of an address, in a fixed order, so that equal filters have equal addresses. */
export const writeTransactionFilter = (filter: TransactionFilter): URLSearchParams =>
  new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = filter[name];
      return value === undefined || value === "" ? [] : [[name, String(value)]];
    }),
  );

/** The screen that lists what a filter shows, with one transaction opened when it is named. */
export const transactionsPath = (filter: TransactionFilter, transaction_id?: string): string => {
  const params = writeTransactionFilter(filter);
  if (transaction_id !== undefined) params.set("transaction", transaction_id);
  const query = params.toString();
  return query === "" ? "/transactions" : `/transactions?${query}`;
};

/** The screen where what waits for the person's word is confirmed, of a filter. */
export const reviewPath = (filter: TransactionFilter): string => {
  const query = writeTransactionFilter(filter).toString();
  return query === "" ? "/transactions/review" : `/transactions/review?${query}`;
};

/** First and last day of a month `YYYY-MM`. */
export const monthPeriod = (month: string): { readonly from: string; readonly to: string } => ({
  from: `${month}-01`,
  to: `${month}-${String(daysOfMonth(month)).padStart(2, "0")}`,
});

/** A period as figures count it. */
export const countedPeriod = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  counted_from: from,
  counted_to: to,
});

/** True when nothing narrows the list. */
export const isEmptyFilter = (filter: TransactionFilter): boolean =>
  writeTransactionFilter(filter).toString() === "";
