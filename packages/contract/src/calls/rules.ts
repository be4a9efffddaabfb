import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency, id, instant, iso_date, many, name, one, text, version, whole_number } from "../fields.ts";
import { part_percent, transaction } from "./transactions.ts";
import { textOf } from "../sentences/fields.ts";
import { LONGEST_SEARCH } from "../values/values.ts";

const words = text(200).check(z.minLength(1, textOf("enter_text_to_find")));
const size = z.int(textOf("write_amount")).check(z.gte(0));

/** What a text is compared by; without regard to case and accents. `words`: all of these words, in any order. */
const text_condition = z.strictObject({
  field: z.enum(["description", "counterparty", "reference", "vendor", "note"]),
  op: z.enum(["contains", "is", "starts_with", "words"]),
  value: words,
});
/** Sizes are minor units whatever the sign; `from` and `to` are both included, either may be open. */
const amount_condition = z.strictObject({
  field: z.literal("amount"),
  op: z.literal("between"),
  from: z.nullable(size),
  to: z.nullable(size),
});
const one_of = <const T extends string>(field: T) =>
  z.strictObject({ field: z.literal(field), op: z.literal("is"), value: id });

/** One condition of a rule; all conditions of a rule must hold. */
export const ruleCondition = z.union([
  text_condition,
  amount_condition,
  z.strictObject({ field: z.literal("direction"), op: z.literal("is"), value: z.enum(["in", "out"]) }),
  z.strictObject({ field: z.literal("currency"), op: z.literal("is"), value: currency }),
  z.strictObject({
    field: z.literal("mcc"),
    op: z.literal("is"),
    value: z.string().check(z.regex(/^\d{4}$/, textOf("write_four_digits"))),
  }),
  z.strictObject({
    field: z.literal("booked_on"),
    op: z.literal("between"),
    from: z.nullable(iso_date),
    to: z.nullable(iso_date),
  }),
  z.strictObject({
    field: z.literal("day_of_month"),
    op: z.literal("between"),
    from: whole_number(1, 31),
    to: whole_number(1, 31),
  }),
  z.strictObject({ field: z.literal("status"), op: z.literal("is"), value: z.enum(["posted", "pending"]) }),
  /** A search as people type it, for what the others cannot say: `(lidl OR aldi) >50 -tag:work`. Its days must stay the same. */
  z.strictObject({
    field: z.literal("search"),
    op: z.literal("matches"),
    value: text(LONGEST_SEARCH).check(z.minLength(1, textOf("enter_text_to_find"))),
  }),
  one_of("bank_account"),
  one_of("merchant"),
  one_of("category"),
  one_of("sub_category"),
  one_of("tag"),
]);
export type RuleCondition = z.output<typeof ruleCondition>;

/** A part of a divided transaction: its percent; or its size in minor units, where the last part has the rest and says neither. */
const rule_part = z.strictObject({
  sub_category_id: id,
  percent: z.optional(part_percent),
  amount: z.optional(size.check(z.gte(1))),
});

/**
 * What a rule sets; at least one of these. `transfer` files under Transfers; `hide` leaves it out of lists and figures; `split` divides by percent
 * or by amounts, what is left going to the last part; `stop` keeps the rules after it from the transactions that it is for.
 */
export const ruleActions = z.strictObject({
  sub_category_id: z.optional(id),
  merchant_id: z.optional(id),
  add_tags: z.optional(z.array(id).check(z.maxLength(20))),
  note: z.optional(text(2000)),
  transfer: z.optional(z.literal(true)),
  hide: z.optional(z.literal(true)),
  split: z.optional(z.array(rule_part).check(z.minLength(2, textOf("two_parts")), z.maxLength(50))),
  stop: z.optional(z.literal(true)),
});
export type RuleActions = z.output<typeof ruleActions>;

const says = {
  name: name(80),
  conditions: z.array(ruleCondition).check(z.minLength(1, textOf("add_condition")), z.maxLength(20)),
  actions: ruleActions,
};
export const newRule = z.strictObject({ ...says, enabled: z.optional(z.boolean()) });
export type NewRule = z.output<typeof newRule>;

/** In order of `position`: of two rules that set the same field, the first wins. A person's own edits win over all. */
export const rule = z.strictObject({
  id,
  ...says,
  enabled: z.boolean(),
  position: z.int(),
  /** Transactions it set something on. */
  used: z.int(),
  created_at: instant,
  version,
});
export type Rule = z.output<typeof rule>;

