import { listSeries } from "@passbook/contract/findings";
import { useQuery } from "@tanstack/react-query";
import { seriesKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";

/** What comes again and again. */
export const useSeries = () =>
  useQuery({
    queryKey: seriesKeys.list(false),
    queryFn: async ({ signal }) => (await call(listSeries, { signal })).answer.data,
  });
