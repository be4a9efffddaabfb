import { newRule } from "@passbook/contract/rules";
import type { NewRule, Rule, RuleActions, RuleCondition } from "@passbook/contract/rules";
import type { Transaction } from "@passbook/contract/transactions";
import { toKeptSearch } from "@passbook/contract/search";
import { percentsOf } from "../../lib/splits/part-draft.ts";
import type { PartDraft, SplitBy } from "../../lib/splits/part-draft.ts";

export type ConditionField = RuleCondition["field"];
type TextOp = (typeof TEXT_OPS)[number];

export const TEXT_FIELDS = ["description", "vendor", "counterparty", "reference", "note"] as const;
export const TEXT_OPS = ["contains", "is", "starts_with", "words"] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** A condition while it is written: every kind of value has its place, so that changing the field loses nothing. */
export type ConditionDraft = {
  /** Tells the lines of the form apart. */
  readonly key: number;
  readonly field: ConditionField;
  readonly op: TextOp;
  /** Text, code or chosen id. */
  readonly value: string;
  /** Minor units, or day of the month. */
  readonly from: number | null;
  readonly to: number | null;
  /** Dates, empty where open. */
  readonly from_day: string;
  readonly to_day: string;
};

export type ActionsDraft = {
  readonly sub_category_id: string | null;
  readonly merchant_id: string | null;
  readonly tags: readonly string[];
  readonly note: string;
  readonly transfer: boolean;
  readonly hide: boolean;
  /** Null: undivided. */
  readonly split: readonly PartDraft[] | null;
  readonly split_by: SplitBy;
  readonly stop: boolean;
};

export type RuleDraft = {
  /** Null while the name follows from what the rule says. */
  readonly name: string | null;
  readonly conditions: readonly ConditionDraft[];
  readonly actions: ActionsDraft;
};

const FIRST_VALUES: Readonly<Partial<Record<ConditionField, string>>> = {
  direction: "out",
  status: "posted",
};

/** A new condition on a field. */
export const toConditionDraft = (key: number, field: ConditionField): ConditionDraft => ({
  key,
  field,
  op: field === "vendor" ? "is" : "contains",
  value: FIRST_VALUES[field] ?? "",
  from: null,
  to: null,
  from_day: "",
  to_day: "",
});

const NO_ACTIONS: ActionsDraft = {
  sub_category_id: null,
  merchant_id: null,
  tags: [],
  note: "",
  transfer: false,
  hide: false,
  split: null,
  split_by: "percent",
  stop: false,
};

export const EMPTY_DRAFT: RuleDraft = {
  name: null,
  conditions: [toConditionDraft(0, "description")],
  actions: NO_ACTIONS,
};

const isTextField = (field: ConditionField): field is TextField => TEXT_FIELDS.some((one) => one === field);

const draftOf = (condition: RuleCondition, key: number): ConditionDraft => {
  const draft = toConditionDraft(key, condition.field);
  if (condition.field === "booked_on")
    return { ...draft, from_day: condition.from ?? "", to_day: condition.to ?? "" };
  if (condition.op === "between") return { ...draft, from: condition.from, to: condition.to };
  if (condition.field === "search") return { ...draft, value: condition.value };
  return isTextField(condition.field) && condition.op !== "is"
    ? { ...draft, op: condition.op, value: condition.value }
    : { ...draft, op: "is", value: condition.value };
};

/** A rule as the form shows it. */
export const draftOfRule = ({
  name,
  conditions,
  actions,
}: Pick<Rule, "name" | "conditions" | "actions">): RuleDraft => ({
  name,
  conditions: conditions.map(draftOf),
  actions: {
    sub_category_id: actions.sub_category_id ?? null,
    merchant_id: actions.merchant_id ?? null,
    tags: actions.add_tags ?? [],
    note: actions.note ?? "",
    transfer: actions.transfer === true,
    hide: actions.hide === true,
    split:
      actions.split?.map(({ sub_category_id, percent = null, amount = null }) => ({
        sub_category_id,
        percent,
        amount,
      })) ?? null,
    split_by: actions.split?.some(({ amount }) => amount !== undefined) === true ? "amount" : "percent",
    stop: actions.stop === true,
  },
});

/** The rule a transaction suggests: its vendor goes where it went, or where it likely belongs. */
export const draftOfTransaction = (transaction: Transaction, isUncategorised: boolean): RuleDraft => {
  const { vendor_name, description, sub_category_id, merchant_id, suggestion } = transaction;
  const condition =
    vendor_name === null
      ? { ...toConditionDraft(0, "description"), value: description.slice(0, 200) }
      : { ...toConditionDraft(0, "vendor"), value: vendor_name.slice(0, 200) };
  return {
    name: null,
    conditions: [condition],
    actions: {
      ...NO_ACTIONS,
      sub_category_id: isUncategorised ? (suggestion?.sub_category_id ?? null) : sub_category_id,
      merchant_id: vendor_name === null ? merchant_id : null,
    },
  };
};

const conditionOf = (draft: ConditionDraft, locale: string): unknown => {
  const { field, op, value, from, to, from_day, to_day } = draft;
  if (field === "amount") return { field, op: "between", from, to };
  if (field === "day_of_month") return { field, op: "between", from: from ?? to, to: to ?? from };
  if (field === "booked_on")
    return {
      field,
      op: "between",
      from: from_day === "" ? null : from_day,
      to: to_day === "" ? null : to_day,
    };
  if (field === "search") return { field, op: "matches", value: toKeptSearch(value.trim(), locale) };
  return { field, op: isTextField(field) ? op : "is", value: value.trim() };
};

/** False where a range is open on both sides, which no schema can say. */
const isRangeSaid = ({ field, from, to, from_day, to_day }: ConditionDraft): boolean => {
  if (field === "booked_on") return from_day !== "" || to_day !== "";
  return (field !== "amount" && field !== "day_of_month") || from !== null || to !== null;
};

/** What is not said yet is nothing, which no schema takes. */
const partsOf = (parts: readonly PartDraft[], by: SplitBy): NonNullable<RuleActions["split"]> => {
  const percents = percentsOf(parts);
  return parts.map(({ sub_category_id, amount }, at) => ({
    sub_category_id: sub_category_id ?? "",
    ...(by === "percent" && { percent: percents[at] ?? 0 }),
    ...(by === "amount" && at < parts.length - 1 && { amount: amount ?? 0 }),
  }));
};

const actionsOf = (draft: ActionsDraft): RuleActions => ({
  ...(draft.sub_category_id === null || draft.transfer || draft.split !== null
    ? {}
    : { sub_category_id: draft.sub_category_id }),
  ...(draft.merchant_id === null ? {} : { merchant_id: draft.merchant_id }),
  ...(draft.tags.length === 0 ? {} : { add_tags: [...draft.tags] }),
  ...(draft.note.trim() === "" ? {} : { note: draft.note.trim() }),
  ...(draft.transfer ? { transfer: true } : {}),
  ...(draft.hide ? { hide: true } : {}),
  ...(draft.split === null ? {} : { split: partsOf(draft.split, draft.split_by) }),
  ...(draft.stop ? { stop: true } : {}),
});

/** The rule a draft says, or null while something of it is missing; searches in it are read with the words of a locale. */
export const ruleOf = (draft: RuleDraft, name: string, locale: string): NewRule | null => {
  const actions = actionsOf(draft.actions);
  if (Object.keys(actions).length === 0 || !draft.conditions.every(isRangeSaid)) return null;
  const conditions = draft.conditions.map((each) => conditionOf(each, locale));
  const read = newRule.safeParse({ name, conditions, actions });
  return read.success ? read.data : null;
};
