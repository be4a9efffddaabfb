import * as contract from "@passbook/contract/sample";
import { type Route, route } from "../../platform/http/route.ts";
import { runChange, runOnce } from "../changes/index.ts";
import { ringStatements } from "../statements/index.ts";
import { loadSample } from "./load-sample.ts";
import { removeSample } from "./remove-sample.ts";
import { getSampleState } from "./repo.ts";

export const sampleRoutes: readonly Route[] = [
  route(contract.getSample, async ({ services, caller }) => ({
    data: await getSampleState(services.db, caller.user_id),
  })),
  route(contract.loadSample, async (call) => {
    const { secrets } = call.services;
    await runOnce(call, (trx, author) => loadSample(trx, { ...author, secrets }));
    ringStatements(call.services);
    return { data: await getSampleState(call.services.db, call.caller.user_id) };
  }),
  route(contract.removeSample, async (call) => {
    await runChange(call, removeSample);
    ringStatements(call.services);
  }),
];
