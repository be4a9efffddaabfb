import * as contract from "@passbook/contract/categorisation";
import { type Route, route } from "../../platform/http/route.ts";
import { getCategorisation } from "./get-categorisation.ts";

export const categorisationRoutes: readonly Route[] = [
  route(contract.getCategorisation, async ({ services, caller }) => ({
    data: await getCategorisation(services.db, caller.user_id),
  })),
];
