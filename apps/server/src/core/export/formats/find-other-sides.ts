import type { Transaction } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import type { Sheet } from "./list-sheets.ts";

/** Where the other side of a transfer stands. */
export type OtherSide = { readonly bank_account_id: string; readonly currency: string };

/** The other sides of the transfers among rows of a sheet, by transfer. */
export const findOtherSides = async (
  db: Db,
  user_id: string,
  { account, currency }: Pick<Sheet, "account" | "currency">,
  rows: readonly Transaction[],
): Promise<ReadonlyMap<string, OtherSide>> => {
  const ids = rows.map(({ transfer_id }) => transfer_id).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const sides = await db
    .selectFrom("transactions")
    .select(["transfer_id", "bank_account_id", "currency"])
    .where("user_id", "=", user_id)
    .where("transfer_id", "in", idsIn(db, ids))
    .where((of) => of.or([of("bank_account_id", "!=", account.id), of("currency", "!=", currency)]))
    .execute();
  return new Map(sides.map(({ transfer_id, ...side }) => [transfer_id ?? "", side]));
};
