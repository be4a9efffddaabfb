import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { err } from "@passbook/contract/values";
import type { ChildMessage, ReaderFault, ReaderResult, ReaderTask } from "./tasks.ts";

/** What one task may take before its child is ended. */
export type ReaderLimits = { readonly time_ms: number; readonly memory_mb: number };

/** A child process that carries out one task at a time. */
export type ReaderChild = {
  run: (task: ReaderTask) => Promise<ReaderResult<ReaderTask["kind"]>>;
  /** False once it ended, or when it is due to be replaced. */
  isFresh: () => boolean;
  stop: () => void;
};

const CHILD_FILE = fileURLToPath(new URL("child.ts", import.meta.url));
const PRLIMIT = "/usr/bin/prlimit";
const WATCH_EVERY_MS = 50;
const KB_PER_MB = 1024;
/** Beside the heap there are the program itself, the bytes of the file and the answer on its way. */
const OLD_SPACE_SHARE = 0.65;
/** Small, so that garbage of a large file is collected before it adds up. */
const SEMI_SPACE_MB = 8;
/** A child whose parent was killed cannot be watched; the kernel ends it then. */
const CPU_LIMIT_S = 120;
const REPLACED_AFTER_CPU_MS = 60_000;

const FAULTS: Readonly<Record<ReaderFault["code"], string>> = {
  reader_crashed:
    "Reading this file failed three times. The file is kept; try again after an update of Passbook.",
  reader_too_slow: "Reading this file takes too long. Download a shorter period, or another format.",
  reader_too_large: "Reading this file takes too much memory. Download a shorter period, or another format.",
};

const spawnChild = ({ memory_mb }: ReaderLimits): ChildProcess => {
  const node = [
    process.execPath,
    `--max-old-space-size=${String(Math.floor(memory_mb * OLD_SPACE_SHARE))}`,
    `--max-semi-space-size=${String(SEMI_SPACE_MB)}`,
    CHILD_FILE,
  ];
  const limited = existsSync(PRLIMIT)
    ? [PRLIMIT, `--cpu=${String(CPU_LIMIT_S)}`, "--core=0", "--", ...node]
    : node;
  const [command = process.execPath, ...parameters] = limited;
  // An empty environment: the child must not know the address of the database or any secret.
  return spawn(command, parameters, {
    env: { NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
};

/** Resident memory of a process in MB; 0 where the system does not tell. */
const readMemoryMb = (pid: number): number => {
  try {
    const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, "utf8"))?.[1];
    return Number(kb ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
};

type Running = { started_ms: number; end: (result: ReaderResult<ReaderTask["kind"]>) => void };

const whyEnded = (signal: NodeJS.Signals | null): ReaderFault["code"] =>
  // V8 aborts when its heap is full.
  signal === "SIGABRT" || signal === "SIGTRAP" ? "reader_too_large" : "reader_crashed";

/** Starts a child; it is ready as soon as it has loaded, and tasks sent before wait in its channel. */
export const startReaderChild = (limits: ReaderLimits): ReaderChild => {
  const child = spawnChild(limits);
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>();
  let running: Running | null = null;
  let ended = false;
  let cpu_ms = 0;
  const settle = (result: ReaderResult<ReaderTask["kind"]>): void => {
    clearInterval(watch);
    running?.end(result);
    running = null;
  };
  const fail = (code: ReaderFault["code"]): void => {
    ended = true;
    child.kill("SIGKILL");
    beReady();
    settle(err({ code, message: FAULTS[code] }));
  };
  let watch: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (running === null) return;
    if (performance.now() - running.started_ms > limits.time_ms) fail("reader_too_slow");
    else if (readMemoryMb(child.pid ?? 0) > limits.memory_mb) fail("reader_too_large");
  };
  child.on("message", (message: ChildMessage) => {
    if ("ready" in message) return beReady();
    cpu_ms = message.cpu_ms;
    settle(message.answer as ReaderResult<ReaderTask["kind"]>);
  });
  child.on("error", () => fail("reader_crashed"));
  child.on("exit", (_code, signal) => fail(whyEnded(signal)));
  return {
    run: async (task) => {
      await ready;
      if (ended) return err({ code: "reader_crashed", message: FAULTS.reader_crashed });
      const { promise, resolve } = Promise.withResolvers<ReaderResult<ReaderTask["kind"]>>();
      running = { started_ms: performance.now(), end: resolve };
      watch = setInterval(look, WATCH_EVERY_MS);
      child.send(task, (error) => {
        if (error !== null) fail("reader_crashed");
      });
      return promise;
    },
    isFresh: () => !ended && cpu_ms < REPLACED_AFTER_CPU_MS,
    stop: () => fail("reader_crashed"),
  };
};
