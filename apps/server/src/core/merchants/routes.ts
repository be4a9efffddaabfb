import * as contract from "@passbook/contract/merchants";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce, type Subject } from "../changes/index.ts";
import { changeMerchant, createMerchant } from "./change-merchants.ts";
import { deleteMerchant, mergeMerchant } from "./delete-merchant.ts";
import { getMerchant, listMerchants } from "./repo.ts";

const toSubject = (id: string): Subject => ({ table: "merchants", id, show: getMerchant });

export const merchantsRoutes: readonly Route[] = [
  route(contract.listMerchants, async ({ services, caller }) => ({
    data: await listMerchants(services.db, caller.user_id),
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
    await runChange(
      call,
      (trx, author) => deleteMerchant(trx, author, { id: params.id, move_to: query.move_to }),
      toSubject(params.id),
    );
  }),
  route(contract.mergeMerchant, async (call) => {
    const { params, body } = call;
    await runOnce(call, (trx, author) => mergeMerchant(trx, author, { id: params.id, into: body.into }));
    return { data: await getMerchant(call.services.db, call.caller.user_id, body.into) };
  }),
];
