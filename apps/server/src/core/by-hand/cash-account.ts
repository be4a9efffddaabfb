import type { Db } from "@passbook/db/dialect";
import type { BankAccountRow } from "@passbook/db/schema";
import type { Author } from "../changes/index.ts";

/** The oldest open account of cash in a currency. */
export const findCash = (trx: Db, user_id: string, currency: string): Promise<BankAccountRow | undefined> =>
  trx
    .selectFrom("bank_accounts")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("account_type", "=", "cash")
    .where("currency", "=", currency)
    .where("closed_at", "is", null)
    .where("is_sample", "=", 0)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** A new account of cash, called as the person calls the category of it. */
export const makeCash = async (
  trx: Db,
  { user_id, clock }: Author,
  currency: string,
): Promise<BankAccountRow> => {
  const { name } = await trx
    .selectFrom("categories")
    .select("name")
    .where("user_id", "=", user_id)
    .where("starter_id", "=", "cash")
    .executeTakeFirstOrThrow();
  return {
    user_id,
    id: clock.newId(),
    label: null,
    last_4_digits: null,
    account_type: "cash",
    currency,
    bank_id: null,
    bank_name: name,
    bank_country: null,
    number_hash: null,
    is_sample: 0,
    closed_at: null,
    interest_rate: null,
    rate_changes: null,
    is_private: 0,
    created_at: clock.now(),
  };
};
