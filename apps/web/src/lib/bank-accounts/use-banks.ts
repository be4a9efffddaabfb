import { useQuery } from "@tanstack/react-query";
import { listBanks } from "@passbook/contract/common";
import type { Bank } from "@passbook/contract/common";
import { call } from "../calls/call.ts";
import { bankKeys } from "../cache/query-keys.ts";

const NONE: readonly Bank[] = [];
const ALL = 1000;

/** The directory of banks as a whole, since it is a few hundred names; empty until it came. */
export const useBanks = (): readonly Bank[] => {
  const { data } = useQuery({
    queryKey: bankKeys.directory,
    queryFn: async ({ signal }) => (await call(listBanks, { query: { limit: ALL }, signal })).answer.data,
    staleTime: Infinity,
  });
  return data ?? NONE;
};
