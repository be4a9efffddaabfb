import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  changeExploration,
  createExploration,
  deleteExploration,
  type Exploration,
  type HomeCard,
  listExplorations,
  listHomeCards,
  orderHomeCards,
} from "@passbook/contract/explorations";
import { call } from "../calls/call.ts";
import { savedSearchKeys } from "../cache/query-keys.ts";
import { runUndoable } from "../changes/undo.ts";

export type { Exploration };

const NONE: readonly Exploration[] = [];

/** Explorations that the person keeps, by name; none until they are here. */
export const useExplorations = (): readonly Exploration[] =>
  useQuery({
    queryKey: savedSearchKeys.explorations,
    queryFn: async ({ signal }) => (await call(listExplorations, { signal })).answer.data,
  }).data ?? NONE;

/** The person's order of the cards of the home screen; undefined until it is known. */
export const useHomeCards = (): readonly HomeCard[] | undefined =>
  useQuery({
    queryKey: savedSearchKeys.cards,
    queryFn: async ({ signal }) => (await call(listHomeCards, { signal })).answer.data,
  }).data;

/** Whatever is done to them touches the same. */
const KIND = "change_exploration";

/** What can be done to them; each says so with Undo, or why not, and tells whether it was done. */
export const useExplorationChanges = () => {
  const { t } = useLingui();
  const failure = t`The exploration could not be saved, please retry!`;
  return {
    keep: (name: string, search: string): Promise<boolean> =>
      runUndoable({
        kind: KIND,
        said: t`Exploration “${name}” saved`,
        failure,
        change: () => call(createExploration, { body: { name, search } }),
      }),
    replace: ({ id, name, version }: Exploration, search: string): Promise<boolean> =>
      runUndoable({
        kind: KIND,
        said: t`“${name}” is this exploration now`,
        failure,
        change: () => call(changeExploration, { params: { id }, body: { search }, version }),
      }),
    pin: ({ id, name, version }: Exploration, pinned: boolean): Promise<boolean> =>
      runUndoable({
        kind: KIND,
        said: pinned
          ? t`“${name}” stands on the home screen`
          : t`“${name}” stands on the home screen no more`,
        failure,
        change: () => call(changeExploration, { params: { id }, body: { pinned }, version }),
      }),
    remove: ({ id, name, version }: Exploration): Promise<boolean> =>
      runUndoable({
        kind: KIND,
        said: t`Exploration “${name}” deleted`,
        failure,
        change: () => call(deleteExploration, { params: { id }, version }),
      }),
    order: (cards: readonly HomeCard[]): Promise<boolean> =>
      runUndoable({
        kind: KIND,
        said: t`Home screen arranged`,
        failure,
        change: () => call(orderHomeCards, { body: { cards: [...cards] } }),
      }),
  };
};
