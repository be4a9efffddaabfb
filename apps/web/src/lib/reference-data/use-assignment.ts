import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { BodyInputOf } from "@passbook/contract/endpoint";
import { assignVendors } from "@passbook/contract/vendors";
import type { Vendor } from "@passbook/contract/vendors";
import { toastError } from "../../ui/overlays/toast.ts";
import { call } from "../calls/call.ts";
import { refreshAfter } from "../cache/refresh.ts";
import { isRefusal, isRefusedWith, messageOf } from "../calls/refusal.ts";
import { toastUndoable } from "../changes/undo.ts";

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

type Job = { readonly vendors: readonly Pick<Vendor, "id" | "version">[]; readonly assignment: Assignment };

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
        // several have no version together
        version: vendors.length === 1 ? vendors[0]?.version : undefined,
      }),
    onSuccess: async ({ answer, change_id }, { vendors, assignment }) => {
      const { transactions } = answer.data;
      const what = plural(vendors.length, { one: "# printed name", other: "# printed names" });
      const follow = plural(transactions, { one: "# transaction follows", other: "# transactions follow" });
      const name = "merchant_name" in assignment ? assignment.merchant_name : assignment.name;
      const isNone = "merchant_id" in assignment && assignment.merchant_id === null;
      toastUndoable(
        isNone ? t`${what} without a merchant now, ${follow}` : t`${what} with ${name} now, ${follow}`,
        change_id,
      );
      await refreshAfter("assign_vendors");
    },
    onError: (error) => {
      if (isRefusedWith(error, "changed_meanwhile")) void refreshAfter("assign_vendors");
      if (!isRefusal(error) || error.fields["merchant_name"] === undefined)
        toastError(messageOf(error, t`Oops, update failed!`));
    },
  });
};
