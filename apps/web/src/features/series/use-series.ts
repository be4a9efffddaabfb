import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import type { Series } from "@passbook/contract/findings";
import { changeSeries, getSeries, listSeries, mergeSeries } from "@passbook/contract/findings";
import { call } from "../../lib/calls/call.ts";
import { seriesKeys } from "../../lib/cache/query-keys.ts";
import { runUndoable } from "../../lib/changes/undo.ts";
import type { FieldWords } from "../../lib/versions/ask-about.ts";
import { saveVersioned } from "../../lib/versions/save-versioned.ts";

/** What comes again and again; dismissed series only when asked for. */
export const useSeriesList = (dismissed: boolean) =>
  useQuery({
    queryKey: seriesKeys.list(dismissed),
    queryFn: async ({ signal }) =>
      (await call(listSeries, { query: dismissed ? { dismissed: "true" } : {}, signal })).answer.data,
  });

/** One series with its transactions. */
export const useSeries = (id: string) =>
  useQuery({
    queryKey: seriesKeys.one(id),
    queryFn: async ({ signal }) => (await call(getSeries, { params: { id }, signal })).answer.data,
  });

/** What is no series any more after a decision. */
type Gone = { readonly version: number };
const GONE: Gone = { version: 0 };

/** What can be decided about a series; each says so with Undo, and tells whether it was done. */
export const useSeriesChanges = () => {
  const { t } = useLingui();
  const sayDecision = (decision: unknown): string =>
    decision === "dismissed"
      ? t`Not recurring any more`
      : decision === "confirmed"
        ? t`Confirmed`
        : t`Recurring again`;
  const failure = t`Oops, update failed!`;
  const words: FieldWords = { name: { label: t`Name` }, decision: { label: t`Recurring`, say: sayDecision } };
  const edit = (seen: Series, change: BodyInputOf<typeof changeSeries>, said: string) =>
    runUndoable({
      kind: "change_series",
      said,
      failure,
      change: () =>
        saveVersioned<Series | Gone, typeof change>({
          seen,
          change,
          send: async (body, version) => {
            const called = await call(changeSeries, { params: { id: seen.id }, body, version });
            return { ...called, answer: { data: called.answer.data ?? GONE } };
          },
          words,
        }),
    });
  return {
    confirm: (seen: Series) => edit(seen, { decision: "confirmed" }, t`Confirmed`),
    dismiss: (seen: Series) => edit(seen, { decision: "dismissed" }, t`Not recurring any more`),
    bringBack: (seen: Series) => edit(seen, { decision: "found" }, t`Recurring again`),
    rename: (seen: Series, name: string) => edit(seen, { name }, t`Renamed to ${name}`),
    merge: (id: string, into: string) =>
      runUndoable({
        kind: "merge_series",
        said: t`Merged`,
        failure,
        change: () => call(mergeSeries, { params: { id }, body: { into } }),
      }),
  };
};

export type SeriesChanges = ReturnType<typeof useSeriesChanges>;
