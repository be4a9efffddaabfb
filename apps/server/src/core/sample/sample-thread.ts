import { workerData } from "node:worker_threads";
import { makeThreadServices } from "../../platform/make-thread-services.ts";
import { serveJobs } from "../../platform/serve-jobs.ts";
import type { SampleJob, ThreadData } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";
import { loadSample } from "./load-sample.ts";

/** The thread in which the sample household is made and written, since that takes seconds. */
const servicesAt = await makeThreadServices(workerData as ThreadData, makeReader());

serveJobs((job) => {
  // The process sends what the type of its threads says.
  const { person, once, now } = job as SampleJob;
  return loadSample(servicesAt(now), person, once);
});
