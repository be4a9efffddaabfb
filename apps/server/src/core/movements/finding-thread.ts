import { makeThreadServices } from "../../platform/make-thread-services.ts";
import { readJobData, serveJobs } from "../../platform/serve-jobs.ts";
import type { FindingJob, ThreadData } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";
import { lookAgain } from "./look-again.ts";

/**
 * The thread in which movements are found: it reads the rows over a connection of its own and writes what differs. It remembers the person
 * looked at last, so that the next look need not begin from nothing.
 */
const servicesAt = await makeThreadServices(readJobData() as ThreadData, makeReader());

serveJobs((job) => {
  // The process sends what the type of its threads says.
  const { now, ...looking } = job as FindingJob;
  return lookAgain(servicesAt(now), looking);
});
