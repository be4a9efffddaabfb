import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
} from "@passbook/contract/saved-searches";
import type { SavedSearch } from "@passbook/contract/saved-searches";
import { call } from "../calls/call.ts";
import { savedSearchKeys } from "../cache/query-keys.ts";
import { runUndoable } from "../changes/undo.ts";

export type { SavedSearch };

const NONE: readonly SavedSearch[] = [];

/** Searches that the person keeps, by name; none until they are here. */
export const useSavedSearches = (): readonly SavedSearch[] =>
  useQuery({
    queryKey: savedSearchKeys.list,
    queryFn: async ({ signal }) => (await call(listSavedSearches, { signal })).answer.data,
  }).data ?? NONE;

/** What can be done to them; each says so with Undo, or why not, and tells whether it was done. */
export const useSavedSearchChanges = () => {
  const { t } = useLingui();
  const failure = t`The search could not be saved, please retry!`;
  return {
    save: (name: string, search: string): Promise<boolean> =>
      runUndoable({
        kind: "create_saved_search",
        said: t`Search “${name}” saved`,
        failure,
        change: () => call(createSavedSearch, { body: { name, search } }),
      }),
    replace: ({ id, name, version }: SavedSearch, search: string): Promise<boolean> =>
      runUndoable({
        kind: "change_saved_search",
        said: t`“${name}” is this search now`,
        failure,
        change: () => call(changeSavedSearch, { params: { id }, body: { search }, version }),
      }),
    rename: ({ id, version }: SavedSearch, name: string): Promise<boolean> =>
      runUndoable({
        kind: "change_saved_search",
        said: t`The search is called “${name}” now`,
        failure,
        change: () => call(changeSavedSearch, { params: { id }, body: { name }, version }),
      }),
    remove: ({ id, name, version }: SavedSearch): Promise<boolean> =>
      runUndoable({
        kind: "delete_saved_search",
        said: t`Search “${name}” deleted`,
        failure,
        change: () => call(deleteSavedSearch, { params: { id }, version }),
      }),
  };
};
