import type { CategoryRow } from "@passbook/db/schema";
import { say } from "@passbook/contract/sentences/refusals";
import { conflict, invalidInput, type Problem } from "../../platform/problem.ts";

/** Rules that creating, changing and deleting share. */

export const reservedRefusal = (row: Pick<CategoryRow, "name">): Problem =>
  conflict("reserved", say("category_reserved", { name: row.name }));

type Flags = { readonly is_investment: number; readonly is_income: number };

export const refuseBothFlags = ({ is_investment, is_income }: Flags): void => {
  if (is_investment === 1 && is_income === 1) throw invalidInput({ is_income: say("investments_or_income") });
};

/** The sums rest on what reserved categories hold, so they take no sub-categories beside their own. */
export const refuseReservedParent = (parent: CategoryRow): void => {
  if (parent.reserved === 1)
    throw conflict("reserved", say("parent_reserved", { name: parent.name }), {
      parent_id: say("choose_own_category"),
    });
};
