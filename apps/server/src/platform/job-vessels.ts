import { fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { ThreadAsk, ThreadReply } from "./serve-jobs.ts";

/** What carries out jobs beside this thread, and how to talk with it. */
export type Vessel = {
  readonly post: (ask: ThreadAsk) => void;
  readonly onReply: (hear: (reply: ThreadReply) => void) => void;
  readonly onError: (hear: (error: Error) => void) => void;
  readonly onExit: (hear: () => void) => void;
  /** Whether this process must not end before it. */
  readonly hold: (is_held: boolean) => void;
  readonly end: () => void;
};

type Start = { readonly file: URL; readonly data: unknown; readonly memory_mb: number };

/** What a job makes of a file lives until it is written; a smaller nursery would copy it many times. */
const NURSERY_MB = 24;

/** A thread of this process; what it runs out of ends it alone, what crashes ends this process too. */
export const startWorker = ({ file, data, memory_mb }: Start): Vessel => {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory_mb, maxYoungGenerationSizeMb: NURSERY_MB },
  });
  return {
    post: (ask) => worker.postMessage(ask),
    onReply: (hear) => void worker.on("message", hear),
    onError: (hear) => void worker.on("error", hear),
    onExit: (hear) => void worker.on("exit", hear),
    hold: (is_held) => (is_held ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
};

/** The name under which a process of its own is handed its data: as the configuration comes to this one. */
export const JOB_DATA = "PASSBOOK_JOB_DATA";

/** A process of its own: it takes nobody down. */
export const startProcess = ({ file, data, memory_mb }: Start): Vessel => {
  const child = fork(file, {
    env: { ...process.env, [JOB_DATA]: JSON.stringify(data) },
    execArgv: [
      `--max-old-space-size=${String(memory_mb)}`,
      `--max-semi-space-size=${String(NURSERY_MB / 3)}`,
    ],
    serialization: "advanced",
  });
  return {
    // That it has ended is told by its end.
    post: (ask) => void child.send(ask, () => undefined),
    onReply: (hear) => void child.on("message", hear),
    onError: (hear) => void child.on("error", hear),
    onExit: (hear) => void child.on("exit", hear),
    hold: (is_held) => {
      if (is_held) child.ref();
      else child.unref();
    },
    end: () => void child.kill("SIGKILL"),
  };
};
