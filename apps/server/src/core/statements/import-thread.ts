import { workerData } from "node:worker_threads";
import { makeBell } from "../../platform/bell.ts";
import { type Clock, systemClock } from "../../platform/clock.ts";
import { makeLog } from "../../platform/log.ts";
import { makeSecrets, readOrMakeSecretKey } from "../../platform/secrets.ts";
import { serveJobs, takeTurnOfProcess } from "../../platform/serve-jobs.ts";
import type { ImportJob, ImportThreadData, Services } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";

/**
 * The thread in which statements are read and imported: it asks its own child for the rows, and enriches, matches and writes them over a
 * connection of its own. What it runs out of it takes from nobody else.
 */
const { config, place } = workerData as ImportThreadData;
const reader = makeReader();
// The child starts while this thread still loads.
reader.warmUp();
const { openDatabaseHere } = await import("@passbook/db/open");
const { readStatement } = await import("./read-statement.ts");

/** The clock of the process, which may not be the machine's. */
const clockFrom = (instant: string): Clock => {
  const start_ms = Date.parse(instant) - performance.now();
  return { ...system, now: () => new Date(start_ms + performance.now()).toISOString() };
};

const system = systemClock();
const services: Services = {
  config,
  db: await openDatabaseHere(place, takeTurnOfProcess),
  clock: system,
  secrets: makeSecrets(readOrMakeSecretKey(config.secret_key_file, system.randomBytes), system.randomBytes),
  log: makeLog(config),
  bell: makeBell(),
  newUserHooks: [],
  origin: { url: "" },
  reader,
  importing: null,
};

serveJobs((job) => {
  // The process sends what the type of its threads says.
  const { row, now } = job as ImportJob;
  return readStatement({ ...services, clock: clockFrom(now) }, row);
});
