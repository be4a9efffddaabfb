import { addDays } from "@passbook/contract/values";
import { foldWords } from "../text/fold.ts";
import type { Action, Condition, Rule, RulePart, RuleRow } from "./rules.ts";

/** A value that a rule sets, and which rule it is. */
export type SetByRule<Value> = { readonly value: Value; readonly rule_id: string; readonly name: string };

/** What rules would set on a row; of several rules that set a field the first one wins, tags add up. */
export type RuleOutcome = {
  readonly sub_category: SetByRule<string> | null;
  readonly transfer: SetByRule<true> | null;
  readonly merchant: SetByRule<string> | null;
  readonly note: SetByRule<string> | null;
  readonly hide: SetByRule<true> | null;
  readonly split: SetByRule<readonly RulePart[]> | null;
  readonly tags: readonly SetByRule<string>[];
};

type Tests = {
  readonly [Field in Condition["field"]]: (
    condition: Extract<Condition, { field: Field }>,
    row: RuleRow,
  ) => boolean;
};

type TextCondition = Extract<Condition, { text: string }>;

const padWords = (text: string): string => ` ${foldWords(text)} `;

const holdsText = ({ field, op, text }: TextCondition, row: RuleRow): boolean => {
  const printed = row[field];
  const wanted = foldWords(text);
  if (printed === null || wanted === "") return false;
  const found = foldWords(printed);
  if (op === "is") return found === wanted;
  if (op === "starts_with") return found.startsWith(wanted);
  if (op === "contains") return found.includes(wanted);
  const words = padWords(printed);
  return wanted.split(" ").every((word) => words.includes(` ${word} `));
};

const goes = (amount: number): "in" | "out" => (amount > 0 ? "in" : "out");

const holdsAmount: Tests["amount"] = ({ op, size, to, direction }, { amount }) => {
  if (direction !== undefined && goes(amount) !== direction) return false;
  const found = Math.abs(amount);
  if (op === "is") return found === size;
  if (op === "at_least") return found >= size;
  if (op === "at_most") return found <= size;
  return found >= size && found <= (to ?? size);
};

const holdsDay: Tests["booked_on"] = (condition, { booked_on }) => {
  if (booked_on === null) return false;
  if ("date" in condition)
    return condition.op === "from" ? booked_on >= condition.date : booked_on <= condition.date;
  const day = new Date(`${booked_on}T00:00:00Z`);
  if (condition.op === "weekday") return day.getUTCDay() === condition.number;
  if (condition.op === "month") return day.getUTCMonth() + 1 === condition.number;
  if (day.getUTCDate() === condition.number) return true;
  const isLast = addDays(booked_on, 1).endsWith("-01");
  return isLast && condition.number > day.getUTCDate();
};

type ValueField = Extract<Condition, { value: string; op: "is" }>["field"];

const holdsValue = (
  { field, value }: { readonly field: ValueField; readonly value: string },
  row: RuleRow,
): boolean => row[field]?.toLowerCase() === value.toLowerCase();

const holds = (condition: Condition, row: RuleRow): boolean => {
  if ("text" in condition) return holdsText(condition, row);
  if (condition.field === "amount") return holdsAmount(condition, row);
  if (condition.field === "direction") return goes(row.amount) === condition.direction;
  if (condition.field === "booked_on") return holdsDay(condition, row);
  if (condition.field === "tag") return row.tags.includes(condition.value);
  return holdsValue(condition, row);
};

/** True where all conditions of a rule hold; a rule without conditions holds nowhere. */
export const matchesRule = (row: RuleRow, rule: Pick<Rule, "conditions">): boolean =>
  rule.conditions.length > 0 && rule.conditions.every((condition) => holds(condition, row));

type Outcome = { -readonly [Field in keyof RuleOutcome]: RuleOutcome[Field] };

const take = (outcome: Outcome, action: Action, { id, name }: Rule): void => {
  const by = <Value>(value: Value): SetByRule<Value> => ({ value, rule_id: id, name });
  const is_filed = outcome.sub_category !== null || outcome.transfer !== null || outcome.split !== null;
  if (action.action === "set_sub_category" && !is_filed) outcome.sub_category = by(action.sub_category);
  if (action.action === "mark_as_transfer" && !is_filed) outcome.transfer = by(true);
  if (action.action === "split" && !is_filed) outcome.split = by(action.parts);
  if (action.action === "set_merchant") outcome.merchant ??= by(action.merchant);
  if (action.action === "set_note") outcome.note ??= by(action.note);
  if (action.action === "hide") outcome.hide ??= by(true);
  if (action.action !== "add_tags") return;
  const known = new Set(outcome.tags.map((tag) => tag.value));
  outcome.tags = [...outcome.tags, ...[...new Set(action.tags)].filter((tag) => !known.has(tag)).map(by)];
};

/** The rules that are in force, in their order. */
export const orderRules = (rules: readonly Rule[]): Rule[] =>
  rules.filter((rule) => rule.enabled).toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** What the rules would set on a row, and which rule sets it; being a transfer, a sub-category and parts exclude each other. */
export const applyRules = (row: RuleRow, rules: readonly Rule[]): RuleOutcome => {
  const outcome: Outcome = {
    sub_category: null,
    transfer: null,
    merchant: null,
    note: null,
    hide: null,
    split: null,
    tags: [],
  };
  for (const rule of orderRules(rules)) {
    if (!matchesRule(row, rule)) continue;
    for (const action of rule.actions) take(outcome, action, rule);
    if (rule.actions.some(({ action }) => action === "stop")) break;
  }
  return outcome;
};
