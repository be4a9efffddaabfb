import type { RuleActions, RuleCondition } from "@passbook/contract/rules";
import type { Db } from "@passbook/db/dialect";
import type { RuleRow as StoredRule } from "@passbook/db/schema";
import type { Kept } from "@passbook/db/versioned";
import {
  type Action,
  applyRules,
  type Condition,
  foldWords,
  matchesRule,
  type Rule,
  type RuleOutcome,
  type RulePart,
  type TextField,
} from "@passbook/enrichment";
import { readActions, readConditions } from "./read-rule.ts";
import { areMet, loadSearching, readSearches, type RuledRow, type Searching } from "./search-rules.ts";

type Days = Extract<RuleCondition, { field: "day_of_month" }>;
/** Words, folded, without which a text condition cannot hold. */
type Needle = { readonly field: TextField; readonly words: readonly string[] };
/** A rule made ready to be held against rows. */
export type PreparedRule = {
  readonly rule: Rule;
  readonly days: readonly Days[];
  readonly needles: readonly Needle[];
  /** Null where it has none. */
  readonly searches: { readonly trees: ReturnType<typeof readSearches>; readonly by: Searching } | null;
};

/** A person's rules in their order. */
export const listRuleRows = (db: Db, user_id: string): Promise<Kept<StoredRule>[]> =>
  db
    .selectFrom("rules")
    .selectAll()
    .where("user_id", "=", user_id)
    .orderBy("position")
    .orderBy("id")
    .execute();

/** The rules in force, ready for use; what they would set but has gone is left out. */
export const loadRules = async (db: Db, user_id: string): Promise<PreparedRule[]> => {
  const rows = await listRuleRows(db, user_id);
  return prepareRules(
    db,
    user_id,
    rows.filter(({ enabled }) => enabled === 1),
  );
};

/** Makes rules ready for use; what they would set but has gone is left out. */
export const prepareRules = async (
  db: Db,
  user_id: string,
  rows: readonly StoredRule[],
): Promise<PreparedRule[]> => {
  if (rows.length === 0) return [];
  const exists = await loadExisting(db, user_id);
  const asksForSearches = rows.some((row) => listSearches(readConditions(row.conditions)).length > 0);
  const searching = asksForSearches ? await loadSearching(db, user_id) : null;
  return rows.map((row) => prepareRule(row, { exists, searching }));
};

const loadExisting = async (db: Db, user_id: string): Promise<ReadonlySet<string>> => {
  const lists = await Promise.all(
    (["categories", "merchants", "tags"] as const).map((table) =>
      db.selectFrom(table).select("id").where("user_id", "=", user_id).execute(),
    ),
  );
  return new Set(lists.flat().map(({ id }) => id));
};

const listSearches = (conditions: readonly RuleCondition[]): string[] =>
  conditions.flatMap((condition) => (condition.field === "search" ? condition.value : []));

type Known = { readonly exists: ReadonlySet<string>; readonly searching: Searching | null };

const prepareRule = (row: StoredRule, { exists, searching }: Known): PreparedRule => {
  const conditions = readConditions(row.conditions);
  const isDays = (condition: RuleCondition): condition is Days => condition.field === "day_of_month";
  const { id, name, position } = row;
  const wanted = conditions.flatMap(toConditions);
  const rule = {
    id,
    name,
    position,
    enabled: true,
    conditions: wanted,
    actions: toActions(readActions(row.actions), exists),
  };
  const texts = listSearches(conditions);
  return {
    rule,
    days: conditions.filter(isDays),
    needles: wanted.flatMap(toNeedle),
    searches:
      searching === null || texts.length === 0
        ? null
        : { trees: readSearches(texts, searching), by: searching },
  };
};

const toNeedle = (condition: Condition): Needle[] => {
  if (!("text" in condition)) return [];
  const { field, op, text } = condition;
  const folded = foldWords(text);
  return [{ field, words: op === "matches_words" ? folded.split(" ") : [folded] }];
};

