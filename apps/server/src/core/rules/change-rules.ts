import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/rules";
import { type Db, lockPerson } from "@passbook/db/dialect";
import type { RuleRow } from "@passbook/db/schema";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { listRuleRows } from "../categorisation/index.ts";
import { type Author, changeData, deleteFrom, insertInto, updateEach, updateIn } from "../changes/index.ts";
import { checkRule } from "./check-rule.ts";
import { planRule, toEdits } from "./plan-rule.ts";
import { getRuleRow } from "./repo.ts";

const MOST_RULES = 500;

/** A rule as it would be stored at the end of the others. */
export const makeRuleRow = (
  { user_id, clock }: Author,
  { name, conditions, actions, enabled = true }: contract.NewRule,
  others: readonly RuleRow[],
): RuleRow => ({
  user_id,
  id: clock.newId(),
  position: Math.max(-1, ...others.map((rule) => rule.position)) + 1,
  name,
  enabled: enabled ? 1 : 0,
  conditions: JSON.stringify(conditions),
  actions: JSON.stringify(actions),
  created_at: clock.now(),
});

/** Creates a rule after the others and, if wanted, applies it to what is there, as one change. */
export const createRule = async (
  trx: Db,
  author: Author,
  { apply, ...body }: BodyOf<typeof contract.createRule>,
): Promise<{ id: string; change_id: string }> => {
  await lockPerson(trx, author.user_id);
  await checkRule(trx, author.user_id, body);
  const others = await listRuleRows(trx, author.user_id);
  if (others.length >= MOST_RULES)
    throw conflict(
      "too_many_rules",
      `You have ${String(MOST_RULES)} rules, which is the most there can be. Delete one that is no longer of use.`,
    );
  const row = makeRuleRow(author, body, others);
  const applied = apply === true ? toEdits(author.user_id, await planRule(trx, author.user_id, row)) : [];
  const note = { kind: "create_rule", summary: row.name };
  const change_id = await changeData(trx, author, note, [insertInto("rules", [row]), ...applied]);
  return { id: row.id, change_id };
};

export const changeRule = async (
  trx: Db,
  author: Author,
  { id, body }: { id: string; body: BodyOf<typeof contract.changeRule> },
): Promise<{ change_id: string }> => {
  await lockPerson(trx, author.user_id);
  const row = await getRuleRow(trx, author.user_id, id);
  const { apply, name, conditions, actions, enabled } = body;
  if (Object.keys(body).length === 0) throw invalidInput({ name: "Say what to change." });
  const said: Partial<RuleRow> = {
    ...(name === undefined ? {} : { name }),
    ...(conditions === undefined ? {} : { conditions: JSON.stringify(conditions) }),
    ...(actions === undefined ? {} : { actions: JSON.stringify(actions) }),
    ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
  };
  const changed: RuleRow = { ...row, ...said };
  // What was said before and stays may name what has gone since; it is looked at again only where it is said anew.
  if (conditions !== undefined || actions !== undefined)
    await checkRule(trx, author.user_id, {
      conditions: JSON.parse(changed.conditions) as contract.RuleCondition[],
      actions: JSON.parse(changed.actions) as contract.RuleActions,
    });
  const applied = apply === true ? toEdits(author.user_id, await planRule(trx, author.user_id, changed)) : [];
  const note = { kind: "change_rule", summary: changed.name };
  const change_id = await changeData(trx, author, note, [updateIn("rules", [id], said), ...applied]);
  return { change_id };
};

/** Deletes a rule; what it filed stays. */
export const deleteRule = async (trx: Db, author: Author, id: string): Promise<{ change_id: string }> => {
  const row = await getRuleRow(trx, author.user_id, id);
  const note = { kind: "delete_rule", summary: row.name };
  return { change_id: await changeData(trx, author, note, [deleteFrom("rules", [id])]) };
};

/** Puts all rules in an order; each must be named once. */
export const orderRules = async (
  trx: Db,
  author: Author,
  ids: readonly string[],
): Promise<{ change_id: string }> => {
  await lockPerson(trx, author.user_id);
  const rows = await listRuleRows(trx, author.user_id);
  const known = new Set(rows.map((row) => row.id));
  if (ids.some((id) => !known.has(id))) throw notFound("rule", "ids");
  if (new Set(ids).size !== ids.length || ids.length !== rows.length)
    throw invalidInput({ ids: "Name each of your rules once. Reload the list and try again." });
  const change_id = await changeData(trx, author, { kind: "order_rules", summary: String(ids.length) }, [
    updateEach(
      "rules",
      ids.map((id, position) => ({ key: { id }, values: { position } })),
    ),
  ]);
  return { change_id };
};
