import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getMonthInsights, listBalances, listMonthSums } from "@passbook/contract/insights";
import { listStatements } from "@passbook/contract/statements";
import { listTransactions } from "@passbook/contract/transactions";
import { call } from "../../lib/calls/call.ts";
import { insightKeys, statementKeys, transactionKeys } from "../../lib/cache/query-keys.ts";

export const useMonthInsights = (month: string | undefined) =>
  useQuery({
    queryKey: insightKeys.month(month),
    queryFn: async ({ signal }) => (await call(getMonthInsights, { query: { month }, signal })).answer.data,
    placeholderData: keepPreviousData,
  });

/** The months up to one, oldest first. */
export const useMonthSums = (to: string | undefined, currency: string | undefined) =>
  useQuery({
    queryKey: insightKeys.months(to, currency),
    queryFn: async ({ signal }) => {
      const { answer } = await call(listMonthSums, { query: { to, currency }, signal });
      return answer.data.toSorted((a, b) => (a.month < b.month ? -1 : 1));
    },
    enabled: currency !== undefined,
    placeholderData: keepPreviousData,
  });

export const useBalances = () =>
  useQuery({
    queryKey: insightKeys.balances,
    queryFn: async ({ signal }) => (await call(listBalances, { signal })).answer.data,
  });

/** The newest day with a transaction, null without any; only asked for when a month turns out empty. */
export const useNewestDay = (enabled: boolean) =>
  useQuery({
    queryKey: transactionKeys.newest_day,
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { limit: 1 }, signal })).answer.data[0]?.booked_on ?? null,
    enabled,
  });

/** Whether anything was ever handed in; without it there is nothing to show but how to begin. */
export const useHasStatements = () =>
  useQuery({
    queryKey: statementKeys.any,
    queryFn: async ({ signal }) =>
      (await call(listStatements, { query: { limit: 1 }, signal })).answer.data.length > 0,
  });
