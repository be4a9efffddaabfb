import { beginJobs, serveJobs } from "../platform/jobs/serve-jobs.ts";
import type { DerivingJob, JobData } from "../platform/services.ts";
import { makeReader } from "../reader/index.ts";
import { suggestFrom } from "./categorisation/index.ts";
import { makeCoreServices } from "./make-core-services.ts";
import { deriveFindings } from "./findings/index.ts";

/**
 * The process in which what follows from a person's data is made again: it reads the rows over a connection of its own and writes what differs.
 * It remembers whose findings it found last and what their answers teach, so that the next look need not begin from nothing.
 */
const servicesAt = await makeCoreServices(beginJobs() as JobData, makeReader());

serveJobs(async (asked) => {
  // The server sends what the type of its processes says.
  const { now, ...job } = asked as DerivingJob;
  const services = servicesAt(now);
  if (job.kind === "suggestions") return suggestFrom(services, job.user_id, job.after);
  await deriveFindings(services, job.user_id, job.claimed);
  return null;
});
