import type { Transaction } from "@passbook/contract/transactions";
import { addDays, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { getTransaction, getTransactions } from "../../transactions/index.ts";
import { isEqualButFee } from "./decide-transfer.ts";
import { MOST_DAYS_APART } from "./pair-sides.ts";

const MOST_READ = 200;
const MOST_LISTED = 12;

type Side = Pick<Transaction, "id" | "amount" | "currency" | "booked_on">;

/** As much moved, but for a fee; between currencies only the person can tell. */
const mayMeet = (one: Side, other: Side): boolean => {
  if (one.currency !== other.currency) return true;
  const [from, to] = one.amount < 0 ? [one, other] : [other, one];
  return isEqualButFee(from, to);
};

/** Transactions that may be the other side of one between own accounts: booked within a week in another account, the nearest day first. */
export const listOtherSides = async (db: Db, user_id: string, id: string): Promise<Transaction[]> => {
  const own = await getTransaction(db, user_id, id);
  if (own.status === "pending" || own.transfer_id !== null) return [];
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "amount", "currency", "booked_on"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "!=", own.bank_account_id)
    .where("amount", own.amount < 0 ? ">" : "<", 0)
    .where("status", "=", "posted")
    .where("transfer_id", "is", null)
    .where("booked_on", ">=", addDays(own.booked_on, -MOST_DAYS_APART))
    .where("booked_on", "<=", addDays(own.booked_on, MOST_DAYS_APART))
    .orderBy("booked_on", "desc")
    .orderBy("id", "desc")
    .limit(MOST_READ)
    .execute();
  const far = ({ booked_on }: Side): number => Math.abs(daysBetween(own.booked_on, booked_on));
  const near = rows
    .filter((other) => mayMeet(own, other))
    .toSorted((one, other) => far(one) - far(other) || (one.id < other.id ? 1 : -1))
    .slice(0, MOST_LISTED)
    .map((each) => each.id);
  const found = await getTransactions(db, user_id, near);
  return found.toSorted((one, other) => near.indexOf(one.id) - near.indexOf(other.id));
};
