/** What a person wants to spend on something in a period. */
export type BudgetRow = {
  user_id: string;
  id: string;
  /** What the person calls it; null where it is called as what it is for. */
  name: string | null;
  /** What it is for as that was called when it was chosen. */
  known_as: string;
  /** JSON array: categories and sub-categories. */
  category_ids: string;
  /** JSON array. */
  tag_ids: string;
  period: "month" | "quarter" | "year" | "pay";
  pay_every: "week" | "fortnight" | "four_weeks" | "month" | null;
  /** A day on which pay came. */
  pay_on: string | null;
  currency: string;
  roll_over: number;
  /** Percent of the amount from which on it is told. */
  alert_share: number;
  created_at: string;
};

/** How much, from the period that starts on a day on, or in that one alone. */
export type BudgetAmountRow = {
  user_id: string;
  id: string;
  budget_id: string;
  starts_on: string;
  is_only: number;
  amount: number;
};

/** How a person budgets: with limits, or by giving each unit of their money a job, from a month on. One row, whose id is that of the person. */
export type BudgetSettingsRow = {
  user_id: string;
  id: string;
  way: "limits" | "assigned";
  starts_in: string;
};

/** What a person assigned to a budget in a month; what was taken out again lowers it, below nothing too. */
export type BudgetAssignmentRow = {
  user_id: string;
  id: string;
  budget_id: string;
  month: string;
  amount: number;
};

/** What a person saves for, in accounts or in what goes into categories. */
export type GoalRow = {
  user_id: string;
  id: string;
  name: string;
  amount: number;
  currency: string;
  /** The day by which it is wanted; null where there is no hurry. */
  by_on: string | null;
  /** JSON array. */
  account_ids: string;
  /** JSON array. */
  category_ids: string;
  /** What it is saved in as that was called when it was chosen. */
  known_as: string;
  /** From which day on what goes into categories counts. */
  starts_on: string;
  created_at: string;
};
