import { setPriority } from "node:os";
import { makeJobServices } from "../../platform/jobs/make-job-services.ts";
import { beginJobs, serveJobs } from "../../platform/jobs/serve-jobs.ts";
import type { BackupJob, JobData } from "../../platform/services.ts";
import { makeReader } from "../../reader/index.ts";
import { backUpNow } from "./back-up-now.ts";

const AFTER_OTHERS = 10;

/** The process in which backups are written and read again: nobody waits for it, so others come first. */
setPriority(AFTER_OTHERS);
const servicesAt = await makeJobServices(beginJobs() as JobData, makeReader());

// The server sends what the type of its processes says.
serveJobs((job) => backUpNow(servicesAt((job as BackupJob).now)));
