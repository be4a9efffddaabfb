import type { AnswerOf, QueryOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/proposals";
import { type Db, toNumber } from "@passbook/db/dialect";
import { getTransactions } from "../transactions/index.ts";
import { selectOpen } from "./open.ts";

const PAGE_ROWS = 50;

/** What waits, the newest first; ids are made in order of time, so they are the paging key too. */
export const listProposals = async (
  db: Db,
  user_id: string,
  { after, limit = PAGE_ROWS }: QueryOf<typeof contract.listProposals>,
): Promise<AnswerOf<typeof contract.listProposals>> => {
  let query = selectOpen(db, user_id).select([
    "proposals.id",
    "proposals.transaction_id",
    "proposals.key_id",
    "proposals.program",
    "proposals.sub_category_id",
    "proposals.reason",
    "proposals.created_at",
  ]);
  if (after !== undefined) query = query.where("proposals.id", "<", after);
  const found = await query
    .orderBy("proposals.id", "desc")
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const ids = rows.map(({ transaction_id }) => transaction_id);
  const transactions = new Map((await getTransactions(db, user_id, ids)).map((each) => [each.id, each]));
  const data = rows.flatMap(
    ({ id, transaction_id, key_id, program, sub_category_id, reason, created_at }) => {
      const transaction = transactions.get(transaction_id);
      if (transaction === undefined) return [];
      const proposed = { sub_category_id, reason, proposed_at: created_at, transaction };
      return [{ id, program: { key_id, name: program }, ...proposed }];
    },
  );
  return { data, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};

/** How much waits, and of which programs. */
export const countProposals = async (
  db: Db,
  user_id: string,
): Promise<AnswerOf<typeof contract.countProposals>["data"]> => {
  const rows = await selectOpen(db, user_id)
    .select((of) => [
      "proposals.key_id",
      of.fn.max("proposals.program").as("program"),
      of.fn.max("proposals.id").as("newest"),
      of.fn.countAll().as("count"),
    ])
    .groupBy("proposals.key_id")
    .orderBy("newest", "desc")
    .execute();
  const programs = rows.map(({ key_id, program, count }) => ({
    key_id,
    name: program,
    proposals: toNumber(count),
  }));
  return { proposals: programs.reduce((sum, { proposals }) => sum + proposals, 0), programs };
};
