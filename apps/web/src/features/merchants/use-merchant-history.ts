import { useQuery } from "@tanstack/react-query";
import { listSeries } from "@passbook/contract/findings";
import { getMerchantHistory } from "@passbook/contract/merchants";
import { listTransactions } from "@passbook/contract/transactions";
import { merchantKeys, seriesKeys } from "../../lib/cache/query-keys.ts";
import { call } from "../../lib/calls/call.ts";

const MOST_ROWS = 8;

/** What was paid to a merchant, each currency apart. */
export const useMerchantHistory = (id: string) =>
  useQuery({
    queryKey: merchantKeys.history(id),
    queryFn: async ({ signal }) => (await call(getMerchantHistory, { params: { id }, signal })).answer.data,
  });

/** Its newest transactions. */
export const useNewestRows = (id: string) =>
  useQuery({
    queryKey: merchantKeys.newest(id),
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { merchant_id: id, limit: MOST_ROWS }, signal })).answer.data,
  });

/** What is paid to it again and again. */
export const useSeriesOf = (id: string) =>
  useQuery({
    queryKey: seriesKeys.list(false),
    queryFn: async ({ signal }) => (await call(listSeries, { query: {}, signal })).answer.data,
    select: (all) => all.filter(({ merchant_id }) => merchant_id === id),
  });
