import type { BodyOf } from "@passbook/contract/endpoint";
import { say } from "@passbook/contract/sentences/refusals";
import type { rewriteTransaction as endpoint } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { type Author, changeData } from "../changes/index.ts";
import { restateTransactions } from "../statements/index.ts";
import { isByHand } from "../transactions/index.ts";
import { fileByHand } from "./file-by-hand.ts";

type Said = BodyOf<typeof endpoint>;

/** Changes what a person wrote of a transaction; under another text it is filed anew, but for what was set on it. */
export const rewriteTransaction = async (
  trx: Db,
  author: Author,
  { id, ...said }: Said & { readonly id: string },
): Promise<{ change_id: string }> => {
  const row = await trx
    .selectFrom("transactions")
    .selectAll()
    .where("user_id", "=", author.user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("transaction");
  if (Object.keys(said).length === 0) throw invalidInput({ description: say("say_what_to_change") });
  if (!isByHand(row)) throw conflict("not_by_hand", say("not_by_hand"));
  const { booked_on = row.booked_on, amount = row.amount, description = row.description } = said;
  const { edits, transactions } = await fileByHand(trx, author, {
    id,
    account: { id: row.bank_account_id },
    currency: row.currency,
    booked_on,
    amount,
    description,
    fingerprint: row.fingerprint,
    nth: row.nth,
  });
  const restated = await restateTransactions(trx, author.user_id, transactions);
  const note = { kind: "rewrite_transaction", summary: description };
  return { change_id: await changeData(trx, author, note, [...edits, ...restated]) };
};
