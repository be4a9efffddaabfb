import { DatabaseAway } from "@passbook/db/faults";
import { LeaseLost } from "../leases/lease-lost.ts";
import { Problem } from "../problem.ts";
import type { JobProcesses } from "../services.ts";
import type { JobReply, ToldFault } from "./job-messages.ts";
import { type JobChild, startJobChild } from "./start-job-child.ts";

export type JobLimits = {
  readonly most_processes: number;
  readonly memory_mb: number;
  /** A process that holds more than this after a job is kept for the next only so long; with 0, not at all. */
  readonly large: { readonly mb: number; readonly idle_ms: number };
  /** A job apart, whose work may be recognising many pages, may take six times as long. */
  readonly time_ms: number;
  /** A process that nobody needs for so long is ended, and its memory given back. */
  readonly idle_ms: number;
};

/** How a job failed: what is told of what it threw, or that its process ended. */
class JobFault extends Error {
  readonly code: string;
  constructor({ name, message, code }: ToldFault) {
    super(message);
    this.name = name;
    this.code = code;
  }
}

/** Errors that mean something here lose their class on the way from another process. */
const knowAgain = (fault: ToldFault): Error => {
  if (fault.refusal !== undefined) return new Problem(fault.refusal);
  if (fault.name === LeaseLost.name) return new LeaseLost();
  const error = new JobFault(fault);
  return fault.name === DatabaseAway.name ? new DatabaseAway(error) : error;
};

/** The name of the error with which a job is rejected whose process ended under it. */
export const PROCESS_ENDED = "ProcessEnded";

export type Wiring = {
  readonly file: URL;
  readonly data: unknown;
  readonly limits: JobLimits;
  /** Waits until nobody else of this server writes to the database. */
  readonly takeTurn: () => Promise<() => void>;
  /** Told when a process has ended under a job: what it held there is nobody's now. */
  readonly onLost: (pid: number) => void;
};
type JobProcess = {
  readonly run: (job: unknown) => Promise<unknown>;
  readonly hasEnded: () => boolean;
  /** True when it held much after its last job. */
  readonly isLarge: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Turns to write that a process asked for; they are given back in their order, and all of them when it ends. */
const makeTurnsOf = ({ post }: JobChild, takeTurn: Wiring["takeTurn"]) => {
  const held: (() => void)[] = [];
  let has_ended = false;
  return {
    take: async (): Promise<void> => {
      const release = await takeTurn();
      if (has_ended) return release();
      held.push(release);
      post({ kind: "turn" });
    },
    give: (): void => held.shift()?.(),
    end: (): void => {
      has_ended = true;
      for (const release of held.splice(0)) release();
    },
  };
};

const APART_TIMES = 6;

type Running = { readonly resolve: (done: unknown) => void; readonly reject: (fault: Error) => void };

const startProcess = ({ file, data, limits, takeTurn, onLost }: Wiring, apart = false): JobProcess => {
  const child = startJobChild({ file, data, memory_mb: limits.memory_mb });
  const turns = makeTurnsOf(child, takeTurn);
  const ended = Promise.withResolvers<void>();
  let has_ended = false;
  let is_large = false;
  let running: Running | null = null;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): Running | null => {
    clearTimeout(timer);
    const settled = running;
    running = null;
    child.hold(false);
    return settled;
  };
  const fail = (name: string, message: string): void => {
    has_ended = true;
    settle()?.reject(new JobFault({ name, message, code: "" }));
  };
  child.hold(false);
  child.onReply((reply: JobReply) => {
    if ("heap_mb" in reply) is_large = reply.heap_mb > limits.large.mb;
    if (reply.kind === "take") void turns.take();
    else if (reply.kind === "give") turns.give();
    else if (reply.kind === "done") settle()?.resolve(reply.value);
    else if (reply.kind === "fault") settle()?.reject(knowAgain(reply));
  });
  child.onExit((how) => {
    // Its connection is closed by now, and what it had not committed rolled back.
    turns.end();
    if (running !== null) onLost(child.pid);
    fail(PROCESS_ENDED, `It ended before its work was done (${how}).`);
    ended.resolve();
  });
  return {
    run: (job) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      running = { resolve, reject };
      // A process that waits for an answer must not end before it.
      child.hold(true);
      timer = setTimeout(child.end, limits.time_ms * (apart ? APART_TIMES : 1));
      child.post({ kind: "job", job });
      return promise;
    },
    hasEnded: () => has_ended,
    isLarge: () => is_large,
    stop: async () => {
      has_ended = true;
      child.end();
      await ended.promise;
    },
  };
};

/** The processes of one kind of work; `file` calls serveJobs with the same types of job and outcome, and gets `data`. */
export const makeJobProcesses = <Job, Done>(wiring: Wiring): JobProcesses<Job, Done> => {
  const { most_processes, idle_ms, large } = wiring.limits;
  const idle: JobProcess[] = [];
  const waiting: (() => void)[] = [];
  const ending = new Set<Promise<void>>();
  let busy = 0;
  let timer: NodeJS.Timeout | undefined;
  const restLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void stopIdle(),
      idle.some((child) => child.isLarge()) ? large.idle_ms : idle_ms,
    );
    timer.unref();
  };
  const stopIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((child) => child.stop()));
  };
  const takeProcess = async (apart: boolean): Promise<JobProcess> => {
    if (busy >= most_processes) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return takeProcess(apart);
    }
    busy += 1;
    if (apart) return startProcess(wiring, true);
    for (let child = idle.pop(); child !== undefined; child = idle.pop()) if (!child.hasEnded()) return child;
    return startProcess(wiring);
  };
  const endNow = (child: JobProcess): void => {
    const ended = child.stop().finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const giveBack = (child: JobProcess, apart: boolean): void => {
    busy -= 1;
    if (apart || child.hasEnded() || (child.isLarge() && large.idle_ms === 0)) endNow(child);
    else idle.push(child);
    restLater();
    waiting.shift()?.();
  };
  return {
    run: async (job, apart = false) => {
      const child = await takeProcess(apart);
      try {
        // The process's file answers what it is typed to.
        return (await child.run(job)) as Done;
      } finally {
        giveBack(child, apart);
      }
    },
    warmUp: () => {
      if (idle.length === 0 && busy === 0) idle.push(startProcess(wiring));
      restLater();
    },
    close: async () => {
      clearTimeout(timer);
      await Promise.all([stopIdle(), ...ending]);
    },
  };
};
