import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { changeSeries, getSeries, listSeries, mergeSeries } from "@passbook/contract/movements";
import { call } from "../../lib/call.ts";
import { runUndoable } from "../../lib/undo.ts";

/** What comes again and again; dismissed series only when asked for. */
export const useSeriesList = (dismissed: boolean) =>
  useQuery({
    queryKey: ["series", "list", dismissed],
    queryFn: async ({ signal }) =>
      (await call(listSeries, { query: dismissed ? { dismissed: "true" } : {}, signal })).answer.data,
  });

/** One series with its transactions. */
export const useSeries = (id: string) =>
  useQuery({
    queryKey: ["series", "one", id],
    queryFn: async ({ signal }) => (await call(getSeries, { params: { id }, signal })).answer.data,
  });

/** What can be decided about a series; each says so with Undo, and tells whether it was done. */
export const useSeriesChanges = () => {
  const { t } = useLingui();
  const run = (said: string, change: () => Promise<{ readonly change_id: string | null }>) =>
    runUndoable({ said, change, failure: t`Oops, update failed!` });
  const edit = (id: string, body: BodyInputOf<typeof changeSeries>, said: string) =>
    run(said, () => call(changeSeries, { params: { id }, body }));
  return {
    confirm: (id: string) => edit(id, { decision: "confirmed" }, t`Confirmed`),
    dismiss: (id: string) => edit(id, { decision: "dismissed" }, t`Not recurring any more`),
    bringBack: (id: string) => edit(id, { decision: "found" }, t`Recurring again`),
    rename: (id: string, name: string) => edit(id, { name }, t`Renamed to ${name}`),
    merge: (id: string, into: string) =>
      run(t`Merged`, () => call(mergeSeries, { params: { id }, body: { into } })),
  };
};

export type SeriesChanges = ReturnType<typeof useSeriesChanges>;
