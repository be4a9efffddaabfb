import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { err } from "@passbook/contract/values";
import type { ParsedTransaction } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/reading";
import type { Said } from "@passbook/contract/sentences/sentence";
import { joinAnswer } from "./send-answer.ts";
import { OUT_OF_MEMORY_EXIT } from "./tasks.ts";
import type { ChildMessage, ReaderFault, ReaderResult, ReaderTask } from "./tasks.ts";

/**
 * What one task, or a page of a scan, may take before its child is ended; `time_ms` is of a processor, since a busy machine makes no file a
 * bad one, and `cpu_s` is for all that the child ever does. One that has had nothing of a processor for `hangs_ms` is ended too.
 */
export type ReaderLimits = {
  readonly time_ms: number;
  readonly memory_mb: number;
  readonly cpu_s?: number;
  readonly hangs_ms?: number;
};

/** A child process that carries out one task at a time. */
export type ReaderChild = {
  run: (task: ReaderTask) => Promise<ReaderResult<ReaderTask["kind"]>>;
  /** False once it ended, or when it is due to be replaced. */
  isFresh: () => boolean;
  stop: () => void;
};

const CHILD_FILE = fileURLToPath(new URL("child.ts", import.meta.url));
const PRLIMIT = "/usr/bin/prlimit";
const HAS_PRLIMIT = existsSync(PRLIMIT);
/** Where compiled sources are kept: without them two thirds of what a small file costs is compiling the parser again. */
const COMPILE_CACHE = process.env["NODE_COMPILE_CACHE"];
const COMPILED = COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: COMPILE_CACHE };
const WATCH_EVERY_MS = 50;
/** On a busy machine a child waits for a processor, but not so long without having any of it: one that hangs is replaced. */
const HANGS_AFTER_MS = 20_000;
const TICKS_PER_S = 100;
const KB_PER_MB = 1024;
const BYTES_PER_MB = 1024 * 1024;
/** Beside the heap there are the program itself, the bytes of the file and the answer on its way. */
const OLD_SPACE_SHARE = 0.65;
/** Small, so that garbage of a large file is collected before it adds up. */
const SEMI_SPACE_MB = 8;
/** A child whose parent was killed cannot be watched; the kernel ends it then. */
const CPU_LIMIT_S = 120;
/** A process whose channel has broken is seen to have ended soon. */
const ENDS_WITHIN_MS = 1000;
const REPLACED_AFTER_CPU_MS = 60_000;
/** One that holds more after a file is replaced: it would hold it while what was read is imported. */
const MOST_KEPT_MB = 160;

const FAULTS: Readonly<Record<ReaderFault["code"], Said>> = {
  reader_crashed: say("reading_failed"),
  reader_too_slow: say("reading_takes_long"),
  reader_too_large: say("reading_takes_memory"),
};

const spawnChild = ({ memory_mb, cpu_s = CPU_LIMIT_S }: ReaderLimits): ChildProcess => {
  const node = [
    process.execPath,
    `--max-old-space-size=${String(Math.floor(memory_mb * OLD_SPACE_SHARE))}`,
    `--max-semi-space-size=${String(SEMI_SPACE_MB)}`,
    CHILD_FILE,
  ];
  const limited = HAS_PRLIMIT ? [PRLIMIT, `--cpu=${String(cpu_s)}`, "--core=0", "--", ...node] : node;
  const [command = process.execPath, ...parameters] = limited;
  // Hardly any environment: the child must not know the address of the database or any secret.
  return spawn(command, parameters, {
    env: { NODE_NO_WARNINGS: "1", ...COMPILED },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
};

/** Resident memory of a process, and what it has asked for as data, in MB; 0 where the system does not tell. */
const readMemoryMb = (pid: number): { resident: number; data: number } => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    const read = (name: string): number =>
      Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / KB_PER_MB;
    return { resident: read("VmRSS"), data: read("VmData") };
  } catch {
    return { resident: 0, data: 0 };
  }
};

/** Processor time of a process so far in ms; null where the system does not tell. */
const readCpuMs = (pid: number): number | null => {
  try {
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, "utf8")
        .split(") ")[1]
        ?.split(" ") ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isNaN(ticks) ? null : (ticks * 1000) / TICKS_PER_S;
  } catch {
    return null;
  }
};

/**
 * Lets the kernel refuse what goes beyond the limit, at once, where the watch would see it 50 ms too late. What the engine reserves at its
 * start counts as data too (half a gigabyte for code alone), so the limit is set on top of that, once it has started.
 */
const limitMemory = (pid: number, { memory_mb }: ReaderLimits): void => {
  const { resident, data } = readMemoryMb(pid);
  if (!HAS_PRLIMIT || data === 0) return;
  const bytes = String(Math.floor((data + Math.max(0, memory_mb - resident)) * BYTES_PER_MB));
  execFile(PRLIMIT, ["--pid", String(pid), `--data=${bytes}:${bytes}`], () => undefined);
};

