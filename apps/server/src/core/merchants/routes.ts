import * as contract from "@passbook/contract/merchants";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct, runChange, runOnce } from "../changes/index.ts";
import { changeMerchant, createMerchant } from "./change-merchants.ts";
import { DELETE_MERCHANT_ACT, MERGE_MERCHANT_ACT } from "./delete-merchant.ts";
import { getMerchantHistory } from "./merchant-history.ts";
import { getMerchant, listMerchants, toSubject } from "./repo.ts";

export const merchantsRoutes: readonly Route[] = [
  route(contract.listMerchants, async ({ services, caller }) => ({
    data: await listMerchants(services.db, caller.user_id),
  })),
  route(contract.getMerchant, async ({ services, caller, params }) => ({
    data: await getMerchant(services.db, caller.user_id, params.id),
  })),
  route(contract.getMerchantHistory, async ({ services, caller, params }) => ({
    data: await getMerchantHistory(services.db, caller.user_id, params.id),
  })),
  route(contract.createMerchant, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createMerchant(trx, author, call.body));
    return { data: await getMerchant(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeMerchant, async (call) => {
    const { id } = call.params;
    await runChange(
      call,
      (trx, author) => changeMerchant(trx, author, { id, body: call.body }),
      toSubject(id),
    );
    return { data: await getMerchant(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteMerchant, async (call) => {
    const { params, query } = call;
    await runAct(call, DELETE_MERCHANT_ACT, { id: params.id, move_to: query.move_to });
  }),
  route(contract.mergeMerchant, async (call) => {
    const { params, body } = call;
    await runAct(call, MERGE_MERCHANT_ACT, { id: params.id, into: body.into });
    return { data: await getMerchant(call.services.db, call.caller.user_id, body.into) };
  }),
];
