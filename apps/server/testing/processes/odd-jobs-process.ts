import { say } from "@passbook/contract/sentences/refusals";
import { setTimeout as sleep } from "node:timers/promises";
import { conflict } from "../../src/platform/problem.ts";
import { beginJobs, serveJobs, takeTurnOfServer } from "../../src/platform/jobs/serve-jobs.ts";

/** Jobs that tests give: to answer, to say which process it is, to be interrupted, to throw, to refuse, to kill its process, to keep much memory, to want all (in its turn to write), to last. It loads for as long as its data say. */
export type OddJob =
  | "answer"
  | "name"
  | "interrupt"
  | "throw"
  | "refuse"
  | "kill"
  | "swell"
  | "grow"
  | "last";

const loads_ms = beginJobs();
if (typeof loads_ms === "number") await sleep(loads_ms);

const swollen: string[][] = [];
const MUCH = 1_500_000;

serveJobs(async (job) => {
  if (job === "answer") return "answered";
  if (job === "name") return String(process.pid);
  if (job === "interrupt") {
    process.kill(process.pid, "SIGINT");
    await sleep(100);
    return "not interrupted";
  }
  if (job === "kill") process.kill(process.pid, "SIGKILL");
  if (job === "swell") {
    swollen.push(Array.from({ length: MUCH }, (_, index) => `${String(index)} kept`));
    return "swollen";
  }
  if (job === "throw") throw Object.assign(new RangeError("thrown in the process"), { code: "SQLITE_FULL" });
  if (job === "refuse") throw conflict("name_taken", say("name_taken"), { name: say("choose_account") });
  await takeTurnOfServer();
  const kept: string[][] = [];
  for (;;) {
    if (job === "grow") kept.push(Array.from({ length: 100_000 }, (_, index) => `${String(index)} kept`));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
});
