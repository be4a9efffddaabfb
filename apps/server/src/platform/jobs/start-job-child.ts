import { fork } from "node:child_process";
import { JOB_DATA, type JobAsk, type JobReply } from "./job-messages.ts";

/** What carries out jobs beside this process, and how to talk with it. */
export type JobChild = {
  /** 0 where it could not be started. */
  readonly pid: number;
  readonly post: (ask: JobAsk) => void;
  readonly onReply: (hear: (reply: JobReply) => void) => void;
  /** Told how it ended: its exit code, or the signal. */
  readonly onExit: (hear: (how: string) => void) => void;
  /** Whether this process must not end before it. */
  readonly hold: (is_held: boolean) => void;
  readonly end: () => void;
};

type Start = { readonly file: URL; readonly data: unknown; readonly memory_mb: number };

/** What a job makes of a file lives until it is written; a smaller nursery would copy it many times. */
const SEMI_SPACE_MB = 8;

/** Whatever it does it takes nobody down, and all its memory is given back when it ends. */
export const startJobChild = ({ file, data, memory_mb }: Start): JobChild => {
  const child = fork(file, {
    env: { ...process.env, [JOB_DATA]: JSON.stringify(data) },
    execArgv: [`--max-old-space-size=${String(memory_mb)}`, `--max-semi-space-size=${String(SEMI_SPACE_MB)}`],
    serialization: "advanced",
  });
  return {
    pid: child.pid ?? 0,
    // That it has ended is told by its end.
    post: (ask) => void child.send(ask, () => undefined),
    onReply: (hear) => void child.on("message", hear),
    onExit: (hear) => {
      child.on("exit", (exit_code, signal) => hear(signal ?? String(exit_code)));
      // It could not be started at all.
      child.on("error", (error) => hear(error.message));
    },
    hold: (is_held) => {
      for (const held of [child, child.channel])
        if (is_held) held?.ref();
        else held?.unref();
    },
    end: () => void child.kill("SIGKILL"),
  };
};
