import * as kept from "@passbook/contract/explorations";
import * as contract from "@passbook/contract/explore";
import * as stretches from "@passbook/contract/stretch-insights";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { findToday } from "../users/index.ts";
import { getExplored } from "./explore.ts";
import {
  changeExploration,
  createExploration,
  deleteExploration,
  orderHomeCards,
} from "./kept/change-explorations.ts";
import { getStretch } from "./stretch/get-stretch.ts";
import { getExploration, listExplorations, listHomeCards, toSubject } from "./kept/repo.ts";

export const exploreRoutes: readonly Route[] = [
  route(contract.explore, async ({ services, caller, query }) => ({
    data: await getExplored(services.db, caller.user_id, { query, now: services.clock.now() }),
  })),
  route(stretches.getStretch, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    const asked = { query, today, now: services.clock.now() };
    return { data: await getStretch(services.db, caller.user_id, asked) };
  }),
  route(kept.listExplorations, async ({ services, caller }) => ({
    data: await listExplorations(services.db, caller.user_id),
  })),
  route(kept.getExploration, async ({ services, caller, params }) => ({
    data: await getExploration(services.db, caller.user_id, params.id),
  })),
  route(kept.createExploration, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createExploration(trx, author, call.body));
    return { data: await getExploration(call.services.db, call.caller.user_id, id) };
  }),
  route(kept.changeExploration, async (call) => {
    const { body, params, services, caller } = call;
    const { id } = params;
    await runChange(call, (trx, author) => changeExploration(trx, author, { id, body }), toSubject(id));
    return { data: await getExploration(services.db, caller.user_id, id) };
  }),
  route(kept.deleteExploration, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => deleteExploration(trx, author, id), toSubject(id));
  }),
  route(kept.listHomeCards, async ({ services, caller }) => ({
    data: await listHomeCards(services.db, caller.user_id),
  })),
  route(kept.orderHomeCards, async (call) => {
    await runChange(call, (trx, author) => orderHomeCards(trx, author, call.body));
    return { data: await listHomeCards(call.services.db, call.caller.user_id) };
  }),
];
