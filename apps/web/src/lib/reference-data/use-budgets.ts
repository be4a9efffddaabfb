import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Budget, SuggestedBudget } from "@passbook/contract/budgets";
import {
  changeBudget,
  createBudget,
  deleteBudget,
  getBudget,
  listBudgetPeriods,
  listBudgets,
  listSuggestedBudgets,
  moveBudget,
  takeSuggestedBudgets,
} from "@passbook/contract/budgets";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { budgetKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import { runUndoable } from "../changes/undo.ts";
import type { Reference } from "./use-reference.ts";

export type { Budget, SuggestedBudget };

/** Budgets in the periods that a day lies in. */
export const useBudgets = (on: string) =>
  useQuery({
    queryKey: budgetKeys.on(on),
    queryFn: async ({ signal }) => (await call(listBudgets, { query: { on }, signal })).answer.data,
    placeholderData: keepPreviousData,
  });

/** A budget as a limit, also where money is assigned to it: that is what its form changes. */
export const fetchLimit = async ({ id, wanted, ...shown }: Budget, on: string): Promise<Budget> =>
  wanted === undefined
    ? { id, ...shown }
    : (await call(getBudget, { params: { id }, query: { on } })).answer.data;

/** What categories without a budget usually take. */
export const useSuggestedBudgets = () =>
  useQuery({
    queryKey: budgetKeys.suggested,
    queryFn: async ({ signal }) => (await call(listSuggestedBudgets, { signal })).answer.data,
  });

/** The last periods of a budget, oldest first. */
export const useBudgetPeriods = (id: string) =>
  useQuery({
    queryKey: budgetKeys.periods(id),
    queryFn: async ({ signal }) => (await call(listBudgetPeriods, { params: { id }, signal })).answer.data,
  });

/** What a budget is called: by its person, else as what it is for, which may be gone. */
export const nameOfBudget = (
  { name, known_as, category_ids, tag_ids }: Budget,
  { findCategory, findSubCategory, findTag }: Reference,
): string => {
  if (name !== null) return name;
  const names = [
    ...category_ids.map((id) => findCategory(id)?.name ?? findSubCategory(id)?.sub.name),
    ...tag_ids.map((id) => findTag(id)?.tag.name),
  ].filter((each) => each !== undefined);
  return names.length === 0 ? known_as : names.join(", ");
};

/** Whether what a transaction is filed under is part of a budget. */
export const holdsSubCategory = (
  { category_ids }: Budget,
  sub_category_id: string,
  { findSubCategory }: Reference,
): boolean => {
  const parent_id = findSubCategory(sub_category_id)?.parent.id ?? "";
  return category_ids.includes(sub_category_id) || category_ids.includes(parent_id);
};

/** What can be done to budgets; each says so with Undo, or why not, and tells whether it was done. */
export const useBudgetChanges = () => {
  const { t } = useLingui();
  const failure = t`The budget could not be saved, please retry!`;
  return {
    create: (name: string, body: BodyInputOf<typeof createBudget>): Promise<boolean> =>
      runUndoable({
        kind: "create_budget",
        said: t`Budget for ${name} made`,
        failure,
        change: () => call(createBudget, { body }),
      }),
    change: (
      { id, version }: Budget,
      name: string,
      body: BodyInputOf<typeof changeBudget>,
    ): Promise<boolean> =>
      runUndoable({
        kind: "change_budget",
        said: t`Budget for ${name} changed`,
        failure,
        change: () => call(changeBudget, { params: { id }, body, version }),
      }),
    move: (from: Budget, body: BodyInputOf<typeof moveBudget>): Promise<boolean> =>
      runUndoable({
        kind: "move_budget",
        said: t`Moved`,
        failure,
        change: () => call(moveBudget, { params: { id: from.id }, body }),
      }),
    remove: ({ id, version }: Budget, name: string): Promise<boolean> =>
      runUndoable({
        kind: "delete_budget",
        said: t`Budget for ${name} deleted`,
        failure,
        change: () => call(deleteBudget, { params: { id }, version }),
      }),
    take: (suggested: readonly SuggestedBudget[]): Promise<boolean> =>
      runUndoable({
        kind: "take_suggested_budgets",
        said: t`Budgets made`,
        failure,
        change: () =>
          call(takeSuggestedBudgets, {
            body: {
              budgets: suggested.map(({ category_id, currency, amount }) => ({
                category_id,
                currency,
                amount,
              })),
            },
          }),
      }),
  };
};
export type BudgetChanges = ReturnType<typeof useBudgetChanges>;
