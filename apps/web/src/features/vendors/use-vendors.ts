import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { assignVendors, listVendors } from "@passbook/contract/vendors";
import type { Vendor } from "@passbook/contract/vendors";
import { call } from "../../lib/call.ts";
import { queryClient } from "../../lib/query-client.ts";
import { isRefusal, messageOf } from "../../lib/refusal.ts";
import { toastUndoable } from "../../lib/undo.ts";
import { toastError } from "../../ui/toast.ts";
import type { VendorFilter } from "./vendor-filter.ts";

const VENDORS_PER_CALL = 200;
/** What one call may name; the contract's own limit. */
export const IDS_PER_CALL = 500;

/** Vendors as far as they were asked for; more come while the list is scrolled. */
export const useVendors = (filter: VendorFilter) => {
  const query = useInfiniteQuery({
    queryKey: ["vendors", filter],
    initialPageParam: undefined as string | undefined,
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

export type Assignment =
  | { readonly merchant_id: string | null; readonly name: string }
  | { readonly merchant_name: string };

type Body = BodyInputOf<typeof assignVendors>;

const toBody = (ids: readonly string[], assignment: Assignment): Body => {
  const merchant =
    "merchant_name" in assignment
      ? { merchant_name: assignment.merchant_name }
      : { merchant_id: assignment.merchant_id };
  return { ids: [...ids], ...merchant };
};

type Job = { readonly vendors: readonly Pick<Vendor, "id">[]; readonly assignment: Assignment };

/** Gives vendors to a merchant or to none; told with Undo, since their transactions follow. */
export const useAssignment = () => {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ vendors, assignment }: Job) =>
      call(assignVendors, {
        body: toBody(
          vendors.map(({ id }) => id),
          assignment,
        ),
      }),
    onSuccess: async ({ answer, change_id }, { vendors, assignment }) => {
      const { transactions } = answer.data;
      const what = plural(vendors.length, { one: "# vendor", other: "# vendors" });
      const follow = plural(transactions, { one: "# transaction follows", other: "# transactions follow" });
      const name = "merchant_name" in assignment ? assignment.merchant_name : assignment.name;
      const isNone = "merchant_id" in assignment && assignment.merchant_id === null;
      toastUndoable(
        isNone ? t`${what} without a merchant now, ${follow}` : t`${what} with ${name} now, ${follow}`,
        change_id,
      );
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (!isRefusal(error) || error.fields["merchant_name"] === undefined)
        toastError(messageOf(error, t`Oops, update failed!`));
    },
  });
};
