import type { NewRule, RuleCondition, RuleProposal } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import { type Condition, type Correction, type ProposedRule, proposeRules } from "@passbook/enrichment";
import { listRuleRows, readKeptRows } from "../categorisation/index.ts";
import { type Author, changeData, type Edit, insertInto } from "../changes/index.ts";
import { makeRuleRow } from "./change-rules.ts";
import { planRule } from "./plan-rule.ts";

const KIND = "rule_proposal";
/** Each is held against all transactions to say what it would change. */
const MOST_PROPOSALS = 5;
/** Habits of long ago make no rule today. */
const MOST_ANSWERS = 5000;
const LONGEST_NAME = 80;
const LONGEST_KEY = 300;

/** Rules worth having, from corrections that repeat; none that is there already or was dismissed. */
export const listProposals = async (db: Db, author: Author): Promise<RuleProposal[]> => {
  const { user_id } = author;
  const rules = await listRuleRows(db, user_id);
  const there = new Set(rules.map((rule) => rule.conditions));
  const dismissed = await listDismissed(db, user_id);
  const proposals: RuleProposal[] = [];
  for (const proposed of proposeRules(await listCorrections(db, user_id))) {
    if (proposals.length === MOST_PROPOSALS) break;
    const rule = toNewRule(proposed);
    const key = rule === null ? "" : toKey(rule);
    if (rule === null || dismissed.has(key) || there.has(JSON.stringify(rule.conditions))) continue;
    const { changes } = await planRule(db, user_id, makeRuleRow(author, rule, rules));
    proposals.push({ key, rule, corrections: proposed.corrections, changes: changes.length });
  }
  return proposals;
};

/** What was answered and what had been predicted, oldest first. */
const listCorrections = async (db: Db, user_id: string): Promise<Correction[]> => {
  const newest = await db
    .selectFrom("answers")
    .select(["transaction_id", "sub_category_id", "predicted_id", "answered_at", "row"])
    .where("user_id", "=", user_id)
    .where("confidence", "is not", null)
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(MOST_ANSWERS)
    .execute();
  const answers = newest.toReversed();
  const rows = await readKeptRows(db, user_id, answers);
  return answers.flatMap(({ sub_category_id, predicted_id, answered_at }, index) => {
    const row = rows[index] ?? null;
    if (row === null) return [];
    const { description, vendor } = row;
    // What is filed in one call is answered in one moment.
    const said = { predicted: predicted_id, chosen: sub_category_id, decision: answered_at };
    return [{ description, vendor, ...said }];
  });
};

const toNewRule = ({ name, conditions, actions }: ProposedRule): NewRule | null => {
  const [action] = actions;
  const wanted = conditions.flatMap(toCondition);
  if (action?.action !== "set_sub_category" || wanted.length === 0) return null;
  return {
    name: name.slice(0, LONGEST_NAME),
    conditions: wanted,
    actions: { sub_category_id: action.sub_category },
  };
};

/** Proposals look for text, in fields that the contract has too. */
const toCondition = (condition: Condition): RuleCondition[] => {
  if (!("text" in condition) || condition.field === "merchant" || condition.text === "") return [];
  const { field, op, text: value } = condition;
  return [{ field, op: op === "matches_words" ? "words" : op, value }];
};

const toKey = ({ conditions, actions }: NewRule): string =>
  `${actions.sub_category_id ?? ""} ${JSON.stringify(conditions)}`.slice(0, LONGEST_KEY);

const listDismissed = async (db: Db, user_id: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom("decisions")
    .select("subject")
    .where("user_id", "=", user_id)
    .where("kind", "=", KIND)
    .execute();
  return new Set(rows.map((row) => row.subject));
};

/** Never proposes a rule again. */
export const dismissProposal = async (
  trx: Db,
  author: Author,
  key: string,
): Promise<{ change_id: string }> => {
  const { user_id, clock } = author;
  const is_known = (await listDismissed(trx, user_id)).has(key);
  const decision = {
    user_id,
    id: clock.newId(),
    kind: KIND,
    subject: key,
    verdict: "dismissed",
    details: null,
    decided_at: clock.now(),
  } as const;
  const edits: Edit[] = is_known ? [] : [insertInto("decisions", [decision])];
  const note = { kind: "dismiss_rule_proposal", summary: key };
  return { change_id: await changeData(trx, author, note, edits) };
};
