import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { QueryInputOf } from "@passbook/contract/endpoint";
import { getForecast, listDueDays } from "@passbook/contract/forecast";
import { forecastKeys } from "../cache/query-keys.ts";
import { call } from "../calls/call.ts";

export type ForecastQuery = QueryInputOf<typeof getForecast>;

/** Balances of the days to come. */
export const useForecast = (query: ForecastQuery) =>
  useQuery({
    queryKey: forecastKeys.of(query),
    queryFn: async ({ signal }) => (await call(getForecast, { query, signal })).answer.data,
    placeholderData: keepPreviousData,
  });

/** Recurring payments day by day, of one account or all. */
export const useDueDays = (bank_account_id: string | undefined) =>
  useQuery({
    queryKey: forecastKeys.due(bank_account_id),
    queryFn: async ({ signal }) =>
      (await call(listDueDays, { query: { bank_account_id }, signal })).answer.data,
    placeholderData: keepPreviousData,
  });
