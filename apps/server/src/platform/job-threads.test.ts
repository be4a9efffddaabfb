import { afterEach, expect, test } from "vitest";
import type { OddJob } from "../../testing/odd-jobs-thread.ts";
import { type JobThreads, makeJobThreads } from "./job-threads.ts";
import { Problem } from "./problem.ts";

const LIMITS = {
  most_threads: 1,
  memory_mb: 32,
  large: { mb: 32, idle_ms: 0 },
  time_ms: 30_000,
  idle_ms: 60_000,
};

let threads: JobThreads<OddJob, string> | null = null;
afterEach(() => threads?.close());

/** Threads whose turns to write are counted while they are held. */
const start = (limits = LIMITS) => {
  const turns = { held: 0, taken: 0 };
  const takeTurn = async () => {
    turns.held += 1;
    turns.taken += 1;
    return () => void (turns.held -= 1);
  };
  const file = new URL("../../testing/odd-jobs-thread.ts", import.meta.url);
  threads = makeJobThreads<OddJob, string>({ file, data: null, limits, takeTurn });
  return { run: threads.run, turns };
};

test("a job that runs out of memory fails alone: its turn to write is given back and the next job is carried out", async () => {
  const { run, turns } = start();
  const [grown, answered] = await Promise.allSettled([run("grow"), run("answer")]);
  expect(grown).toMatchObject({ status: "rejected", reason: { message: expect.stringMatching(/memory/i) } });
  expect(answered).toEqual({ status: "fulfilled", value: "answered" });
  expect(turns).toEqual({ held: 0, taken: 1 });
});

test("a job that never ends is ended, and the next one is carried out", async () => {
  const { run, turns } = start({ ...LIMITS, time_ms: 2000 });
  const [lasting, answered] = await Promise.allSettled([run("last"), run("answer")]);
  expect(lasting.status).toBe("rejected");
  expect(answered).toEqual({ status: "fulfilled", value: "answered" });
  expect(turns.held).toBe(0);
});

test("what a job throws arrives with its name and code, and the thread goes on", async () => {
  const { run } = start();
  await expect(run("throw")).rejects.toMatchObject({
    name: "RangeError",
    code: "SQLITE_FULL",
    message: expect.stringContaining("thrown in the thread"),
  });
  expect(await run("answer")).toBe("answered");
});

test("a refusal arrives as the same refusal", async () => {
  const { run } = start();
  const refused = run("refuse");
  await expect(refused).rejects.toBeInstanceOf(Problem);
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: "name_taken",
    message: "There is one already.",
    fields: { name: "Choose another." },
  });
});

test("a job apart has a process of its own: killed, it fails alone, and takes its turn to write like any other", async () => {
  const { run, turns } = start({ ...LIMITS, time_ms: 5000 });
  const here = await run("name");
  const apart = await run("name", true);
  expect(apart.split(" ")[0]).not.toBe(here.split(" ")[0]);
  expect(await run("name", true)).not.toBe(apart);
  await expect(run("kill", true)).rejects.toMatchObject({ name: "ThreadEnded" });
  await expect(run("last", true)).rejects.toMatchObject({ name: "ThreadEnded" });
  expect(turns).toEqual({ held: 0, taken: 1 });
  expect(await run("name")).toBe(here);
});

test("a thread is kept for the next job unless it holds much after the last", async () => {
  const { run } = start({ ...LIMITS, memory_mb: 256, large: { mb: 64, idle_ms: 0 } });
  const first = await run("name");
  expect(await run("name")).toBe(first);
  await run("swell");
  expect(await run("name")).not.toBe(first);
});
