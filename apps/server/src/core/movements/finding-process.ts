import { makeJobServices } from "../../platform/make-job-services.ts";
import { beginJobs, serveJobs } from "../../platform/serve-jobs.ts";
import type { FindingJob, JobData } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";
import { lookAgain } from "./look-again.ts";

/**
 * The process in which movements are found: it reads the rows over a connection of its own and writes what differs. It remembers the person
 * looked at last, so that the next look need not begin from nothing.
 */
const servicesAt = await makeJobServices(beginJobs() as JobData, makeReader());

serveJobs((job) => {
  // The server sends what the type of its processes says.
  const { now, ...looking } = job as FindingJob;
  return lookAgain(servicesAt(now), looking);
});
