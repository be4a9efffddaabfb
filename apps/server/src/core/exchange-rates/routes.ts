import * as rates from "@passbook/contract/exchange-rates";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { findToday } from "../users/index.ts";
import {
  createExchangeRate,
  deleteExchangeRate,
  getExchangeRate,
  listExchangeRates,
  toRateSubject,
} from "./own-rates.ts";

export const exchangeRatesRoutes: readonly Route[] = [
  route(rates.listExchangeRates, async ({ services, caller }) => ({
    data: await listExchangeRates(services.db, caller.user_id),
  })),
  route(rates.getExchangeRate, async ({ services, caller, params }) => ({
    data: await getExchangeRate(services.db, caller.user_id, params.id),
  })),
  route(rates.createExchangeRate, async (call) => {
    const { services, caller, body } = call;
    const today = await findToday(services, caller.user_id);
    const { id } = await runOnce(call, (trx, author) => createExchangeRate(trx, author, { body, today }));
    return { data: await getExchangeRate(services.db, caller.user_id, id) };
  }),
  route(rates.deleteExchangeRate, async (call) => {
    const { id } = call.params;
    await runChange(call, (trx, author) => deleteExchangeRate(trx, author, id), toRateSubject(id));
  }),
];
