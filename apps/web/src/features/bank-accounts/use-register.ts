import { useInfiniteQuery } from "@tanstack/react-query";
import { getRegister } from "@passbook/contract/bank-accounts";
import { bankAccountKeys } from "../../lib/cache/query-keys.ts";
import { FIRST_PAGE } from "../../lib/cache/first-page.ts";
import { call } from "../../lib/calls/call.ts";

/** An account's balances, and its rows with the balance after each, a hundred or so at a time. */
export const useRegister = (id: string) =>
  useInfiniteQuery({
    queryKey: bankAccountKeys.register(id),
    queryFn: async ({ pageParam, signal }) => {
      const { answer } = await call(getRegister, { params: { id }, query: { to: pageParam }, signal });
      return answer.data;
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next_to ?? undefined,
  });
