import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "@passbook/db/dialect";
import type { RuleRow as StoredRule, TransactionRow } from "@passbook/db/schema";
import {
  type FiledPart,
  getReservedId,
  holdsFor,
  listRuleRows,
  loadStarterIds,
  type PreparedRule,
  prepareRules,
  readConditions,
  readRuleIds,
  ruleOn,
  toParts,
  toRuledCategory,
  toRuleIds,
  toSplits,
} from "../categorisation/index.ts";
import { type Author, type Edit, insertInto, updateEach } from "../changes/index.ts";
import { loadRuleRows, type RuleSubject } from "./load-rule-rows.ts";

type Values = Partial<TransactionRow>;
type RowChange = {
  readonly id: string;
  readonly booked_on: string;
  readonly values: Values;
  readonly tag_ids: readonly string[];
  readonly parts: readonly FiledPart[];
};
/** What a rule would do to the transactions that are there; `kept` match but stay, because a person or an earlier rule decides. */
export type RulePlan = {
  readonly matches: number;
  readonly kept: number;
  readonly changes: readonly RowChange[];
};

/** Works out what a rule would change, standing among the others at its position, in place of what it was before. */
export const planRule = async (db: Db, user_id: string, rule: StoredRule): Promise<RulePlan> => {
  if (rule.enabled === 0) return { matches: 0, kept: 0, changes: [] };
  const others = (await listRuleRows(db, user_id)).filter(
    ({ id, enabled }) => id !== rule.id && enabled === 1,
  );
  const rules = await prepareRules(db, user_id, [...others, rule]);
  const subject = rules.find((prepared) => prepared.rule.id === rule.id);
  if (subject === undefined) return { matches: 0, kept: 0, changes: [] };
  const transfers_id = getReservedId(await loadStarterIds(db, user_id), "transfers.transfers");
  const changes: RowChange[] = [];
  let matches = 0;
  let kept = 0;
  for await (const page of loadRuleRows(db, user_id, readConditions(rule.conditions))) {
    for (const each of page.filter(({ row }) => holdsFor(subject, row))) {
      matches += 1;
      const decided = decide(each, { rules, rule_id: rule.id, transfers_id });
      if (decided.change !== null) changes.push(decided.change);
      else if (decided.is_kept) kept += 1;
    }
    await nextTurn();
  }
  return { matches, kept, changes };
};

type Deciding = {
  readonly rules: readonly PreparedRule[];
  readonly rule_id: string;
  readonly transfers_id: string;
};
type Decided = { readonly change: RowChange | null; readonly is_kept: boolean };

/** What a rule sets on a row that its conditions hold for: fields that neither a person nor an earlier rule decides. */
const decide = ({ row, stored }: RuleSubject, { rules, rule_id, transfers_id }: Deciding): Decided => {
  const outcome = ruleOn(row, rules);
  const own = rules.find(({ rule }) => rule.id === rule_id)?.rule.actions ?? [];
  const isSetByPerson = (field: string): boolean => stored.edited?.includes(`"${field}"`) === true;
  const values: Values = {};
  let parts: readonly FiledPart[] = [];
  let is_kept = false;
  /** Tells whether this rule decides the field; where it does not, the row is kept as it is. */
  const decides = (by: { readonly rule_id: string } | null, is_fixed: boolean): boolean => {
    const is_free = by?.rule_id === rule_id && !is_fixed;
    if (!is_free) is_kept = true;
    return is_free;
  };
  const ruled = toRuledCategory(outcome, transfers_id);
  for (const { action } of own) {
    if (action === "set_sub_category" || action === "mark_as_transfer") {
      const is_fixed = isSetByPerson("sub_category_id") || stored.has_splits === 1;
      if (decides(ruled, is_fixed) && ruled?.filed.sub_category_id !== stored.sub_category_id)
        Object.assign(values, ruled?.filed);
    }
    if (action === "split" && decides(outcome.split, isDivided(stored) || isSetByPerson("sub_category_id"))) {
      parts = toParts(outcome.split?.value ?? [], stored.amount);
      if (parts.length > 0) values.has_splits = 1;
    }
    if (action === "set_merchant" && decides(outcome.merchant, isSetByPerson("merchant_id")))
      addIfOther(values, stored, { merchant_id: outcome.merchant?.value ?? null });
    if (action === "set_note" && decides(outcome.note, isSetByPerson("note")))
      addIfOther(values, stored, { note: outcome.note?.value ?? null });
    if (action === "hide" && decides(outcome.hide, isSetByPerson("hidden")))
      addIfOther(values, stored, { hidden: 1 });
  }
  const wanted = outcome.tags.filter((tag) => tag.rule_id === rule_id && !row.tags.includes(tag.value));
  const tag_ids = isSetByPerson("tags") ? [] : wanted.map(({ value }) => value);
  if (tag_ids.length < wanted.length) is_kept = true;
  if (Object.keys(values).length === 0 && tag_ids.length === 0) return { change: null, is_kept };
  const { id, booked_on } = stored;
  return {
    change: {
      id,
      booked_on,
      values: { ...values, rule_ids: toRuleIds([...readRuleIds(stored.rule_ids), rule_id]) },
      tag_ids,
      parts,
    },
    is_kept,
  };
};

/** A person divided it, or a rule did. */
const isDivided = ({ edited, has_splits }: RuleSubject["stored"]): boolean =>
  has_splits === 1 || edited?.includes('"splits"') === true;

const addIfOther = (
  values: Values,
  stored: RuleSubject["stored"],
  wanted: Partial<RuleSubject["stored"]>,
): void => {
  // The names are those of the row.
  const others = Object.entries(wanted).filter(
    ([name, value]) => stored[name as keyof typeof stored] !== value,
  );
  Object.assign(values, Object.fromEntries(others));
};

/** The edits that carry out what was planned. */
export const toEdits = (author: Author, { changes }: RulePlan): Edit[] => [
  // All rows of an edit set the same columns.
  ...[...Map.groupBy(changes, ({ values }) => Object.keys(values).toSorted().join(" ")).values()].map(
    (alike) =>
      updateEach(
        "transactions",
        alike.map(({ id, values }) => ({ key: { id }, values })),
      ),
  ),
  insertInto(
    "transaction_tags",
    changes.flatMap(({ id, tag_ids }) =>
      tag_ids.map((tag_id) => ({ user_id: author.user_id, transaction_id: id, tag_id })),
    ),
  ),
  insertInto(
    "splits",
    changes.flatMap(({ id, parts }) => toSplits(author, id, parts)),
  ),
];
