import * as contract from "@passbook/contract/vendors";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { readIfMatch } from "../../platform/http/versions.ts";
import { invalidInput } from "../../platform/problem.ts";
import { runChange, type Subject } from "../changes/index.ts";
import { assignVendors } from "./assign-vendors.ts";
import { getVendor, listVendors } from "./list-vendors.ts";

/** One vendor has a version; what several say together has none. */
const chooseSubject = ({
  request,
  body,
}: GuardedCall<typeof contract.assignVendors>): Subject | undefined => {
  const [id, ...others] = body.ids;
  if (id !== undefined && others.length === 0) return { table: "vendors", id, show: getVendor };
  if (readIfMatch(request) !== null)
    throw invalidInput({ ids: "A version is that of one vendor. Name one, or leave If-Match out." });
  return undefined;
};

export const vendorsRoutes: readonly Route[] = [
  route(contract.listVendors, ({ services, caller, query }) =>
    listVendors(services.db, caller.user_id, query),
  ),
  route(contract.assignVendors, async (call) => {
    const { merchant_id, transactions } = await runChange(
      call,
      (trx, author) => assignVendors(trx, author, call.body),
      chooseSubject(call),
    );
    return { data: { merchant_id, transactions } };
  }),
];