/** What a rule would change: nothing a person set is among it. */
export const rulePreview = z.strictObject({
  /** Transactions the conditions hold for, and those that would change. */
  matches: z.int(),
  changes: z.int(),
  /** Of those that match, how many stay because a person set the field, or an earlier rule does. */
  kept: z.int(),
  /** The newest of those that would change, at most 50, as they are now. */
  examples: z.array(transaction),
});
export type RulePreview = z.output<typeof rulePreview>;

/** Where a proposed rule would file, and the beginning of what it asks. */
const proposal_key = z
  .string()
  .check(z.maxLength(300), z.regex(/^[0-9a-f-]{36} \[/, textOf("proposal_unknown")));

/** A rule worth having, after the same correction was made again and again. */
export const ruleProposal = z.strictObject({
  /** Tells it when it is dismissed. */
  key: proposal_key,
  rule: newRule,
  /** Corrections it stands on, and other transactions it would change. */
  corrections: z.int(),
  changes: z.int(),
});
export type RuleProposal = z.output<typeof ruleProposal>;

const params = z.strictObject({ id });
export const listRules = endpoint({
  id: "list_rules",
  method: "GET",
  path: "/api/rules",
  summary: "Your rules, in their order",
  answer: many(rule),
});
export const getRule = endpoint({
  id: "get_rule",
  method: "GET",
  path: "/api/rules/{id}",
  summary: "One of your rules",
  params,
  answer: one(rule),
});
/** Also applies it to what is there already, when `apply` says so; one change, undone as one. */
export const createRule = endpoint({
  id: "create_rule",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/rules",
  summary: "Create a rule",
  body: z.strictObject({ ...newRule.shape, apply: z.optional(z.boolean()) }),
  answer: one(rule),
  address: ({ answer }) => `/api/rules/${answer.data.id}`,
});
/**
 * A rule, before all others, that divides what is paid to the same merchant (where none is known: to the same printed name) as this transaction is
 * divided, by percent where it is divided by percent, else by amounts. It takes the place of one that was made so before.
 */
export const rememberSplit = endpoint({
  id: "remember_split",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/rules/remember_split",
  summary: "Divide later transactions of the same merchant like this one",
  body: z.strictObject({ transaction_id: id }),
  answer: one(rule),
  address: ({ answer }) => `/api/rules/${answer.data.id}`,
});
export const changeRule = endpoint({
  id: "change_rule",
  room: "takes",
  method: "PATCH",
  path: "/api/rules/{id}",
  versioned: true,
  summary: "Change a rule",
  params,
  body: z.strictObject({
    name: z.optional(says.name),
    conditions: z.optional(says.conditions),
    actions: z.optional(says.actions),
    enabled: z.optional(z.boolean()),
    apply: z.optional(z.boolean()),
  }),
  answer: one(rule),
});
export const deleteRule = endpoint({
  id: "delete_rule",
  method: "DELETE",
  path: "/api/rules/{id}",
  versioned: true,
  summary: "Delete a rule; what it filed stays",
  params,
});
export const orderRules = endpoint({
  id: "order_rules",
  method: "PUT",
  path: "/api/rules/order",
  summary: "Put all rules in this order",
  body: z.strictObject({ ids: z.array(id).check(z.maxLength(500)) }),
  answer: many(rule),
});
export const previewRule = endpoint({
  id: "preview_rule",
  method: "POST",
  path: "/api/rules/preview",
  summary: "What a rule would change, before it is saved",
  /** `id`: the rule being edited, which gives way to this version of itself. */
  body: z.strictObject({ ...newRule.shape, id: z.optional(id) }),
  answer: one(rulePreview),
});
export const listRuleProposals = endpoint({
  id: "list_rule_proposals",
  method: "GET",
  path: "/api/rules/proposals",
  summary: "Rules worth having, from repeated corrections",
  answer: many(ruleProposal),
});
export const dismissRuleProposal = endpoint({
  id: "dismiss_rule_proposal",
  room: "takes",
  method: "POST",
  path: "/api/rules/proposals/dismiss",
  summary: "Never propose this again",
  body: z.strictObject({ key: proposal_key }),
});
