import { type Author, deleteFrom, type Edit, insertInto, updateIn } from "../changes/index.ts";
import type { Period } from "./periods.ts";
import type { StoredBudget } from "./repo.ts";

type Setting = { readonly amount: number; readonly only: boolean; readonly period: Period };

/** The edits that give a budget its amount: in one period alone, or from that on, whatever was said of later ones. */
export const setAmount = (
  { user_id, clock }: Author,
  { id: budget_id, amounts }: Pick<StoredBudget, "id" | "amounts">,
  { amount, only, period: { from, to } }: Setting,
): Edit[] => {
  const is_only = only ? 1 : 0;
  const within = amounts.filter(({ starts_on }) => starts_on >= from && starts_on <= to);
  const same = within.find((each) => each.is_only === is_only);
  const replaced = only
    ? []
    : [
        ...within.filter((each) => each.is_only === 1),
        ...amounts.filter((each) => each.is_only === 0 && each.starts_on > to),
      ];
  const row = { user_id, id: clock.newId(), budget_id, starts_on: from, is_only, amount };
  return [
    deleteFrom(
      "budget_amounts",
      replaced.map(({ id }) => id),
    ),
    same === undefined
      ? insertInto("budget_amounts", [row])
      : updateIn("budget_amounts", [same.id], { amount }),
  ];
};
