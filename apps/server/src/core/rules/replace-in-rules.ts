import type { RuleActions, RuleCondition } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import type { RuleRow } from "@passbook/db/schema";
import { readActions, readConditions } from "../categorisation/index.ts";
import { deleteFrom, type Edit, type Replacements, updateEach } from "../changes/index.ts";

/**
 * Makes rules speak of what takes the place of things that go. Where nothing does, an action falls, and a rule falls that could
 * hold for nothing or set nothing any more.
 */
export const replaceInRules = async (
  trx: Db,
  user_id: string,
  replacements: Replacements,
): Promise<Edit[]> => {
  const changed = await findReplaced(trx, user_id, replacements);
  return [
    updateEach(
      "rules",
      changed.flatMap(({ id, values }) => (values === null ? [] : [{ key: { id }, values }])),
    ),
    deleteFrom(
      "rules",
      changed.flatMap(({ id, values }) => (values === null ? [id] : [])),
    ),
  ];
};

/** How many rules could hold for nothing or set nothing any more without these things. */
export const countFallingRules = async (
  trx: Db,
  user_id: string,
  ids: readonly string[],
): Promise<number> => {
  const changed = await findReplaced(trx, user_id, new Map(ids.map((id) => [id, null])));
  return changed.filter(({ values }) => values === null).length;
};

type Replaced = { readonly id: string; readonly values: Pick<RuleRow, "conditions" | "actions"> | null };

const findReplaced = async (trx: Db, user_id: string, replacements: Replacements): Promise<Replaced[]> => {
  if (replacements.size === 0) return [];
  const rules = await trx
    .selectFrom("rules")
    .select(["id", "conditions", "actions"])
    .where("user_id", "=", user_id)
    .execute();
  const concerned = rules.filter(({ conditions, actions }) =>
    [...replacements.keys()].some((id) => conditions.includes(id) || actions.includes(id)),
  );
  return concerned.map((rule) => ({ id: rule.id, values: toReplaced(rule, replacements) }));
};

const toReplaced = (
  rule: Pick<RuleRow, "conditions" | "actions">,
  replacements: Replacements,
): Pick<RuleRow, "conditions" | "actions"> | null => {
  const replace = (id: string): string | null => {
    const other = replacements.get(id);
    return other === undefined ? id : other;
  };
  const kept: RuleCondition[] = [];
  for (const condition of readConditions(rule.conditions)) {
    if (condition.op !== "is" || !("value" in condition) || !replacements.has(condition.value)) {
      kept.push(condition);
      continue;
    }
    const value = replace(condition.value);
    if (value === null) return null;
    // One id in the place of another.
    kept.push({ ...condition, value } as RuleCondition);
  }
  const actions = replaceInActions(readActions(rule.actions), replace);
  if (Object.keys(actions).length === 0) return null;
  return { conditions: JSON.stringify(kept), actions: JSON.stringify(actions) };
};

const replaceInActions = (
  actions: RuleActions,
  replace: (id: string) => string | null,
): Partial<RuleActions> => {
  const { sub_category_id, merchant_id, add_tags, split, ...others } = actions;
  const sub = sub_category_id === undefined ? null : replace(sub_category_id);
  const merchant = merchant_id === undefined ? null : replace(merchant_id);
  const tags = new Set((add_tags ?? []).flatMap((id) => replace(id) ?? []));
  const parts = split?.flatMap((part) => {
    const id = replace(part.sub_category_id);
    return id === null ? [] : [{ ...part, sub_category_id: id }];
  });
  return {
    ...(parts === undefined || parts.length < (split?.length ?? 0) ? {} : { split: parts }),
    ...(sub === null ? {} : { sub_category_id: sub }),
    ...(merchant === null ? {} : { merchant_id: merchant }),
    ...(tags.size === 0 ? {} : { add_tags: [...tags] }),
    ...others,
  };
};
