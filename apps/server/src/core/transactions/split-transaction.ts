import type { BodyOf } from "@passbook/contract/endpoint";
import type { splitTransaction as endpoint } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { checkSubCategories } from "../categories/index.ts";
import { type Author, changeData, deleteFrom, insertInto, updateIn } from "../changes/index.ts";
import { listSplits } from "./repo.ts";
import { addEdited } from "./to-transaction.ts";

type Parts = BodyOf<typeof endpoint>["splits"];

/** Divides a transaction over sub-categories, replacing parts it has; no parts join it again. */
export const splitTransaction = async (
  trx: Db,
  author: Author,
  { id, parts }: { id: string; parts: Parts },
): Promise<{ change_id: string }> => {
  const { user_id, clock } = author;
  const row = await trx
    .selectFrom("transactions")
    .select(["amount", "description", "edited"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("transaction");
  checkParts(parts, row.amount);
  const subs = parts.map((part) => part.sub_category_id);
  await checkSubCategories(trx, user_id, subs, "splits");
  const before = await listSplits(trx, user_id, [id]);
  const added = parts.map(({ sub_category_id, amount, note }, position) => ({
    user_id,
    id: clock.newId(),
    transaction_id: id,
    position,
    sub_category_id,
    amount,
    percent: null,
    note: note === undefined || note === "" ? null : note,
  }));
  const kind = parts.length === 0 ? "join_transaction" : "split_transaction";
  const edited = addEdited(row.edited, ["splits"]);
  const change_id = await changeData(trx, author, { kind, summary: row.description }, [
    deleteFrom(
      "splits",
      before.map((part) => part.id),
    ),
    insertInto("splits", added),
    updateIn("transactions", [id], { has_splits: parts.length === 0 ? 0 : 1, edited }),
  ]);
  return { change_id };
};

const checkParts = (parts: Parts, amount: number): void => {
  if (parts.length === 0) return;
  if (parts.length === 1) throw invalidInput({ splits: say("split_in_two") });
  if (parts.some((part) => part.amount === 0)) throw invalidInput({ splits: say("split_without_amount") });
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  if (sum !== amount) throw invalidInput({ splits: say("split_must_add_up") });
};
