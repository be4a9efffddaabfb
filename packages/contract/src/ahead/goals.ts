import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, iso_date, many, name, one, version } from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { AMOUNT_MAX } from "../values/values.ts";

const MOST_PLACES = 50;
const LAST_DAY = "2199-12-31";

const wanted = amount.check(z.gte(1, textOf("write_amount")), z.lte(AMOUNT_MAX, textOf("amount_too_large")));
const day = iso_date.check(
  z.refine((on) => on >= "1980-01-01" && on <= LAST_DAY, textOf("day_out_of_reach")),
);
const places = z.array(id).check(z.maxLength(MOST_PLACES));

/** What a person saves for, and how far it is. Amounts are minor units. */
export const goal = z.strictObject({
  id,
  name: z.string(),
  amount,
  currency,
  /** The day by which it is wanted; null where there is no hurry. */
  by_on: z.nullable(iso_date),
  /** It is saved in these accounts: what they hold. */
  account_ids: z.array(id),
  /** Or in what goes into these categories from `starts_on` on. */
  category_ids: z.array(id),
  /** What it is saved in as that was called when it was chosen; all there is to say once that is gone. */
  known_as: z.string(),
  starts_on: iso_date,
  saved: amount,
  missing: amount,
  /** The day through which all of it is known; null where nothing is. */
  as_of: z.nullable(iso_date),
  /** What was added in a month, over the last half year or as far as is known; null where less than four weeks are. */
  pace: z.nullable(amount),
  /** When it is reached at that pace; null where it never is. */
  expected_on: z.nullable(iso_date),
  /** What has to be added in a month to reach it by its day. */
  needed: z.nullable(amount),
  /**
   * `past`: its day has gone; `unreachable`: nothing is added, or too little for a lifetime; `unknown`: too little is known to tell a pace;
   * `no_balance`: no statement tells what its accounts hold; `gone`: what it is saved in was deleted.
   */
  state: z.enum(["reached", "on_track", "behind", "past", "unreachable", "unknown", "no_balance", "gone"]),
  /** Other goals that count some of the same: an account, a category or a part of it. */
  shared_with: z.array(id),
  version,
});
export type Goal = z.output<typeof goal>;

const params = z.strictObject({ id });

export const listGoals = endpoint({
  id: "list_goals",
  method: "GET",
  path: "/api/goals",
  summary: "What you save for, and how far it is",
  answer: many(goal),
});
export const getGoal = endpoint({
  id: "get_goal",
  method: "GET",
  path: "/api/goals/{id}",
  summary: "One of your goals",
  params,
  answer: one(goal),
});
export const createGoal = endpoint({
  id: "create_goal",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/goals",
  summary: "Set a goal",
  body: z.strictObject({
    name: name(),
    amount: wanted,
    by_on: z.optional(z.nullable(day)),
    account_ids: z.optional(places),
    category_ids: z.optional(places),
    /** Of accounts it is theirs; else that in which most of the money is, unless it is named. */
    currency: z.optional(currency),
    /** From which day on what goes into categories counts; today unless it is named. */
    starts_on: z.optional(day),
  }),
  answer: one(goal),
  address: ({ answer }) => `/api/goals/${answer.data.id}`,
});
export const changeGoal = endpoint({
  id: "change_goal",
  method: "PATCH",
  path: "/api/goals/{id}",
  versioned: true,
  summary: "Change a goal",
  params,
  body: z.strictObject({
    name: z.optional(name()),
    amount: z.optional(wanted),
    by_on: z.optional(z.nullable(day)),
    account_ids: z.optional(places),
    category_ids: z.optional(places),
    starts_on: z.optional(day),
  }),
  answer: one(goal),
});
export const deleteGoal = endpoint({
  id: "delete_goal",
  method: "DELETE",
  path: "/api/goals/{id}",
  versioned: true,
  summary: "Delete a goal",
  params,
});