/** A condition of the contract as the rules of enrichment have it; days of the month and searches are looked at here. */
export const toConditions = (condition: RuleCondition): Condition[] => {
  switch (condition.field) {
    case "amount":
      return toAmounts(condition);
    case "booked_on":
      return [
        ...(condition.from === null
          ? []
          : [{ field: "booked_on", op: "from", date: condition.from } as const]),
        ...(condition.to === null ? [] : [{ field: "booked_on", op: "to", date: condition.to } as const]),
      ];
    case "day_of_month":
    case "search":
      return [];
    case "direction":
      return [{ field: "direction", op: "is", direction: condition.value }];
    case "tag":
      return [{ field: "tag", op: "has", value: condition.value }];
    case "merchant":
      return [{ field: "merchant", op: "is", text: condition.value }];
    case "currency":
    case "mcc":
    case "status":
    case "bank_account":
    case "category":
    case "sub_category":
      return [{ field: condition.field, op: "is", value: condition.value }];
    default:
      return [
        {
          field: condition.field,
          op: condition.op === "words" ? "matches_words" : condition.op,
          text: condition.value,
        },
      ];
  }
};

const toAmounts = ({ from, to }: Extract<RuleCondition, { field: "amount" }>): Condition[] => {
  if (from === null) return to === null ? [] : [{ field: "amount", op: "at_most", size: to }];
  return to === null
    ? [{ field: "amount", op: "at_least", size: from }]
    : [{ field: "amount", op: "between", size: from, to }];
};

const toPart = ({
  sub_category_id: sub_category,
  percent,
  amount,
}: NonNullable<RuleActions["split"]>[number]): RulePart => ({
  sub_category,
  ...(percent !== undefined && { percent }),
  ...(amount !== undefined && { size: amount }),
});

const toActions = (actions: RuleActions, exists: ReadonlySet<string>): Action[] => {
  const {
    sub_category_id: sub_category,
    merchant_id: merchant,
    add_tags = [],
    note,
    transfer,
    hide,
    split,
    stop,
  } = actions;
  const tags = add_tags.filter((id) => exists.has(id));
  return [
    ...(sub_category !== undefined && exists.has(sub_category)
      ? [{ action: "set_sub_category", sub_category } as const]
      : []),
    ...(transfer === true ? [{ action: "mark_as_transfer" } as const] : []),
    ...(merchant !== undefined && exists.has(merchant)
      ? [{ action: "set_merchant", merchant } as const]
      : []),
    ...(tags.length === 0 ? [] : [{ action: "add_tags", tags } as const]),
    ...(note === undefined ? [] : [{ action: "set_note", note } as const]),
    ...(hide === true ? [{ action: "hide" } as const] : []),
    ...(split?.every(({ sub_category_id }) => exists.has(sub_category_id)) === true
      ? [{ action: "split", parts: split.map(toPart) } as const]
      : []),
    ...(stop === true ? [{ action: "stop" } as const] : []),
  ];
};

const dayOf = (booked_on: string | null): number => Number(booked_on?.slice(-2) ?? 0);

const fitsDays = ({ days }: PreparedRule, row: RuledRow): boolean => {
  const day = dayOf(row.booked_on);
  return days.every(({ from, to }) => day >= from && day <= to);
};

/** Reads the folded texts of a row, each folded once whatever the number of rules. */
const foldTexts = (row: RuledRow): ((field: TextField) => string) => {
  const texts: { [Field in TextField]?: string } = {};
  return (field) => (texts[field] ??= foldWords(row[field] ?? ""));
};

/** False only where a text condition cannot hold; most rules speak of other texts, and this tells so for little. */
const mayHold = ({ needles }: PreparedRule, read: ReturnType<typeof foldTexts>): boolean =>
  needles.every(({ field, words }) => words.every((word) => read(field).includes(word)));

/** True where all conditions of a rule hold. */
export const holdsFor = (prepared: PreparedRule, row: RuledRow, read = foldTexts(row)): boolean => {
  const { rule, days, searches } = prepared;
  if (!mayHold(prepared, read) || !fitsDays(prepared, row)) return false;
  if (rule.conditions.length === 0 ? days.length === 0 && searches === null : !matchesRule(row, rule))
    return false;
  return searches === null || areMet(searches.trees, searches.by.toSearched(row));
};

/** What the rules set on a row, by which of them. */
export const ruleOn = (row: RuledRow, rules: readonly PreparedRule[]): RuleOutcome => {
  const read = foldTexts(row);
  const holding = rules.filter((prepared) => holdsFor(prepared, row, read));
  // That they hold is known, so that it is not asked again.
  return applyRules(
    row,
    holding.map(({ rule }) => ({ ...rule, conditions: [ALWAYS] })),
  );
};

/** Holds for every row. */
const ALWAYS: Condition = { field: "amount", op: "at_least", size: 0 };
