import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, iso_date, money, one, page, paging } from "../fields.ts";

/** What a change can touch, as a person knows it. */
export const changedThing = z.enum([
  "transaction",
  "bank_account",
  "category",
  "tag",
  "merchant",
  "vendor",
  "statement",
  "rule",
  "saved_search",
  "exploration",
  "budget",
  "goal",
  "alert",
  "asset",
  "exchange_rate",
  "sender",
]);
export type ChangedThing = z.output<typeof changedThing>;

/** What of it was set. */
export const changedField = z.enum([
  "name",
  "category",
  "merchant",
  "tag",
  "part",
  "file",
  "note",
  "hidden",
  "bank_account",
  "booked_on",
  "value_on",
  "counts_on",
  "amount",
  "description",
  "balance_after",
  "status",
  "digits",
  "account_type",
  "currency",
  "bank",
  "closed_on",
  "private",
  "parent",
  "icon",
  "color",
  "is_investment",
  "is_income",
  "logo",
  "enabled",
  "conditions",
  "actions",
  "position",
  "search",
  "pinned",
  "pattern",
  "may_be_unsigned",
  "opening_balance",
  "closing_balance",
  "kind",
  "value",
  "rate",
  "balance_limit",
  "by_on",
  "assigned",
  "refund_of",
  "transfer_with",
]);
export type ChangedField = z.output<typeof changedField>;

/** What a field held: words or a code, a day, money, yes or no, or something by its name (null where that is gone), with its part of the money. */
export const heldValue = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ day: iso_date }),
  z.strictObject({ money }),
  z.strictObject({ flag: z.boolean() }),
  z.strictObject({ named: z.nullable(z.string()), money: z.optional(money) }),
]);
export type HeldValue = z.output<typeof heldValue>;

/** From what to what a field was set; null on both sides where what it holds cannot be said in a few words. */
export const changedStep = z.strictObject({
  field: changedField,
  from: z.nullable(heldValue),
  to: z.nullable(heldValue),
});
export type ChangedStep = z.output<typeof changedStep>;

/** One thing that a change touched; `named` is null where it is no more. `concerned`: nothing of it was set, it was decided about. */
export const changedRow = z.strictObject({
  thing: changedThing,
  id,
  named: z.nullable(z.string()),
  day: z.nullable(iso_date),
  money: z.nullable(money),
  done: z.enum(["made", "changed", "removed", "concerned"]),
  steps: z.array(changedStep),
});
export type ChangedRow = z.output<typeof changedRow>;

export const change = z.strictObject({
  id,
  /** Verb and noun, such as `change_transactions`; the web words it. */
  kind: z.string(),
  /** The name of what was changed as it then was, or how many there were: no words of any language. */
  summary: z.string(),
  row_count: z.int(),
  created_at: instant,
  undone_at: z.nullable(instant),
  /** Nothing takes it back any more: its edits went to make room for newer changes. */
  given_up: z.boolean(),
  /** Set on the change that an undo made. */
  undo_of: z.nullable(id),
  /** The member of the book that made it, without a name once their account is gone; null for its owner and for what was done by itself. */
  by: z.nullable(z.strictObject({ id, name: z.nullable(z.string()) })),
});
export type Change = z.output<typeof change>;

/** A change with what it set: the first few steps that differ, and of how many rows each. */
export const listedChange = z.extend(change, {
  steps: z.array(z.extend(changedStep, { rows: z.int() })),
  /** Steps that differ from those. */
  more_steps: z.int(),
});
export type ListedChange = z.output<typeof listedChange>;

export const listChanges = endpoint({
  id: "list_changes",
  method: "GET",
  path: "/api/changes",
  summary: "What was changed, newest first",
  query: z.strictObject(paging),
  answer: page(listedChange),
});
export const listChangedRows = endpoint({
  id: "list_changed_rows",
  method: "GET",
  path: "/api/changes/{id}/rows",
  summary: "What one change touched, with what it was before and after",
  params: z.strictObject({ id }),
  query: z.strictObject(paging),
  answer: page(changedRow),
});
/**
 * Takes a change back; fields that were edited again later keep their later value and are counted in `kept`. `undone` is the kind of what was
 * taken back, or brought back where that was an undo.
 */
export const undoChange = endpoint({
  id: "undo_change",
  method: "POST",
  repeatable: true,
  path: "/api/changes/{id}/undo",
  summary: "Undo one change",
  params: z.strictObject({ id }),
  answer: one(z.strictObject({ change, kept: z.int(), undone: z.string() })),
});