type Moment = { readonly clock_ms: number; readonly cpu_ms: number | null };
/** `moved` is when the child was last seen to have worked; a task has its time, starting and loading have not. */
type Running = { readonly started: Moment; moved: Moment; readonly time_ms: number };

const lookAtClocks = (pid: number): Moment => ({ clock_ms: performance.now(), cpu_ms: readCpuMs(pid) });

const startRunning = (pid: number, time_ms: number): Running => {
  const started = lookAtClocks(pid);
  return { started, moved: started, time_ms };
};

/** What is wrong with a child that has not answered yet. */
const findFault = (
  pid: number,
  running: Running,
  { memory_mb, hangs_ms = HANGS_AFTER_MS }: ReaderLimits,
): ReaderFault["code"] | null => {
  const now = lookAtClocks(pid);
  const { started, moved } = running;
  if (now.cpu_ms === null || now.cpu_ms !== moved.cpu_ms) running.moved = now;
  const worked_ms =
    now.cpu_ms === null || started.cpu_ms === null
      ? now.clock_ms - started.clock_ms
      : now.cpu_ms - started.cpu_ms;
  if (worked_ms > running.time_ms) return "reader_too_slow";
  if (now.clock_ms - running.moved.clock_ms > hangs_ms) return "reader_crashed";
  return readMemoryMb(pid).resident > memory_mb ? "reader_too_large" : null;
};

const whyEnded = (exit_code: number | null, signal: NodeJS.Signals | null): ReaderFault["code"] =>
  // V8 aborts when its heap is full.
  exit_code === OUT_OF_MEMORY_EXIT || signal === "SIGABRT" || signal === "SIGTRAP"
    ? "reader_too_large"
    : "reader_crashed";

/** Keeps rows that are sent before the answer they belong to. */
const takeAhead = (
  ahead: Map<number, ParsedTransaction[]>,
  { statement, rows }: Extract<ChildMessage, { rows: string }>,
): void => {
  const before = ahead.get(statement) ?? [];
  ahead.set(statement, before);
  // Written by our own child from a checked type.
  for (const row of JSON.parse(rows) as ParsedTransaction[]) before.push(row);
};

/** Starts a child; it is ready as soon as it has loaded, and tasks sent before wait in its channel. */
export const startReaderChild = (limits: ReaderLimits): ReaderChild => {
  const child = spawnChild(limits);
  const { pid = 0 } = child;
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>();
  let running: Running | null = null;
  let ended = false;
  let cpu_ms = 0;
  let end: (result: ReaderResult<ReaderTask["kind"]>) => void = () => undefined;
  let watch: NodeJS.Timeout | undefined;
  const settle = (result: ReaderResult<ReaderTask["kind"]>): void => {
    clearInterval(watch);
    running = null;
    end(result);
  };
  const fail = (code: ReaderFault["code"]): void => {
    ended = true;
    child.kill("SIGKILL");
    beReady();
    settle(err({ code, ...FAULTS[code] }));
  };
  const look = (): void => {
    const fault = running === null ? null : findFault(pid, running, limits);
    if (fault !== null) fail(fault);
  };
  const watchFromNow = (time_ms = limits.time_ms): void => {
    clearInterval(watch);
    running = startRunning(pid, time_ms);
    watch = setInterval(look, WATCH_EVERY_MS);
  };
  let ahead = new Map<number, ParsedTransaction[]>();
  child.on("message", (message: ChildMessage) => {
    if ("ready" in message) {
      limitMemory(pid, limits);
      return beReady();
    }
    // Each page of a scan has the time anew.
    if ("page" in message) return watchFromNow();
    if ("rows" in message) return takeAhead(ahead, message);
    cpu_ms = message.cpu_ms;
    // Our own child answers the task that it was sent.
    settle(joinAnswer(message.answer, ahead) as ReaderResult<ReaderTask["kind"]>);
  });
  child.on("error", () => fail("reader_crashed"));
  child.on("exit", (exit_code, signal) => fail(whyEnded(exit_code, signal)));
  return {
    run: async (task) => {
      const { promise, resolve } = Promise.withResolvers<ReaderResult<ReaderTask["kind"]>>();
      end = resolve;
      // A child that never comes to be ready hangs as one that never answers does.
      watchFromNow(Number.POSITIVE_INFINITY);
      await ready;
      if (ended) return err({ code: "reader_crashed", ...FAULTS.reader_crashed });
      ahead = new Map();
      watchFromNow();
      child.send(task, (error) => {
        // A child that ended while it took the file says with its end why.
        if (error !== null) setTimeout(fail, ENDS_WITHIN_MS, "reader_crashed").unref();
      });
      return promise;
    },
    isFresh: () => !ended && cpu_ms < REPLACED_AFTER_CPU_MS && readMemoryMb(pid).resident <= MOST_KEPT_MB,
    stop: () => fail("reader_crashed"),
  };
};
