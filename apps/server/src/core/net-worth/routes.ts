import * as assets from "@passbook/contract/assets";
import * as contract from "@passbook/contract/net-worth";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { findToday } from "../users/index.ts";
import { getAsset, listAssets, toSubject } from "./assets.ts";
import { changeAsset, createAsset, deleteAsset } from "./change-assets.ts";
import { getNetWorth } from "./get-net-worth.ts";

export const netWorthRoutes: readonly Route[] = [
  route(contract.getNetWorth, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await getNetWorth(services.db, caller.user_id, { query, today }) };
  }),
  route(assets.listAssets, async ({ services, caller }) => ({
    data: await listAssets(services.db, caller.user_id),
  })),
  route(assets.getAsset, async ({ services, caller, params }) => ({
    data: await getAsset(services.db, caller.user_id, params.id),
  })),
  route(assets.createAsset, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = await runOnce(call, (trx, author) => createAsset(trx, author, { body, today }));
    return { data: await getAsset(services.db, caller.user_id, id) };
  }),
  route(assets.changeAsset, async (call) => {
    const { services, caller, body, params } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = params;
    await runChange(call, (trx, author) => changeAsset(trx, author, { id, body, today }), toSubject(id));
    return { data: await getAsset(services.db, caller.user_id, id) };
  }),
  route(assets.deleteAsset, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => deleteAsset(trx, author, id), toSubject(id));
  }),
];
