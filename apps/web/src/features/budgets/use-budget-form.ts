import type { Series } from "@passbook/contract/findings";
import { useState } from "react";
import { findPay } from "../../lib/explore/find-pay.ts";
import { useSeries } from "../../lib/reference-data/use-series.ts";
import type { Budget } from "../../lib/reference-data/use-budgets.ts";
import { useLocale } from "../../words/locale.tsx";
import type { Places } from "./place-choice.tsx";
import type { BudgetPeriod, PayRhythm } from "./use-period-words.ts";

const ALERT_SHARE = 80;

type Pay = { readonly every: PayRhythm; readonly on: string };

/** How often pay comes, by the interval of its series. */
const RHYTHMS: Readonly<Partial<Record<Series["interval"], PayRhythm>>> = {
  weekly: "week",
  fortnightly: "fortnight",
  four_weekly: "four_weeks",
  monthly: "month",
};

/** What stands in the form of a budget. */
export type Entered = {
  readonly places: Places;
  readonly name: string;
  readonly period: BudgetPeriod;
  readonly pay: Pay;
  readonly currency: string;
  readonly amount: number | null;
  readonly only: boolean;
  readonly roll_over: boolean;
  readonly alert_share: number | null;
};

/** Of pay nothing is entered until somebody says it: until then it is as what is known of it. */
type Kept = Omit<Entered, "pay"> & { readonly pay: Pay | null };

const readBudget = (budget: Budget): Kept => ({
  places: { category_ids: budget.category_ids, tag_ids: budget.tag_ids },
  name: budget.name ?? "",
  period: budget.period,
  pay: budget.pay,
  currency: budget.currency,
  amount: budget.limit,
  only: budget.is_only,
  roll_over: budget.roll_over,
  alert_share: budget.alert_share,
});

/** The form of a new budget, or of one that is changed. */
export const useBudgetForm = (budget: Budget | null) => {
  const { home_currency, today } = useLocale();
  const known = findPay(useSeries().data ?? []);
  const pay = {
    every: RHYTHMS[known?.interval ?? "monthly"] ?? "month",
    on: known?.last_on ?? today,
  } as const;
  const empty: Kept = {
    places: { category_ids: [], tag_ids: [] },
    name: "",
    period: "month",
    pay: null,
    currency: home_currency,
    amount: null,
    only: false,
    roll_over: false,
    alert_share: ALERT_SHARE,
  };
  const [entered, setEntered] = useState<Kept>(budget === null ? empty : readBudget(budget));
  const set = (some: Partial<Entered>): void => {
    setEntered((before) => ({ ...before, ...some }));
  };
  return { entered: { ...entered, pay: entered.pay ?? pay }, set };
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Only what was changed of a budget, as it is sent. */
export const listChanges = (budget: Budget, entered: Entered, on: string) => {
  const { places, name, roll_over, alert_share, amount, only } = entered;
  const is_moved = !same(places.category_ids, budget.category_ids) || !same(places.tag_ids, budget.tag_ids);
  const sets_amount = amount !== null && (amount !== budget.limit || only !== budget.is_only);
  return {
    ...(is_moved ? { category_ids: [...places.category_ids], tag_ids: [...places.tag_ids] } : {}),
    ...(name.trim() === (budget.name ?? "") ? {} : { name: name.trim() }),
    ...(roll_over === budget.roll_over ? {} : { roll_over }),
    ...(alert_share === null || alert_share === budget.alert_share ? {} : { alert_share }),
    ...(sets_amount ? { amount, only, on } : {}),
  };
};
