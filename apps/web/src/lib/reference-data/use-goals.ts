import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import type { Goal } from "@passbook/contract/goals";
import { changeGoal, createGoal, deleteGoal, listGoals } from "@passbook/contract/goals";
import { goalKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";
import { runUndoable } from "../changes/undo.ts";

export type { Goal };

/** What a person saves for, and how far it is. */
export const useGoals = () =>
  useQuery({
    queryKey: goalKeys.list,
    queryFn: async ({ signal }) => (await call(listGoals, { signal })).answer.data,
  });

/** What can be done to goals; each says so with Undo, or why not, and tells whether it was done. */
export const useGoalChanges = () => {
  const { t } = useLingui();
  const failure = t`That could not be saved, please retry!`;
  return {
    create: (body: BodyInputOf<typeof createGoal>): Promise<boolean> =>
      runUndoable({
        kind: "create_goal",
        said: t`${body.name} added`,
        failure,
        change: () => call(createGoal, { body }),
      }),
    change: ({ id, name, version }: Goal, body: BodyInputOf<typeof changeGoal>): Promise<boolean> =>
      runUndoable({
        kind: "change_goal",
        said: t`${name} changed`,
        failure,
        change: () => call(changeGoal, { params: { id }, body, version }),
      }),
    remove: ({ id, name, version }: Goal): Promise<boolean> =>
      runUndoable({
        kind: "delete_goal",
        said: t`${name} deleted`,
        failure,
        change: () => call(deleteGoal, { params: { id }, version }),
      }),
  };
};
export type GoalChanges = ReturnType<typeof useGoalChanges>;
