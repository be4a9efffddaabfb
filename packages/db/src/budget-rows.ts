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
