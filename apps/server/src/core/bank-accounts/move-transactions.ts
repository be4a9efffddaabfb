import { type Db, idsIn } from "@passbook/db/dialect";
import { type Edit, updateEach } from "../changes/index.ts";

/** Moves every transaction of an account to another; equal rows of both are counted on, so that none stands in another's place. */
export const moveTransactions = async (
  trx: Db,
  user_id: string,
  { from, to }: { from: string; to: string },
): Promise<Edit> => {
  const moving = await trx
    .selectFrom("transactions")
    .select(["id", "fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", from)
    .orderBy("fingerprint")
    .orderBy("nth")
    .execute();
  const there = await trx
    .selectFrom("transactions")
    .select(["fingerprint", "nth"])
    .where("user_id", "=", user_id)
    .where("bank_account_id", "=", to)
    .where("fingerprint", "in", idsIn(trx, [...new Set(moving.map((row) => row.fingerprint))]))
    .execute();
  const next = new Map<string, number>();
  for (const { fingerprint, nth } of there)
    next.set(fingerprint, Math.max(next.get(fingerprint) ?? 0, nth + 1));
  const rows = moving.map(({ id, fingerprint, nth }) => {
    const first_free = next.get(fingerprint);
    const place = first_free ?? nth;
    if (first_free !== undefined) next.set(fingerprint, first_free + 1);
    return { key: { id }, values: { bank_account_id: to, nth: place } };
  });
  return updateEach("transactions", rows);
};
