import type { Rule } from "@passbook/contract/rules";
import { type Db, toNumber } from "@passbook/db/dialect";
import type { RuleRow } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import { notFound } from "../../platform/problem.ts";
import { listRuleRows, readActions, readConditions, readRuleIds } from "../categorisation/index.ts";
import type { Subject } from "../changes/index.ts";

/** Transactions each rule set something on, from the index alone. */
const countUses = async (db: Db, user_id: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("transactions")
    .select(["rule_ids", (of) => of.fn.countAll().as("rows")])
    .where("user_id", "=", user_id)
    .where("rule_ids", "is not", null)
    .groupBy("rule_ids")
    .execute();
  const uses = new Map<string, number>();
  for (const { rule_ids, rows: count } of rows)
    for (const id of readRuleIds(rule_ids)) uses.set(id, (uses.get(id) ?? 0) + toNumber(count));
  return uses;
};

export const listRules = async (db: Db, user_id: string): Promise<Rule[]> => {
  const [rows, uses] = await Promise.all([listRuleRows(db, user_id), countUses(db, user_id)]);
  return rows.map((row) => toRule(row, uses.get(row.id) ?? 0));
};

const toRule = (row: Kept<RuleRow>, used: number): Rule => ({
  id: row.id,
  name: row.name,
  conditions: readConditions(row.conditions),
  actions: readActions(row.actions),
  enabled: row.enabled === 1,
  position: row.position,
  used,
  created_at: row.created_at,
  version: row.version,
});

export const getRule = async (db: Db, user_id: string, id: string): Promise<Rule> => {
  const found = (await listRules(db, user_id)).find((rule) => rule.id === id);
  if (found === undefined) throw notFound("rule");
  return found;
};

/** The rule that a call changes. */
export const toSubject = (id: string): Subject => ({ table: "rules", id, show: getRule });

/** The row of a rule; `field` names where the id was said, if not in the path. */
export const getRuleRow = async (db: Db, user_id: string, id: string, field?: string): Promise<RuleRow> => {
  const row = await db
    .selectFrom("rules")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw notFound("rule", field);
  return row;
};
