import type { BodyOf } from "@passbook/contract/endpoint";
import type * as contract from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import type { RuleRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { seenBy } from "../../platform/private/seen-by.ts";
import { conflict, invalidInput, notFound } from "../../platform/problem.ts";
import { listRuleRows, readActions, readConditions } from "../categorisation/index.ts";
import {
  type Act,
  actOnRecord,
  type Author,
  changeAhead,
  changeData,
  deleteFrom,
  type Edit,
  insertInto,
  type PlannedChange,
  updateEach,
  updateIn,
} from "../changes/index.ts";
import { estimateSummed } from "../sums/index.ts";
import { checkRule } from "./check-rule.ts";
import { planRule, toEdits } from "./plan-rule.ts";
import { getRuleRow, toSubject } from "./repo.ts";

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

/** One more than so many. */
export const refuseTooMany = (others: number): void => {
  if (others >= MOST_RULES) throw conflict("too_many_rules", say("too_many_rules", { most: MOST_RULES }));
};

type Applied = { readonly apply?: boolean | undefined };

/** Applied, it is held against all transactions. */
const estimateRows = async (db: Db, user_id: string, { apply }: Applied): Promise<number> =>
  apply === true ? estimateSummed(db, user_id) : 0;

const applyRule = async (
  db: Db,
  author: Author,
  { row, apply }: Applied & { readonly row: RuleRow },
): Promise<Edit[]> =>
  apply === true ? toEdits(author, await planRule(await seenBy(db, author), author.user_id, row)) : [];

type NewRule = BodyOf<typeof contract.createRule>;

/** Creates a rule after the others and, if wanted, applies it to what is there, as one change. */
export const CREATE_RULE_ACT: Act<NewRule, { readonly id: string; readonly change_id: string }> = {
  name: "create_rule",
  estimateRows,
  carryOut: (services, { author, once }, body) =>
    changeAhead(services, { author }, { plan: (db) => planCreation(db, author, body), once }),
};

const planCreation = async (
  db: Db,
  author: Author,
  { apply, ...body }: NewRule,
): Promise<PlannedChange<{ readonly id: string }>> => {
  await checkRule(db, author.user_id, body);
  const others = await listRuleRows(db, author.user_id);
  refuseTooMany(others.length);
  const row = makeRuleRow(author, body, others);
  return {
    note: { kind: "create_rule", summary: row.name },
    edits: [insertInto("rules", [row]), ...(await applyRule(db, author, { row, apply }))],
    told: { id: row.id },
  };
};

type RuleChange = BodyOf<typeof contract.changeRule> & { readonly id: string };

export const CHANGE_RULE_ACT = actOnRecord<RuleChange, object>({
  name: "change_rule",
  estimateRows,
  toSubject,
  plan: (db, author, change) => planChange(db, author, change),
});

const planChange = async (
  db: Db,
  author: Author,
  { id, ...body }: RuleChange,
): Promise<PlannedChange<object>> => {
  const { user_id } = author;
  const row = await getRuleRow(db, user_id, id);
  const { apply, name, conditions, actions, enabled } = body;
  if (Object.keys(body).length === 0) throw invalidInput({ name: say("say_what_to_change") });
  const said: Partial<RuleRow> = {
    ...(name === undefined ? {} : { name }),
    ...(conditions === undefined ? {} : { conditions: JSON.stringify(conditions) }),
    ...(actions === undefined ? {} : { actions: JSON.stringify(actions) }),
    ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
  };
  const changed: RuleRow = { ...row, ...said };
  // What was said before and stays may name what has gone since; it is looked at again only where it is said anew.
  if (conditions !== undefined || actions !== undefined)
    await checkRule(db, user_id, {
      conditions: readConditions(changed.conditions),
      actions: readActions(changed.actions),
    });
  return {
    note: { kind: "change_rule", summary: changed.name },
    edits: [updateIn("rules", [id], said), ...(await applyRule(db, author, { row: changed, apply }))],
    told: {},
  };
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
  const rows = await listRuleRows(trx, author.user_id);
  const known = new Set(rows.map((row) => row.id));
  if (ids.some((id) => !known.has(id))) throw notFound("rule", "ids");
  if (new Set(ids).size !== ids.length || ids.length !== rows.length)
    throw invalidInput({ ids: say("name_each_rule_once") });
  const change_id = await changeData(trx, author, { kind: "order_rules", summary: String(ids.length) }, [
    updateEach(
      "rules",
      ids.map((id, position) => ({ key: { id }, values: { position } })),
    ),
  ]);
  return { change_id };
};
