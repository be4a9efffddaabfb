import type { NewRule, RuleActions, RuleCondition } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import { hasMovingDays, listTerms, parseSearch, writtenIn } from "@passbook/contract/search";
import { say } from "@passbook/contract/sentences/refusals";
import { saySearch } from "@passbook/contract/sentences/search";
import { WHOLE_PERCENT } from "@passbook/contract/divide";
import { sayField } from "@passbook/contract/sentences/fields";
import { invalidInput, notFound } from "../../platform/problem.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { checkSubCategories, getSubCategoryRow, listCategoryRows } from "../categories/index.ts";
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
  split,
  stop,
}: RuleActions): void => {
  if (transfer === true && sub_category_id !== undefined)
    throw invalidInput({ actions: say("category_or_transfer") });
  checkSplit(split, sub_category_id !== undefined || transfer === true);
  if (note === "") throw invalidInput({ actions: say("write_note") });
  const sets = [sub_category_id, merchant_id, add_tags[0], note, transfer, hide, split, stop];
  if (sets.every((each) => each === undefined)) throw invalidInput({ actions: say("rule_sets_nothing") });
};

const checkSplit = (split: RuleActions["split"], is_filed: boolean): void => {
  if (split === undefined) return;
  if (is_filed) throw invalidInput({ actions: say("category_or_split") });
  if (split.every(isBySize)) return;
  const percents = split.flatMap(({ percent, amount }) => (amount === undefined ? (percent ?? []) : []));
  if (percents.length < split.length) throw invalidInput({ actions: say("rule_split_one_way") });
  const sum = percents.reduce((total, percent) => total + percent, 0);
  if (sum !== WHOLE_PERCENT) throw invalidInput({ actions: say("split_percent_must_add_up") });
};

type RulePart = NonNullable<RuleActions["split"]>[number];

/** Every part but the last says its amount. */
const isBySize = ({ percent, amount }: RulePart, at: number, parts: readonly RulePart[]): boolean =>
  percent === undefined && (amount === undefined) === (at === parts.length - 1);

const checkNamed = async (
  db: Db,
  user_id: string,
  { sub_category_id, merchant_id, add_tags = [], split = [] }: RuleActions,
): Promise<void> => {
  if (sub_category_id !== undefined)
    await getSubCategoryRow(db, user_id, sub_category_id, "actions.sub_category_id");
  if (merchant_id !== undefined) await getMerchantRow(db, user_id, merchant_id, "actions.merchant_id");
  await checkTags(db, user_id, { ids: add_tags, field: "actions.add_tags" });
  const parts = split.map((part) => part.sub_category_id);
  await checkSubCategories(db, user_id, parts, "actions.split");
};

const FIELD = "conditions";

/** A rule files for good what its search finds: it must be understood, and find the same on every day. */
const checkSearch = async (db: Db, user_id: string, text: string): Promise<void> => {
  const { locale, language } = await db
    .selectFrom("users")
    .select(["locale", "language"])
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const { tree, mistakes } = parseSearch(text, writtenIn(language, locale));
  const [mistake] = mistakes;
  if (mistake !== undefined)
    throw invalidInput({ [FIELD]: saySearch("search_has_mistake", { mistake: mistake.said }) });
  if (tree === null) throw invalidInput({ [FIELD]: sayField("enter_text_to_find") });
  if (hasMovingDays(listTerms(tree))) throw invalidInput({ [FIELD]: say("rule_days_move") });
};

const checkCondition = async (db: Db, user_id: string, condition: RuleCondition): Promise<void> => {
  if (condition.field === "bank_account") await getBankAccountRow(db, user_id, condition.value, FIELD);
  if (condition.field === "merchant") await getMerchantRow(db, user_id, condition.value, FIELD);
  if (condition.field === "sub_category") await getSubCategoryRow(db, user_id, condition.value, FIELD);
  if (condition.field === "tag") await checkTags(db, user_id, { ids: [condition.value], field: FIELD });
  if (condition.field === "search") await checkSearch(db, user_id, condition.value);
  if (condition.field !== "category") return;
  const rows = await listCategoryRows(db, user_id);
  if (!rows.some((row) => row.id === condition.value && row.parent_id === ""))
    throw notFound("category", FIELD);
};
