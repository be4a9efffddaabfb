import * as contract from "@passbook/contract/forecast";
import { type Route, route } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";
import { getBankAccountRow } from "../bank-accounts/index.ts";
import { findToday } from "../users/index.ts";
import { getForecast } from "./get-forecast.ts";
import { listDueDays } from "./list-due-days.ts";
import { writeIcs } from "./write-ics.ts";

const listDue = async (services: Services, user_id: string, bank_account_id: string | undefined) => {
  if (bank_account_id !== undefined)
    await getBankAccountRow(services.db, user_id, bank_account_id, "bank_account_id");
  const today = await findToday(services, user_id);
  return listDueDays(services.db, user_id, { today, bank_account_id });
};

export const aheadRoutes: readonly Route[] = [
  route(contract.getForecast, async ({ services, caller, query }) => {
    const today = await findToday(services, caller.user_id);
    return { data: await getForecast(services.db, caller.user_id, { query, today }) };
  }),
  route(contract.listDueDays, async ({ services, caller, query }) => ({
    data: await listDue(services, caller.user_id, query.bank_account_id),
  })),
  route(contract.exportDueDays, async ({ services, caller, query, reply }) => {
    const due = await listDue(services, caller.user_id, query.bank_account_id);
    void reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", 'attachment; filename="passbook-due.ics"')
      .send(writeIcs(due, services.clock.now()));
  }),
];
