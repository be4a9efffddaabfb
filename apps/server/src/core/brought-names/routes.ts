import * as contract from "@passbook/contract/brought-names";
import { type Route, route } from "../../platform/http/route.ts";
import { runAct } from "../changes/index.ts";
import { FILE_BROUGHT_NAMES_ACT } from "./file-names.ts";
import { listRowsOf } from "./list-rows-of.ts";
import { getSource, listSources } from "./list-sources.ts";

export const broughtNamesRoutes: readonly Route[] = [
  route(contract.listBroughtSources, async ({ services, caller }) => ({
    data: await listSources(services.db, caller.user_id),
  })),
  route(contract.getBroughtSource, async ({ services, caller, params }) => ({
    data: await getSource(services.db, caller.user_id, params.source),
  })),
  route(contract.listBroughtRows, async ({ services, caller, params }) => ({
    data: await listRowsOf(services.db, caller.user_id, params.id),
  })),
  route(contract.fileBroughtNames, async (call) => {
    const { source } = call.params;
    const { filed, kept, created } = await runAct(call, FILE_BROUGHT_NAMES_ACT, { source, ...call.body });
    return { data: { filed, kept, created } };
  }),
];
