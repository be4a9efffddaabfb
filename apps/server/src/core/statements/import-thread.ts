import { readJobData, serveJobs } from "../../platform/serve-jobs.ts";
import type { ImportJob, ThreadData } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";

/**
 * The thread, or the process of its own, in which statements are read and imported: it asks its own child for the rows, and enriches,
 * matches and writes them over a connection of its own. What it runs out of it takes from nobody else.
 */
const reader = makeReader();
// The child starts while this thread still loads.
reader.warmUp();
const { makeThreadServices } = await import("../../platform/make-thread-services.ts");
const { readStatement } = await import("./read-statement.ts");
const servicesAt = await makeThreadServices(readJobData() as ThreadData, reader);

serveJobs((job) => {
  // The process sends what the type of its threads says.
  const { row, now } = job as ImportJob;
  return readStatement(servicesAt(now), row);
});
