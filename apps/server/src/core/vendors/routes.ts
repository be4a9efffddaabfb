import * as contract from "@passbook/contract/vendors";
import { say } from "@passbook/contract/sentences/refusals";
import { type GuardedCall, type Route, route } from "../../platform/http/route.ts";
import { readIfMatch } from "../../platform/http/answers/versions.ts";
import { invalidInput } from "../../platform/problem.ts";
import { runAct } from "../changes/index.ts";
import { ASSIGN_VENDORS_ACT } from "./assign-vendors.ts";
import { listVendors } from "./list-vendors.ts";

/** One vendor has a version; what several say together has none. */
const refuseVersionOfMany = ({ request, body }: GuardedCall<typeof contract.assignVendors>): void => {
  if (body.ids.length > 1 && readIfMatch(request) !== null)
    throw invalidInput({ ids: say("version_of_one_vendor") });
};

export const vendorsRoutes: readonly Route[] = [
  route(contract.listVendors, ({ services, caller, query }) =>
    listVendors(services.db, caller.user_id, query),
  ),
  route(contract.assignVendors, async (call) => {
    refuseVersionOfMany(call);
    const { merchant_id, transactions } = await runAct(call, ASSIGN_VENDORS_ACT, call.body);
    return { data: { merchant_id, transactions } };
  }),
];
