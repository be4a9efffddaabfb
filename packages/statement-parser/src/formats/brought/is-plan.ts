import type { TableRow } from "../../decode/table/table.ts";

const PLANS = [
  ["month", "category group", "category", "assigned", "activity", "available"],
  ["month", "category group", "category", "budgeted", "activity", "available"],
] as const;

/** Whether a table is the plan that YNAB exports beside the register: amounts by month and category, and no movement. */
export const isPlan = ([head]: readonly TableRow[]): boolean => {
  const names =
    head?.cells.map((cell) =>
      cell
        .replace(/^\uFEFF/, "")
        .trim()
        .toLowerCase(),
    ) ?? [];
  return PLANS.some((plan) => plan.every((name) => names.includes(name)));
};
