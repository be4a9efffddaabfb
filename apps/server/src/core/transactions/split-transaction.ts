import type { BodyOf } from "@passbook/contract/endpoint";
import type { splitTransaction as endpoint } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { divide, WHOLE_PERCENT } from "@passbook/contract/divide";
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
  const amounts = toAmounts(parts, row.amount);
  const subs = parts.map((part) => part.sub_category_id);
  await checkSubCategories(trx, user_id, subs, "splits");
  const before = await listSplits(trx, user_id, [id]);
  const added = parts.map(({ sub_category_id, percent = null, note }, position) => ({
    user_id,
    id: clock.newId(),
    transaction_id: id,
    position,
    sub_category_id,
    amount: amounts[position] ?? 0,
    percent,
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

/** What each part comes to, in the order of the parts. */
const toAmounts = (parts: Parts, amount: number): readonly number[] => {
  if (parts.length === 1) throw invalidInput({ splits: say("split_in_two") });
  const percents = parts.flatMap(({ percent }) => percent ?? []);
  const amounts = parts.flatMap((part) => part.amount ?? []);
  if (percents.length > 0 && amounts.length > 0) throw invalidInput({ splits: say("split_one_way") });
  return percents.length > 0 ? divideWhole(parts, amount) : checkAmounts(amounts, parts, amount);
};

const checkAmounts = (amounts: readonly number[], parts: Parts, amount: number): readonly number[] => {
  if (amounts.length < parts.length || amounts.includes(0))
    throw invalidInput({ splits: say("split_without_amount") });
  if (parts.length > 0 && amounts.reduce((total, part) => total + part, 0) !== amount)
    throw invalidInput({ splits: say("split_must_add_up") });
  return amounts;
};

const divideWhole = (parts: Parts, amount: number): readonly number[] => {
  const percents = parts.map(({ percent = 0 }) => percent);
  if (percents.reduce((sum, percent) => sum + percent, 0) !== WHOLE_PERCENT)
    throw invalidInput({ splits: say("split_percent_must_add_up") });
  const divided = divide(amount, percents);
  if (divided === null) throw invalidInput({ splits: say("split_part_of_nothing") });
  return divided;
};
