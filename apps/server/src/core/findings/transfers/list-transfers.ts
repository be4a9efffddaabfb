import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getLinks, Transfer, TransferQuestion } from "@passbook/contract/findings";
import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import type { TransferRow } from "@passbook/db/schema";
import * as z from "zod";
import { getTransaction, getTransactions } from "../../transactions/index.ts";
import { QUESTION, readTransferWhy } from "../find/to-derived.ts";

const questionDetails = z.object({ transaction_ids: z.array(z.string()) });

type Asked = { readonly key: string; readonly ids: readonly string[] };

/** Which transactions each question is about, newest question first. */
const listAsked = async (db: Db, user_id: string): Promise<Asked[]> => {
  const rows = await db
    .selectFrom("findings")
    .select(["id", "details"])
    .where("user_id", "=", user_id)
    .where("kind", "=", QUESTION)
    .orderBy("booked_on", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    key: row.id,
    ids: z.parse(questionDetails, JSON.parse(row.details)).transaction_ids,
  }));
};

/** Transactions of which the person is asked whether they are one transfer. */
export const listAskedIds = async (db: Db, user_id: string): Promise<string[]> =>
  (await listAsked(db, user_id)).flatMap(({ ids }) => ids);

/** Transfers that nothing but the person can tell, newest first. */
export const listQuestions = async (db: Db, user_id: string): Promise<TransferQuestion[]> => {
  const asked = await listAsked(db, user_id);
  const found = await getTransactions(
    db,
    user_id,
    asked.flatMap(({ ids }) => ids),
  );
  const by_id = new Map(found.map((each) => [each.id, each]));
  return asked
    .map(({ key, ids }) => {
      const all = ids.flatMap((id) => by_id.get(id) ?? []);
      return {
        key,
        out: all.filter(({ amount }) => amount < 0),
        in: all.filter(({ amount }) => amount > 0),
      };
    })
    .filter((question) => question.out.length > 0 && question.in.length > 0);
};

/** The transfer a transaction is a side of. */
export const findTransfer = async (
  db: Db,
  user_id: string,
  transaction_id: string,
): Promise<Transfer | null> => {
  const row = await db
    .selectFrom("transfers")
    .selectAll()
    .where("user_id", "=", user_id)
    .where((is) =>
      is.or([is("from_transaction_id", "=", transaction_id), is("to_transaction_id", "=", transaction_id)]),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const ids = [row.from_transaction_id, row.to_transaction_id];
  return toTransfer(row, await getTransactions(db, user_id, ids));
};

const toTransfer = (row: TransferRow, sides: readonly Transaction[]): Transfer | null => {
  const from_transaction = sides.find(({ id }) => id === row.from_transaction_id);
  const to_transaction = sides.find(({ id }) => id === row.to_transaction_id);
  if (from_transaction === undefined || to_transaction === undefined) return null;
  const { id, state } = row;
  return { id, from_transaction, to_transaction, state, why: readTransferWhy(row) };
};

/** Everything a transaction belongs with. */
export const listLinks = async (
  db: Db,
  user_id: string,
  id: string,
): Promise<AnswerOf<typeof getLinks>["data"]> => {
  const { series_id } = await getTransaction(db, user_id, id);
  const refunds = await db
    .selectFrom("refunds")
    .select(["transaction_id", "purchase_id", "kind"])
    .where("user_id", "=", user_id)
    .where((is) => is.or([is("transaction_id", "=", id), is("purchase_id", "=", id)]))
    .orderBy("id")
    .execute();
  const others = await getTransactions(
    db,
    user_id,
    refunds.flatMap((row) => [row.transaction_id, row.purchase_id]),
  );
  const by_id = new Map(others.map((each) => [each.id, each]));
  const show = (other_id: string, kind: "refund" | "reversal") => {
    const transaction = by_id.get(other_id);
    return transaction === undefined ? [] : [{ transaction, kind }];
  };
  const of = refunds.filter((row) => row.transaction_id === id);
  return {
    transfer: await findTransfer(db, user_id, id),
    refund_of: of.flatMap((row) => show(row.purchase_id, row.kind))[0] ?? null,
    refunds: refunds
      .filter((row) => row.purchase_id === id)
      .flatMap((row) => show(row.transaction_id, row.kind)),
    series_id,
  };
};
