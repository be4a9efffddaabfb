import * as contract from "@passbook/contract/suggestions";
import { type Route, route } from "../../platform/http/route.ts";
import { suggestForVendors } from "../categorisation/index.ts";
import { runChange } from "../changes/index.ts";
import { acceptSuggestions } from "./accept-suggestions.ts";
import { listAlike } from "./list-alike.ts";
import { countWaiting, listSuggestions } from "./list-suggestions.ts";

export const suggestionsRoutes: readonly Route[] = [
  route(contract.listSuggestions, ({ services, caller, query }) =>
    listSuggestions(services.db, caller.user_id, query),
  ),
  route(contract.countSuggestions, async ({ services, caller }) => ({
    data: await countWaiting(services.db, caller.user_id),
  })),
  route(contract.acceptSuggestions, async (call) => {
    const { changed, vendor_ids } = await runChange(call, (trx, author) =>
      acceptSuggestions(trx, author, call.body.transaction_ids),
    );
    await suggestForVendors(call.services, call.caller.user_id, vendor_ids);
    return { data: { changed } };
  }),
  route(contract.listAlike, async ({ services, caller, params }) => ({
    data: await listAlike(services.db, caller.user_id, params.id),
  })),
];
