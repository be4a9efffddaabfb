import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";

type DatedAmount = { readonly booked_on: string; readonly amount: number };

/** Enough to tell accounts apart; a file of many thousand rows need not be weighed whole. */
export const MOST_WEIGHED = 2000;

/** Day and amount of a row (minor units), by which rows of two files are compared before anything else. */
export const toDatedAmount = ({ booked_on, amount }: DatedAmount): string => `${booked_on} ${String(amount)}`;

/** What an account booked from the first to the last day of some rows. */
export const loadDaysOf = async (trx: Db, { user_id, id }: BankAccountRow, rows: readonly DatedAmount[]) => {
  const days = rows.map(({ booked_on }) => booked_on).toSorted();
  return await trx
    .selectFrom("transactions")
    .select(["booked_on", "amount", "balance_after"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("booked_on", ">=", days[0] ?? "")
    .where("booked_on", "<=", days.at(-1) ?? "")
    .execute();
};
