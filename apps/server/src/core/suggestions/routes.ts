import * as contract from "@passbook/contract/suggestions";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct } from "../changes/index.ts";
import { refuseMistakes } from "../transactions/index.ts";
import { ACCEPT_SUGGESTIONS_ACT } from "./accept-suggestions.ts";
import { listAlike } from "./list-alike.ts";
import { countWaiting } from "./count-waiting.ts";
import { listSuggestions } from "./list-suggestions.ts";

export const suggestionsRoutes: readonly Route[] = [
  route(contract.listSuggestions, ({ services, caller, query }) =>
    listSuggestions(services.db, caller.user_id, { ...query, now: services.clock.now() }),
  ),
  route(contract.countSuggestions, async ({ services, caller, query }) => ({
    data: await countWaiting(services.db, caller.user_id, { ...query, now: services.clock.now() }),
  })),
  route(contract.acceptSuggestions, async (call) => {
    const { services, caller, body } = call;
    const now = services.clock.now();
    await refuseMistakes(services.db, caller.user_id, { text: body.all?.filter?.q ?? "", now });
    const { changed } = await runAct(call, ACCEPT_SUGGESTIONS_ACT, { ...body, now });
    return { data: { changed } };
  }),
  route(contract.listAlike, async ({ services, caller, params }) => ({
    data: await listAlike(services.db, caller.user_id, { id: params.id, now: services.clock.now() }),
  })),
];
