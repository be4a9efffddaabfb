import { serveJobs, takeTurnOfProcess } from "../src/platform/serve-jobs.ts";

/** Jobs that tests of threads give: to answer, to throw, to want all memory (while it is its turn to write), to last. */
export type OddJob = "answer" | "throw" | "grow" | "last";

serveJobs(async (job) => {
  if (job === "answer") return "answered";
  if (job === "throw") throw Object.assign(new RangeError("thrown in the thread"), { code: "SQLITE_FULL" });
  await takeTurnOfProcess();
  const kept: string[][] = [];
  for (;;) {
    if (job === "grow") kept.push(Array.from({ length: 100_000 }, (_, index) => `${String(index)} kept`));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
});
