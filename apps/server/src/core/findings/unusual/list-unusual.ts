import { unusual, type Unusual } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { FindingRow } from "@passbook/db/schema";
import * as z from "zod";
import { getTransactions } from "../../transactions/index.ts";
import { QUESTION } from "../find/to-derived.ts";

/** Which findings are wanted; days of the transactions. */
export type UnusualQuery = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly bank_account_id?: string | undefined;
};

const selectUnusual = (db: Db, user_id: string, { from, to, bank_account_id }: UnusualQuery) => {
  let query = db
    .selectFrom("findings")
    .innerJoin("transactions", (join) =>
      join.on("transactions.user_id", "=", user_id).onRef("transactions.id", "=", "findings.transaction_id"),
    )
    .where("findings.user_id", "=", user_id)
    .where("findings.kind", "!=", QUESTION);
  if (from !== undefined) query = query.where("findings.booked_on", ">=", from);
  if (to !== undefined) query = query.where("findings.booked_on", "<=", to);
  if (bank_account_id !== undefined)
    query = query.where("transactions.bank_account_id", "=", bank_account_id);
  return query;
};

/** How much was out of the ordinary; from one index, for the first screen. */
export const countUnusual = async (db: Db, user_id: string, wanted: UnusualQuery): Promise<number> => {
  const { count } = await selectUnusual(db, user_id, wanted)
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return toNumber(count);
};

const MOST_LISTED = 500;

/** What was out of the ordinary, newest first. */
export const listUnusual = async (db: Db, user_id: string, wanted: UnusualQuery): Promise<Unusual[]> => {
  const rows = await selectUnusual(db, user_id, wanted)
    .selectAll("findings")
    .orderBy("findings.booked_on", "desc")
    .orderBy("findings.id")
    .limit(MOST_LISTED)
    .execute();
  const transactions = await getTransactions(
    db,
    user_id,
    rows.map((row) => row.transaction_id),
  );
  const by_id = new Map(transactions.map((each) => [each.id, each]));
  return rows.flatMap((row) => {
    const transaction = by_id.get(row.transaction_id);
    return transaction === undefined ? [] : [toUnusual(row, transaction)];
  });
};

const findingDetails = z.looseObject({ beside: z.optional(z.array(z.string())) });

const toUnusual = ({ id, kind, details }: FindingRow, transaction: Transaction): Unusual => {
  const { beside = [], ...figures } = z.parse(findingDetails, JSON.parse(details));
  return z.parse(unusual, { id, transaction, beside, finding: { kind, ...figures } });
};
