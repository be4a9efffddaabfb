import { type Db, toNumber } from "@passbook/db/dialect";
import { balanceRows, type BookedRow } from "./balance-rows.ts";
import { listPrinted } from "./list-printed.ts";

export type RegisterRow = BookedRow & { readonly description: string };
type Account = { readonly id: string; readonly currency: string };

const listRows = async (db: Db, user_id: string, { id, currency }: Account): Promise<RegisterRow[]> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["id", "booked_on", "amount", "description", "statement_id"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", id)
    .where("currency", "=", currency)
    .where("status", "=", "posted")
    .execute();
  const further = await db
    .selectFrom("sightings")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "sightings.transaction_id"),
    )
    .select(["sightings.transaction_id", "sightings.statement_id"])
    .where("sightings.user_id", "=", user_id)
    .where("transactions.bank_account_id", "=", id)
    .execute();
  const others = Map.groupBy(further, ({ transaction_id }) => transaction_id);
  return rows.map(({ statement_id, amount, ...row }) => ({
    ...row,
    amount: toNumber(amount),
    statement_ids: [
      ...(statement_id === null ? [] : [statement_id]),
      ...(others.get(row.id) ?? []).map((sighting) => sighting.statement_id),
    ],
  }));
};

/** The booked rows of an account in its currency, oldest first, with the balance after each by what its statements print. */
export const balanceAccount = async (
  db: Db,
  user_id: string,
  { id, currency }: Account,
): Promise<ReturnType<typeof balanceRows<RegisterRow>>> => {
  const [booked, printed] = await Promise.all([
    listRows(db, user_id, { id, currency }),
    listPrinted(db, user_id, id),
  ]);
  const own = printed.filter((each) => (each.currency ?? currency) === currency);
  return balanceRows(booked, own);
};
