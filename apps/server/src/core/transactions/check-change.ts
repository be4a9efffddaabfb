import type { TransactionChange } from "@passbook/contract/transactions";
import { type Db, idsIn } from "@passbook/db/dialect";
import { WHOLE_PERCENT } from "@passbook/contract/divide";
import { say } from "@passbook/contract/sentences/refusals";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { checkSubCategories, getSubCategoryRow } from "../categories/index.ts";
import { getMerchantRow } from "../merchants/index.ts";

/** Refuses a change that says nothing, or that names what this person does not have. */
export const checkChange = async (trx: Db, user_id: string, change: TransactionChange): Promise<void> => {
  const { sub_category_id, merchant_id, tags, add_tags, remove_tags, split } = change;
  if (Object.keys(change).length === 0) throw invalidInput({ change: say("say_what_to_change") });
  if (sub_category_id !== undefined)
    await getSubCategoryRow(trx, user_id, sub_category_id, "sub_category_id");
  if (merchant_id != null) await getMerchantRow(trx, user_id, merchant_id, "merchant_id");
  if (tags !== undefined) await checkTags(trx, user_id, { ids: tags, field: "tags" });
  if (add_tags !== undefined) await checkTags(trx, user_id, { ids: add_tags, field: "add_tags" });
  if (remove_tags !== undefined) await checkTags(trx, user_id, { ids: remove_tags, field: "remove_tags" });
  if (split === undefined) return;
  if (sub_category_id !== undefined) throw invalidInput({ split: say("category_or_split") });
  if (split.reduce((sum, { percent }) => sum + percent, 0) !== WHOLE_PERCENT)
    throw invalidInput({ split: say("split_percent_must_add_up") });
  const parts = split.map((part) => part.sub_category_id);
  await checkSubCategories(trx, user_id, parts, "split");
};

/** Refuses ids that are not all tags of this person. */
export const checkTags = async (
  trx: Db,
  user_id: string,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<void> => {
  const wanted = [...new Set(ids)];
  const rows = await trx
    .selectFrom("tags")
    .select("id")
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, wanted))
    .execute();
  if (rows.length < wanted.length) throw notFound("tag", field);
};
