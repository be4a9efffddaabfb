import * as contract from "@passbook/contract/saved-searches";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { changeSavedSearch, createSavedSearch, deleteSavedSearch } from "./change-saved-searches.ts";
import { getSavedSearch, listSavedSearches, toSubject } from "./repo.ts";

export const savedSearchesRoutes: readonly Route[] = [
  route(contract.listSavedSearches, async ({ services, caller }) => ({
    data: await listSavedSearches(services.db, caller.user_id),
  })),
  route(contract.getSavedSearch, async ({ services, caller, params }) => ({
    data: await getSavedSearch(services.db, caller.user_id, params.id),
  })),
  route(contract.createSavedSearch, async (call) => {
    const { id } = await runOnce(call, (trx, author) => createSavedSearch(trx, author, call.body));
    return { data: await getSavedSearch(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.changeSavedSearch, async (call) => {
    const { id } = call.params;
    await runChange(
      call,
      (trx, author) => changeSavedSearch(trx, author, { id, body: call.body }),
      toSubject(id),
    );
    return { data: await getSavedSearch(call.services.db, call.caller.user_id, id) };
  }),
  route(contract.deleteSavedSearch, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => deleteSavedSearch(trx, author, id), toSubject(id));
  }),
];
