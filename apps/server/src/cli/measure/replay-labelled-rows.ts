import type { ClassifierRow, OwnLabel } from "@passbook/enrichment";
import { toClassifierRow } from "../../core/categorisation/index.ts";
import type { LabelledRow } from "./read-labelled-rows.ts";

const NO_COUNTRY = /^(EUR|X..)$/;

/** Most currencies begin with their country's code; the euro and those of unions have none. */
const guessCountry = (currency: string | null): string | null =>
  currency === null || NO_COUNTRY.test(currency) ? null : currency.slice(0, 2);

/** A labelled row as the server reads one of an account; rows that name no account are of one for each currency. */
export const readAsStored = (row: LabelledRow): ClassifierRow => {
  const bank_account_id = row.bank_account_id ?? `in ${row.currency ?? "no currency"}`;
  const told = { country: guessCountry(row.currency), account_type: null };
  const { description, counterparty, amount, currency, booked_on, mcc, bank_category } = row;
  const read = {
    description,
    counterparty,
    amount,
    currency,
    booked_on,
    mcc,
    bank_category,
    bank_account_id,
  };
  return toClassifierRow(read, new Map([[bank_account_id, told]]));
};

/** The category of a labelled row as one of the person's own; "Food:Groceries" says its group itself. */
export const toOwnLabel = (category: string): OwnLabel => ({
  id: category,
  name: category,
  group: null,
  starter: null,
});

const byDate = (a: LabelledRow, b: LabelledRow): number =>
  a.booked_on < b.booked_on ? -1 : Number(a.booked_on > b.booked_on);

/** The rows of each user in the order of their dates; rows of one day in the order of the file. */
export const listByUser = (rows: readonly LabelledRow[]): LabelledRow[][] =>
  [...Map.groupBy(rows, (row) => row.user).values()].map((own) => own.toSorted(byDate));
