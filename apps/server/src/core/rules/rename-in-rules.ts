import type { RuleCondition } from "@passbook/contract/rules";
import { type Renamed, renameInSearch } from "@passbook/contract/search";
import type { Db } from "@passbook/db/dialect";
import { readConditions } from "../categorisation/index.ts";
import { type Edit, updateEach } from "../changes/index.ts";
import { findSearchLocale } from "../users/index.ts";

/** Searches of rules name by words: they are written anew where what they name has another name. */
export const renameInRules = async (
  trx: Db,
  user_id: string,
  renamed: readonly Renamed[],
): Promise<Edit[]> => {
  const rules = await trx
    .selectFrom("rules")
    .select(["id", "conditions"])
    .where("user_id", "=", user_id)
    .execute();
  const locale = await findSearchLocale(trx, user_id);
  const changed = rules.flatMap(({ id, conditions }) => {
    const before = readConditions(conditions);
    const after = JSON.stringify(before.map((condition) => rename(condition, renamed, locale)));
    return after === JSON.stringify(before) ? [] : [{ key: { id }, values: { conditions: after } }];
  });
  return [updateEach("rules", changed)];
};

const rename = (condition: RuleCondition, renamed: readonly Renamed[], locale: string): RuleCondition =>
  condition.field === "search"
    ? {
        ...condition,
        value: renamed.reduce((text, each) => renameInSearch(text, each, locale), condition.value),
      }
    : condition;
