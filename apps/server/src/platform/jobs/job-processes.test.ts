import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import type { OddJob } from "../../../testing/processes/odd-jobs-process.ts";
import type { JobProcesses } from "../services.ts";
import { makeJobProcesses } from "./job-processes.ts";
import { Problem } from "../problem.ts";
import { JOB_DATA } from "./job-messages.ts";

const LIMITS = {
  most_processes: 1,
  memory_mb: 32,
  large: { mb: 32, idle_ms: 0 },
  time_ms: 30_000,
  idle_ms: 60_000,
};

let processes: JobProcesses<OddJob, string> | null = null;
afterEach(() => processes?.close());

const ODD_JOBS = new URL("../../../testing/processes/odd-jobs-process.ts", import.meta.url);

/** Processes whose turns to write are counted while they are held. */
const start = (limits = LIMITS) => {
  const turns = { held: 0, taken: 0 };
  const takeTurn = async () => {
    turns.held += 1;
    turns.taken += 1;
    return () => void (turns.held -= 1);
  };
  const lost: number[] = [];
  const onLost = (pid: number) => void lost.push(pid);
  processes = makeJobProcesses<OddJob, string>({ file: ODD_JOBS, data: null, limits, takeTurn, onLost });
  return { run: processes.run, turns, lost };
};

test("a job that runs out of memory fails alone: its turn to write is given back and the next job is carried out", async () => {
  const { run, turns } = start();
  const [grown, answered] = await Promise.allSettled([run("grow"), run("answer")]);
  expect(grown).toMatchObject({ status: "rejected", reason: { name: "ProcessEnded" } });
  expect(answered).toEqual({ status: "fulfilled", value: "answered" });
  expect(turns).toEqual({ held: 0, taken: 1 });
});

test("which process has ended under a job is told, and of none that ended without", async () => {
  const { run, lost } = start();
  const pid = Number(await run("name"));
  await expect(run("kill")).rejects.toMatchObject({ name: "ProcessEnded" });
  await run("name", true);
  await processes?.close();
  expect(lost).toEqual([pid]);
});

test("a job that never ends is ended, and the next one is carried out", async () => {
  const { run, turns } = start({ ...LIMITS, time_ms: 2000 });
  const [lasting, answered] = await Promise.allSettled([run("last"), run("answer")]);
  expect(lasting.status).toBe("rejected");
  expect(answered).toEqual({ status: "fulfilled", value: "answered" });
  expect(turns.held).toBe(0);
});

test("what a job throws arrives with its name and code, and the process goes on", async () => {
  const { run } = start();
  await expect(run("throw")).rejects.toMatchObject({
    name: "RangeError",
    code: "SQLITE_FULL",
    message: expect.stringContaining("thrown in the process"),
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
    message: "There is already one with this name. Choose another.",
    sentence: "name_taken",
    fields: { name: { message: "Choose the account.", sentence: "choose_account" } },
  });
});

test("a job apart has a process that begins and ends with it; killed, it fails alone", async () => {
  const { run, turns } = start({ ...LIMITS, time_ms: 2000 });
  const kept = await run("name");
  const apart = await run("name", true);
  expect(new Set([String(process.pid), kept, apart, await run("name", true)]).size).toBe(4);
  await expect(run("kill", true)).rejects.toMatchObject({ name: "ProcessEnded" });
  await expect(run("last", true)).rejects.toMatchObject({ name: "ProcessEnded" });
  expect(turns).toEqual({ held: 0, taken: 1 });
  expect(await run("name")).toBe(kept);
});

test("a signal that a terminal sends to all processes of a program interrupts no job", async () => {
  const { run } = start();
  expect(await run("interrupt")).toBe("not interrupted");
});

test("a process is kept for the next job unless it holds much after the last", async () => {
  const { run } = start({ ...LIMITS, memory_mb: 256, large: { mb: 64, idle_ms: 0 } });
  const first = await run("name");
  expect(await run("name")).toBe(first);
  await run("swell");
  expect(await run("name")).not.toBe(first);
});

test("a process whose server has ended ends while it loads, too", async () => {
  const child = fork(ODD_JOBS, { env: { ...process.env, [JOB_DATA]: String(LIMITS.idle_ms) } });
  const ended = once(child, "exit");
  child.disconnect();
  expect(await ended).toEqual([0, null]);
}, 20_000);
