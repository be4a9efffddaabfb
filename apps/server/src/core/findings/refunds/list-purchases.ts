import type { Transaction } from "@passbook/contract/transactions";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { getTransaction, getTransactions } from "../../transactions/index.ts";

const MOST_DAYS_BEFORE = 400;
/** Banks book some money back before the purchase. */
const MOST_DAYS_AFTER = 10;
const MOST_LISTED = 12;

/** Purchases that money in may pay back: of the same counterparty or of the same amount, newest first. */
export const listPurchases = async (db: Db, user_id: string, id: string): Promise<Transaction[]> => {
  const { amount, currency, booked_on, vendor_id, merchant_id } = await getTransaction(db, user_id, id);
  if (amount <= 0) return [];
  const rows = await db
    .selectFrom("transactions")
    .select("id")
    .where("user_id", "=", user_id)
    .where("amount", "<", 0)
    .where("currency", "=", currency)
    .where("status", "=", "posted")
    .where("transfer_id", "is", null)
    .where("booked_on", ">=", addDays(booked_on, -MOST_DAYS_BEFORE))
    .where("booked_on", "<=", addDays(booked_on, MOST_DAYS_AFTER))
    .where((is) =>
      is.or([
        is("amount", "=", -amount),
        ...(vendor_id === null ? [] : [is("vendor_id", "=", vendor_id)]),
        ...(merchant_id === null ? [] : [is("merchant_id", "=", merchant_id)]),
      ]),
    )
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .limit(MOST_LISTED)
    .execute();
  return getTransactions(
    db,
    user_id,
    rows.map((row) => row.id),
  );
};
