import { makeThreadServices } from "../platform/make-thread-services.ts";
import { readJobData, serveJobs } from "../platform/serve-jobs.ts";
import type { ActJob, ThreadData } from "../platform/services.ts";
import { makeReader } from "../reader/index.ts";
import { ACTS } from "./acts.ts";
import { carryOutAct } from "./changes/index.ts";

/** The thread, or the process of its own, in which people change many rows at once, over a connection of its own. */
const servicesAt = await makeThreadServices(readJobData() as ThreadData, makeReader());

serveJobs((job) => {
  // The process sends what the type of its threads says.
  const asked = job as ActJob;
  const act = ACTS.get(asked.name);
  if (act === undefined) throw new Error(`There is no act ${asked.name}.`);
  return carryOutAct(servicesAt(asked.now), act, asked);
});
