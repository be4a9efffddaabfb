import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import {
  amount,
  currency,
  entered_amount,
  id,
  iso_date,
  iso_month,
  label,
  many,
  one,
  version,
} from "../fields.ts";
import { textOf } from "../sentences/fields.ts";
import { convertedBy, usedRate } from "../converted.ts";
import { AMOUNT_MAX } from "../values/values.ts";

export const BUDGET_PERIODS = ["month", "quarter", "year", "pay"] as const;
export const PAY_RHYTHMS = ["week", "fortnight", "four_weeks", "month"] as const;
const MOST_PLACES = 100;
const MOST_TAKEN = 100;

/** Periods are counted one by one from a day to another, so that both are near. */
const near_day = iso_date.check(
  z.refine((day) => day >= "1980-01-01" && day <= "2099-12-31", textOf("day_out_of_reach")),
);
const near_month = iso_month.check(
  z.refine((month) => month >= "1980-01" && month <= "2099-12", textOf("day_out_of_reach")),
);
/** How often pay comes, and a day on which it came. */
const pay = z.strictObject({ every: z.enum(PAY_RHYTHMS), on: near_day });
/** What of a figure was spent in other currencies, and by which rates it was converted. */
const converted = z.array(z.strictObject({ currency, own: amount, into: amount, ...convertedBy }));
const places = (place: typeof id) => z.array(place).check(z.maxLength(MOST_PLACES));
const budgeted = amount.check(
  z.gte(0, textOf("write_amount")),
  z.lte(AMOUNT_MAX, textOf("amount_too_large")),
);
const percent = z.int().check(z.gte(1), z.lte(100));

/**
 * A budget in the period that a day lies in. Amounts are minor units, positive: `limit` is null where it begins later, `left` is what of it and of
 * `carried` is not spent.
 */
export const budget = z.strictObject({
  id,
  /** What the person calls it; null where it is called as what it is for. */
  name: z.nullable(z.string()),
  /** What it is for as that was called when it was chosen; all there is to say once that is gone. */
  known_as: z.string(),
  category_ids: z.array(id),
  tag_ids: z.array(id),
  period: z.enum(BUDGET_PERIODS),
  pay: z.nullable(pay),
  currency,
  roll_over: z.boolean(),
  alert_share: percent,
  from: iso_date,
  to: iso_date,
  limit: z.nullable(amount),
  /** The limit is that of this period alone. */
  is_only: z.boolean(),
  carried: amount,
  spent: amount,
  left: amount,
  /** What of it was spent in other currencies, where everything is totalled in the home currency. */
  converted,
  /** How many rows of what was spent are filed only likely so. */
  likely_count: z.int(),
  /** Recurring payments that are still due in the running period. */
  due: amount,
  /** With today, in the running period; 0 in others. */
  days_left: z.int(),
  /** What is left a day beside what is still due; null but in the running period. */
  per_day: z.nullable(amount),
  /** `gone`: what it was for was deleted; `idle`: nothing under it counts as spending; `near`: the share is reached that is told. */
  state: z.enum(["ok", "near", "over", "later", "gone", "idle"]),
  /** What its limit asks of a month, where money is assigned: then `limit` is what was assigned to it in the month. */
  wanted: z.optional(z.nullable(amount)),
  /** Of an overspent one: which others have room, and how much of theirs covers it. */
  takes_from: z.array(z.strictObject({ budget_id: id, amount })),
  version,
});
export type Budget = z.output<typeof budget>;

/** A month of one currency: all budgets of a month together, what is under several of them once; tags apart. */
export const budgetTotals = z.strictObject({
  currency,
  limit: amount,
  spent: amount,
  left: amount,
  /** Spent where no budget of a month is. */
  elsewhere: amount,
  /** Budgets that lie within a wider one, which alone counts: what they may take is a part of it. */
  within: z.array(id),
  converted,
  /** Limits of other currencies that are in it, by the rate of the last day that counts. */
  converted_limits: z.array(z.strictObject({ currency, own: amount, into: amount, rate: usedRate })),
  /** Currencies with spending on days of which no rate is known, which is in no figure. */
  without_rate: z.array(currency),
});
/** Where money is assigned: what the accounts hold of a currency, and how much of it has no job yet; below 0 where more was assigned than there is. */
export const assigning = z.strictObject({
  currency,
  held: amount,
  to_assign: amount,
  assigned_later: amount,
  /** Accounts of which no balance is known, so that what they hold is not counted. */
  unknown_account_ids: z.array(id),
});
export type Assigning = z.output<typeof assigning>;

/** `limits`: each may take so much; `assigned`: each holds what was given to it, and every unit that the accounts hold is to have a job. */
export const BUDGET_WAYS = ["limits", "assigned"] as const;
const way = z.enum(BUDGET_WAYS);

export const budgetOverview = z.strictObject({
  on: iso_date,
  today: iso_date,
  way,
  assigning: z.array(assigning),
  budgets: z.array(budget),
  totals: z.array(budgetTotals),
});
export type BudgetOverview = z.output<typeof budgetOverview>;

