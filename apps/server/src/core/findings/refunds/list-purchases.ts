import type { Transaction } from "@passbook/contract/transactions";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import {
  getTransaction,
  getTransactions,
  keepsTransaction,
  narrowTransactions,
} from "../../transactions/index.ts";
import { MOST_DAYS_AFTER, MOST_DAYS_BEFORE } from "./match-purchases.ts";

const MOST_LISTED = 12;

type Asked = { readonly id: string; readonly q?: string | undefined; readonly now: string };

/** Purchases that money in may pay back, newest first: of the same counterparty or of the same amount; with a search, whatever that finds. */
export const listPurchases = async (
  db: Db,
  user_id: string,
  { id, q = "", now }: Asked,
): Promise<Transaction[]> => {
  const back = await getTransaction(db, user_id, id);
  if (back.amount <= 0) return [];
  const of = selectPurchases(db, user_id, back.currency);
  const rows = await (
    q.trim() === ""
      ? proposeFor(of, back)
      : of.where(keepsTransaction(user_id, await narrowTransactions(db, user_id, { q, now })))
  ).execute();
  return getTransactions(
    db,
    user_id,
    rows.map((row) => row.id),
  );
};

const selectPurchases = (db: Db, user_id: string, currency: string) =>
  db
    .selectFrom("transactions")
    .select("transactions.id")
    .where("transactions.user_id", "=", user_id)
    .where("transactions.amount", "<", 0)
    .where("transactions.currency", "=", currency)
    .where("transactions.status", "=", "posted")
    .where("transactions.transfer_id", "is", null)
    .orderBy("transactions.booked_on", "desc")
    .orderBy("transactions.id", "desc")
    .limit(MOST_LISTED);

const proposeFor = (
  of: ReturnType<typeof selectPurchases>,
  { amount, booked_on, vendor_id, merchant_id }: Transaction,
) =>
  of
    .where("transactions.booked_on", ">=", addDays(booked_on, -MOST_DAYS_BEFORE))
    .where("transactions.booked_on", "<=", addDays(booked_on, MOST_DAYS_AFTER))
    .where((is) =>
      is.or([
        is("transactions.amount", "=", -amount),
        ...(vendor_id === null ? [] : [is("transactions.vendor_id", "=", vendor_id)]),
        ...(merchant_id === null ? [] : [is("transactions.merchant_id", "=", merchant_id)]),
      ]),
    );
