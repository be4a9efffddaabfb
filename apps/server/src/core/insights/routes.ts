import * as contract from "@passbook/contract/insights";
import type { Db } from "@passbook/db/dialect";
import { toLocalDate } from "../../platform/clock.ts";
import { type Route, route } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";
import { listBalances } from "./list-balances.ts";
import { listMonths } from "./list-months.ts";
import { getMonthInsights } from "./month-insights.ts";

/** The day it is where the person lives. */
const findToday = async ({ db, clock }: Services, user_id: string): Promise<string> => {
  const { time_zone } = await getTimeZone(db, user_id);
  return toLocalDate(clock.now(), time_zone);
};

const getTimeZone = (db: Db, user_id: string): Promise<{ time_zone: string }> =>
  db.selectFrom("users").select("time_zone").where("id", "=", user_id).executeTakeFirstOrThrow();

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
