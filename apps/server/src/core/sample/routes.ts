import * as contract from "@passbook/contract/sample";
import { onceOf } from "../../platform/http/answers/answer-once.ts";
import { type Route, route, tellChange } from "../../platform/http/route.ts";
import { diskFull } from "../../platform/problem.ts";
import { hasRoom } from "../../platform/storage/room.ts";
import { runChange } from "../changes/index.ts";
import { ringStatements } from "../statements/index.ts";
import { loadSample } from "./load-sample.ts";
import { removeSample } from "./remove-sample.ts";
import { getSampleState } from "./repo.ts";

/** The household with all that is noted beside it, in the database and once more in what SQLite writes ahead. */
const SAMPLE_BYTES = 8 * 1024 * 1024;

export const sampleRoutes: readonly Route[] = [
  route(contract.getSample, async ({ services, caller }) => ({
    data: await getSampleState(services.db, caller.user_id),
  })),
  route(contract.loadSample, async (call) => {
    const { services, caller, reply } = call;
    const job = { person: caller, once: onceOf(call), now: services.clock.now() };
    // What a full disk would refuse at the end is refused before the work.
    if (!(await hasRoom(services.config.data_dir, SAMPLE_BYTES))) throw diskFull(507);
    const { change_id } = await (services.sampling?.run(job) ?? loadSample(services, caller, job.once));
    tellChange(reply, change_id);
    ringStatements(services, caller.user_id);
    return { data: await getSampleState(services.db, caller.user_id) };
  }),
  route(contract.removeSample, async (call) => {
    await runChange(call, removeSample);
    ringStatements(call.services, call.caller.user_id);
  }),
];
