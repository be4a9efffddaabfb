import { SURE_FROM } from "@passbook/contract/suggestions";
import { type Db, idsIn } from "@passbook/db/dialect";
import { type RawBuilder, sql } from "kysely";
import { toThousandths } from "../categorisation/index.ts";
import { listAskedIds } from "../findings/index.ts";
import { keepsTransaction, type Narrowing, narrowTransactions } from "../transactions/index.ts";

const THOUSAND = 1000;

/** A stored chance as it is told. */
export const toChance = (thousandths: number): number => thousandths / THOUSAND;

/** How sure a row is, as a column; a suggestion without a chance is not sure at all. */
export const CHANCE = sql<number>`coalesce(transactions.confidence, 0)`;

/** The largest of SURE_FROM that a row reaches, in thousandths. */
export const SURE = sql<number>`case ${sql.join(
  SURE_FROM.map(
    (from) => sql`when ${CHANCE} >= ${sql.lit(toThousandths(from))} then ${sql.lit(toThousandths(from))}`,
  ),
  sql` `,
)} else 0 end`;

/** The largest of SURE_FROM that a chance reaches, both in thousandths. */
export const toSure = (chance: number): number =>
  SURE_FROM.map(toThousandths).find((from) => chance >= from) ?? 0;

/** Which of a person's transactions wait for a category; what may be one side of a transfer waits for that question first. */
export type Waiting = { readonly user_id: string; readonly keeps: RawBuilder<boolean> };

export const findWaiting = async (db: Db, user_id: string, filter: Narrowing): Promise<Waiting> => {
  const asked_ids = await listAskedIds(db, user_id);
  const narrowed = await narrowTransactions(db, user_id, { ...filter, suggested: "true" });
  const kept = keepsTransaction(user_id, narrowed);
  const keeps =
    asked_ids.length === 0 ? kept : sql<boolean>`${kept} and transactions.id not in ${idsIn(db, asked_ids)}`;
  return { user_id, keeps };
};

export const selectWaiting = (db: Db, { user_id, keeps }: Waiting) =>
  db.selectFrom("transactions").where("transactions.user_id", "=", user_id).where(keeps);
