import { beginJobs, serveJobs } from "../platform/jobs/serve-jobs.ts";
import type { ImportJob, JobData } from "../platform/services.ts";
import { makeReader } from "../reader/index.ts";

/**
 * The process in which statements are read and imported: it asks its own child for the rows, and enriches,
 * matches and writes them over a connection of its own. What it runs out of it takes from nobody else.
 */
const data = beginJobs() as JobData;
const reader = makeReader();
// The child starts while this process still loads.
reader.warmUp();
const { makeCoreServices } = await import("./make-core-services.ts");
const { readStatement } = await import("./statements/import/read-statement.ts");
const servicesAt = await makeCoreServices(data, reader);

serveJobs((job) => {
  // The server sends what the type of its processes says.
  const { row, now } = job as ImportJob;
  return readStatement(servicesAt(now), row);
});
