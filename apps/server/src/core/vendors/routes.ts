import * as contract from "@passbook/contract/vendors";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange } from "../changes/index.ts";
import { assignVendors } from "./assign-vendors.ts";
import { listVendors } from "./list-vendors.ts";

export const vendorsRoutes: readonly Route[] = [
  route(contract.listVendors, ({ services, caller, query }) =>
    listVendors(services.db, caller.user_id, query),
  ),
  route(contract.assignVendors, async (call) => {
    const { merchant_id, transactions } = await runChange(call, (trx, author) =>
      assignVendors(trx, author, call.body),
    );
    return { data: { merchant_id, transactions } };
  }),
];
