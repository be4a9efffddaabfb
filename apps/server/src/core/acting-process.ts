import { beginJobs, serveJobs } from "../platform/jobs/serve-jobs.ts";
import type { ActJob, JobData } from "../platform/services.ts";
import { makeReader } from "../reader/index.ts";
import { ACTS } from "./acts.ts";
import { carryOutAct } from "./changes/index.ts";
import { makeCoreServices } from "./make-core-services.ts";

/** The process in which people change many rows at once, over a connection of its own. */
const servicesAt = await makeCoreServices(beginJobs() as JobData, makeReader());

serveJobs((job) => {
  // The server sends what the type of its processes says.
  const asked = job as ActJob;
  const act = ACTS.get(asked.name);
  if (act === undefined) throw new Error(`There is no act ${asked.name}.`);
  return carryOutAct(servicesAt(asked.now), act, asked);
});
