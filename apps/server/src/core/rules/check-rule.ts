import type { NewRule, RuleActions, RuleCondition } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import { say } from "@passbook/contract/sentences/refusals";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { getSubCategoryRow, listCategoryRows } from "../categories/index.ts";
import { getMerchantRow } from "../merchants/index.ts";
import { checkTags } from "../transactions/index.ts";
import { findContradiction } from "./find-contradiction.ts";

type Said = Pick<NewRule, "conditions" | "actions">;

/** Refuses a rule that sets nothing, that can hold for nothing, or that names what this person does not have. */
export const checkRule = async (db: Db, user_id: string, { conditions, actions }: Said): Promise<void> => {
  checkActions(actions);
  const contradiction = findContradiction(conditions);
  if (contradiction !== null) throw invalidInput({ conditions: contradiction });
  for (const condition of conditions) await checkCondition(db, user_id, condition);
  await checkNamed(db, user_id, actions);
};

const checkActions = ({
  sub_category_id,
  merchant_id,
  add_tags = [],
  note,
  transfer,
  hide,
}: RuleActions): void => {
  if (transfer === true && sub_category_id !== undefined)
    throw invalidInput({ actions: say("category_or_transfer") });
  if (note === "") throw invalidInput({ actions: say("write_note") });
  const sets = [sub_category_id, merchant_id, add_tags[0], note, transfer, hide];
  if (sets.every((each) => each === undefined)) throw invalidInput({ actions: say("rule_sets_nothing") });
};

const checkNamed = async (
  db: Db,
  user_id: string,
  { sub_category_id, merchant_id, add_tags = [] }: RuleActions,
): Promise<void> => {
  if (sub_category_id !== undefined)
    await getSubCategoryRow(db, user_id, sub_category_id, "actions.sub_category_id");
  if (merchant_id !== undefined) await getMerchantRow(db, user_id, merchant_id, "actions.merchant_id");
  await checkTags(db, user_id, { ids: add_tags, field: "actions.add_tags" });
};

const FIELD = "conditions";

const checkCondition = async (db: Db, user_id: string, condition: RuleCondition): Promise<void> => {
  if (condition.field === "bank_account") await getBankAccountRow(db, user_id, condition.value, FIELD);
  if (condition.field === "merchant") await getMerchantRow(db, user_id, condition.value, FIELD);
  if (condition.field === "sub_category") await getSubCategoryRow(db, user_id, condition.value, FIELD);
  if (condition.field === "tag") await checkTags(db, user_id, { ids: [condition.value], field: FIELD });
  if (condition.field !== "category") return;
  const rows = await listCategoryRows(db, user_id);
  if (!rows.some((row) => row.id === condition.value && row.parent_id === ""))
    throw notFound("category", FIELD);
};