/** What a category usually takes in a month. */
export const suggestedBudget = z.strictObject({
  category_id: id,
  currency,
  /** Median of the last months with rows, up to six. */
  usual: amount,
  months: z.int(),
  /** What its series of at most a month ask in a month. */
  steady: amount,
  /** The share of a month in what comes more rarely. */
  spread: amount,
  /** What is suggested: whole units of the currency. */
  amount,
});
export type SuggestedBudget = z.output<typeof suggestedBudget>;

export const budgetPeriod = z.strictObject({
  from: iso_date,
  to: iso_date,
  limit: z.nullable(amount),
  carried: amount,
  spent: amount,
});

const params = z.strictObject({ id });
/** The day whose periods are asked for; today unless it is named. */
const on = z.optional(near_day);
const query = z.strictObject({ on });

export const listBudgets = endpoint({
  id: "list_budgets",
  method: "GET",
  path: "/api/budgets",
  summary: "Budgets in the periods that a day lies in",
  query,
  answer: one(budgetOverview),
});
export const listSuggestedBudgets = endpoint({
  id: "list_suggested_budgets",
  method: "GET",
  path: "/api/budgets/suggested",
  summary: "What categories without a budget usually take in a month",
  answer: many(suggestedBudget),
});
export const getBudget = endpoint({
  id: "get_budget",
  method: "GET",
  path: "/api/budgets/{id}",
  summary: "A budget in the period that a day lies in",
  params,
  query,
  answer: one(budget),
});
export const listBudgetPeriods = endpoint({
  id: "list_budget_periods",
  method: "GET",
  path: "/api/budgets/{id}/periods",
  summary: "The last twelve periods of a budget, oldest first",
  params,
  answer: many(budgetPeriod),
});

const choices = {
  /** Empty: called as what it is for. */
  name: z.optional(label(80)),
  category_ids: z.optional(places(id)),
  tag_ids: z.optional(places(id)),
  roll_over: z.optional(z.boolean()),
  alert_share: z.optional(percent),
};
export const createBudget = endpoint({
  id: "create_budget",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/budgets",
  summary: "Make a budget",
  body: z.strictObject({
    ...choices,
    period: z.enum(BUDGET_PERIODS),
    pay: z.optional(pay),
    currency: z.optional(currency),
    amount: budgeted,
    /** The first period is that of this day; the running one unless it is named. */
    on,
  }),
  answer: one(budget),
  address: ({ answer }) => `/api/budgets/${answer.data.id}`,
});
export const takeSuggestedBudgets = endpoint({
  id: "take_suggested_budgets",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/budgets/suggested",
  summary: "Make budgets of a month for several categories at once",
  body: z.strictObject({
    budgets: z
      .array(z.strictObject({ category_id: id, currency, amount: budgeted }))
      .check(z.minLength(1, textOf("choose_one")), z.maxLength(MOST_TAKEN)),
  }),
  answer: many(budget),
  address: () => "/api/budgets",
});
export const changeBudget = endpoint({
  id: "change_budget",
  method: "PATCH",
  path: "/api/budgets/{id}",
  versioned: true,
  summary: "Change a budget, or its amount from a period on",
  params,
  body: z.strictObject({
    ...choices,
    amount: z.optional(budgeted),
    /** The amount is for the period of this day; the running one unless it is named. */
    on,
    /** For that period alone, as it always is of one that is over. */
    only: z.optional(z.boolean()),
  }),
  answer: one(budget),
});
export const moveBudget = endpoint({
  id: "move_budget",
  room: "takes",
  method: "POST",
  path: "/api/budgets/{id}/move",
  summary: "Move some of what a budget has in a period to another",
  params,
  body: z.strictObject({ into: id, amount: budgeted, on }),
  answer: many(budget),
});
export const deleteBudget = endpoint({
  id: "delete_budget",
  method: "DELETE",
  path: "/api/budgets/{id}",
  versioned: true,
  summary: "Delete a budget with its past",
  params,
});

export const changeBudgetWay = endpoint({
  id: "change_budget_way",
  method: "PATCH",
  path: "/api/budgets/way",
  summary: "Choose how you budget; nothing of the other way is lost",
  body: z.strictObject({ way }),
  answer: one(budgetOverview),
});
export const assignToBudget = endpoint({
  id: "assign_to_budget",
  room: "takes",
  method: "PATCH",
  path: "/api/budgets/{id}/assigned",
  summary: "Say how much a budget gets in a month of what the accounts hold",
  versioned: true,
  params,
  body: z.strictObject({ month: near_month, amount: entered_amount }),
  answer: one(budgetOverview),
});
/** Null on a side: what is to be assigned. */
export const moveAssigned = endpoint({
  id: "move_assigned",
  room: "takes",
  method: "POST",
  path: "/api/budgets/assigned/move",
  summary: "Move assigned money between budgets, or back to be assigned",
  body: z.strictObject({
    from_budget_id: z.nullable(id),
    into_budget_id: z.nullable(id),
    month: near_month,
    amount: budgeted,
  }),
  answer: one(budgetOverview),
});
export const fillBudgets = endpoint({
  id: "fill_budgets",
  room: "takes",
  method: "POST",
  path: "/api/budgets/assigned/fill",
  summary: "Give each budget what it asks of a month, as far as there is something to be assigned",
  body: z.strictObject({ month: near_month }),
  answer: one(budgetOverview),
});
