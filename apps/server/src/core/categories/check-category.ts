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

/** The sums rest on what reserved categories hold, so they take no sub-categories beside their own. */
export const refuseReservedParent = (parent: CategoryRow): void => {
  if (parent.reserved === 1)
    throw conflict(
      "reserved",
      `“${parent.name}” belongs to Passbook and takes no further sub-categories. Choose a category of your own.`,
      { parent_id: "Choose a category of your own." },
    );
};
