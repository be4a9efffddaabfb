import type { CategoryRow } from "@passbook/db/schema";
import { conflict, invalidInput, type Problem } from "../../platform/problem.ts";

/** Rules that creating, changing and deleting share. */

export const reservedRefusal = (row: Pick<CategoryRow, "name">): Problem =>
  conflict(
    "reserved",
    `“${row.name}” belongs to Passbook: you can use it, but not rename, move or delete it. Create a category of your own instead.`,
  );

type Flags = { readonly is_investment: number; readonly is_income: number };

export const refuseBothFlags = ({ is_investment, is_income }: Flags): void => {
  if (is_investment === 1 && is_income === 1)
    throw invalidInput({ is_income: "A category holds investments or income, not both." });
};

/** Under Uncategorised nothing can be filed by hand, so it takes no sub-categories. */
export const refuseUncategorisedParent = (parent: CategoryRow): void => {
  if (parent.starter_id === "uncategorised") throw reservedRefusal(parent);
};
