import * as contract from "@passbook/contract/alerts";
import { toLocalDate } from "../../platform/clock.ts";
import { type Route, route } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";
import { runChange } from "../changes/index.ts";
import { findTimeZone } from "../users/index.ts";
import { dismissAlerts, seeAlerts } from "./dismiss-alerts.ts";
import type { Asked } from "./found.ts";
import { findAlerts, listAlerts } from "./list-alerts.ts";
import { changeAlertSettings, getAlertSettings } from "./settings.ts";

/** What a person is told on the day it is where they live. */
const toAsked = async (services: Services, user_id: string): Promise<Asked> => {
  const time_zone = await findTimeZone(services.db, user_id);
  return { user_id, time_zone, today: toLocalDate(services.clock.now(), time_zone) };
};

export const alertsRoutes: readonly Route[] = [
  route(contract.listAlerts, async ({ services, caller, query }) => {
    const asked = await toAsked(services, caller.user_id);
    return { data: await listAlerts(services.db, asked, { dismissed: query.dismissed === "true" }) };
  }),
  route(contract.dismissAlerts, async (call) => {
    const { services, caller, body } = call;
    const asked = await toAsked(services, caller.user_id);
    // Looking ahead takes longer than others should wait for their turn to write.
    const alerts = await findAlerts(services.db, asked, contract.alertKind.options);
    await runChange(call, (trx, author) => dismissAlerts(trx, author, { alerts, ids: body.alert_ids }));
  }),
  route(contract.seeAlerts, async ({ services, caller, body }) => {
    const { user_id } = caller;
    const alerts = await findAlerts(
      services.db,
      await toAsked(services, user_id),
      contract.alertKind.options,
    );
    const seen = { user_id, alerts, ids: body.alert_ids, now: services.clock.now() };
    await services.db.transaction().execute((trx) => seeAlerts(trx, seen));
  }),
  route(contract.getAlertSettings, async ({ services, caller }) => ({
    data: await getAlertSettings(services.db, caller.user_id),
  })),
  route(contract.changeAlertSettings, async (call) => {
    const { services, caller, body } = call;
    await runChange(call, (trx, author) => changeAlertSettings(trx, author, body));
    return { data: await getAlertSettings(services.db, caller.user_id) };
  }),
];
