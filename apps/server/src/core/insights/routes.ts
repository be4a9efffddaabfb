import * as contract from "@passbook/contract/insights";
import { type Route, route } from "../../platform/http/route.ts";
import { findToday } from "../users/index.ts";
import { listBalances } from "./list-balances.ts";
import { listMonths } from "./list-months.ts";
import { getMonthInsights } from "./month-insights.ts";

export const insightsRoutes: readonly Route[] = [
  route(contract.getMonthInsights, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await getMonthInsights(services.db, caller.user_id, { query, today }) };
  }),
  route(contract.listMonthSums, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await listMonths(services.db, caller.user_id, { query, today }) };
  }),
  route(contract.listBalances, async ({ services, caller }) => ({
    data: await listBalances(services.db, caller.user_id),
  })),
];
