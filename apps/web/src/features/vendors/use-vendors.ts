import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listVendors } from "@passbook/contract/vendors";
import { call } from "../../lib/calls/call.ts";
import { FIRST_PAGE } from "../../lib/cache/first-page.ts";
import { vendorKeys } from "../../lib/cache/query-keys.ts";
import type { VendorFilter } from "./vendor-filter.ts";

const VENDORS_PER_CALL = 200;
/** What one call may name; the contract's own limit. */
export const IDS_PER_CALL = 500;

/** Vendors as far as they were asked for; more come while the list is scrolled. */
export const useVendors = (filter: VendorFilter) => {
  const query = useInfiniteQuery({
    queryKey: vendorKeys.list(filter),
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: after, signal }) => {
      const { q, sort, merchant_id } = filter;
      const asked = { q, sort, merchant_id: merchant_id ?? undefined, after, limit: VENDORS_PER_CALL };
      return (await call(listVendors, { query: asked, signal })).answer;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const vendors = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  return { ...query, vendors };
};
