import { beginJobs, serveJobs } from "../platform/jobs/serve-jobs.ts";
import type { SampleJob, JobData } from "../platform/services.ts";
import { makeReader } from "../reader/index.ts";
import { makeCoreServices } from "./make-core-services.ts";
import { loadSample } from "./sample/load-sample.ts";

/** The process in which the sample household is made and written, since that takes seconds. */
const servicesAt = await makeCoreServices(beginJobs() as JobData, makeReader());

serveJobs((job) => {
  // The server sends what the type of its processes says.
  const { person, once, now } = job as SampleJob;
  return loadSample(servicesAt(now), person, once);
});
