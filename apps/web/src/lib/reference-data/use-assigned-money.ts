import { useLingui } from "@lingui/react/macro";
import type { BudgetOverview } from "@passbook/contract/budgets";
import { assignToBudget, changeBudgetWay, fillBudgets, moveAssigned } from "@passbook/contract/budgets";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { call } from "../calls/call.ts";
import { runUndoable } from "../changes/undo.ts";

export type BudgetWay = BudgetOverview["way"];
export type Assigning = BudgetOverview["assigning"][number];

/** What is done where every unit has a job; each says so with Undo, or why not, and tells whether it was done. */
export const useAssignedMoney = () => {
  const { t } = useLingui();
  const failure = t`The budget could not be saved, please retry!`;
  return {
    choose: (way: BudgetWay): Promise<boolean> =>
      runUndoable({
        kind: "change_budget_way",
        said: way === "assigned" ? t`Every unit has a job now` : t`Budgets are limits now`,
        failure,
        change: () => call(changeBudgetWay, { body: { way } }),
      }),
    assign: (id: string, body: BodyInputOf<typeof assignToBudget>): Promise<boolean> =>
      runUndoable({
        kind: "assign_budget",
        said: t`Assigned`,
        failure,
        change: () => call(assignToBudget, { params: { id }, body }),
      }),
    move: (body: BodyInputOf<typeof moveAssigned>): Promise<boolean> =>
      runUndoable({
        kind: "move_assigned",
        said: t`Moved`,
        failure,
        change: () => call(moveAssigned, { body }),
      }),
    fill: (month: string): Promise<boolean> =>
      runUndoable({
        kind: "fill_budgets",
        said: t`Budgets filled`,
        failure,
        change: () => call(fillBudgets, { body: { month } }),
      }),
  };
};
export type AssignedMoney = ReturnType<typeof useAssignedMoney>;
