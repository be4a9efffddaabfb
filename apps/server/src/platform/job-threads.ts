import { DatabaseAway } from "@passbook/db/faults";
import { startProcess, startWorker, type Vessel } from "./job-vessels.ts";
import { LeaseLost } from "./leases.ts";
import { Problem } from "./problem.ts";
import type { ThreadFault, ThreadReply } from "./serve-jobs.ts";

/** Threads in which work is carried out that takes much time or memory, a job at a time in each; requests are answered meanwhile. */
export type JobThreads<Job, Done> = {
  /**
   * Rejects with what the job threw (its name and words; a refusal, a lost lease and a database that is away as themselves), and when its
   * thread ran out of memory or time. A job that is to be `apart` has a process of its own for a thread: whatever it does, it takes no
   * other down.
   */
  readonly run: (job: Job, apart?: boolean) => Promise<Done>;
  /** Starts a thread for a job that is about to come. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
};

export type JobThreadLimits = {
  readonly most_threads: number;
  readonly memory_mb: number;
  /** A thread that holds more than this after a job is kept for the next only so long; with 0, not at all. */
  readonly large: { readonly mb: number; readonly idle_ms: number };
  /** A process of its own, whose work may be recognising many pages, may take six times as long. */
  readonly time_ms: number;
  /** A thread that nobody needs for so long is ended, and its memory given back. */
  readonly idle_ms: number;
};

/** How a job failed: what is told of what it threw, or that its thread ended. */
class JobFault extends Error {
  readonly code: string;
  constructor({ name, message, code }: ThreadFault) {
    super(message);
    this.name = name;
    this.code = code;
  }
}

/** Errors that mean something here lose their class on the way from another thread. */
const knowAgain = (fault: ThreadFault): Error => {
  if (fault.refusal !== undefined) return new Problem(fault.refusal);
  if (fault.name === LeaseLost.name) return new LeaseLost();
  const error = new JobFault(fault);
  return fault.name === DatabaseAway.name ? new DatabaseAway(error) : error;
};

/** The name of the error with which a job is rejected whose thread or process ended under it. */
export const THREAD_ENDED = "ThreadEnded";

type Wiring = {
  readonly file: URL;
  readonly data: unknown;
  readonly limits: JobThreadLimits;
  /** Waits until nobody else of this process writes to the database. */
  readonly takeTurn: () => Promise<() => void>;
};
type Thread = {
  readonly run: (job: unknown) => Promise<unknown>;
  readonly hasEnded: () => boolean;
  /** True when it held much after its last job. */
  readonly isLarge: () => boolean;
  readonly stop: () => Promise<void>;
};

/** Turns to write that a thread asked for; they are given back in their order, and all of them when it ends. */
const makeTurnsOf = ({ post }: Vessel, takeTurn: Wiring["takeTurn"]) => {
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

const startThread = ({ file, data, limits, takeTurn }: Wiring, apart = false): Thread => {
  const vessel = (apart ? startProcess : startWorker)({ file, data, memory_mb: limits.memory_mb });
  const turns = makeTurnsOf(vessel, takeTurn);
  const ended = Promise.withResolvers<void>();
  let has_ended = false;
  let is_large = false;
  let running: Running | null = null;
  let timer: NodeJS.Timeout | undefined;
  const settle = (): Running | null => {
    clearTimeout(timer);
    const settled = running;
    running = null;
    vessel.hold(false);
    return settled;
  };
  const fail = (name: string, message: string): void => {
    has_ended = true;
    settle()?.reject(new JobFault({ name, message, code: "" }));
  };
  vessel.hold(false);
  vessel.onReply((reply: ThreadReply) => {
    if ("heap_mb" in reply) is_large = reply.heap_mb > limits.large.mb;
    if (reply.kind === "take") void turns.take();
    else if (reply.kind === "give") turns.give();
    else if (reply.kind === "done") settle()?.resolve(reply.value);
    else if (reply.kind === "fault") settle()?.reject(knowAgain(reply));
  });
  vessel.onError((error) => fail(THREAD_ENDED, error.message));
  vessel.onExit(() => {
    // Its connection is closed by now, and what it had not committed rolled back.
    turns.end();
    fail(THREAD_ENDED, "The thread ended before its work was done.");
    ended.resolve();
  });
  return {
    run: (job) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      running = { resolve, reject };
      // A process that waits for an answer must not end before it.
      vessel.hold(true);
      timer = setTimeout(vessel.end, limits.time_ms * (apart ? APART_TIMES : 1));
      vessel.post({ kind: "job", job });
      return promise;
    },
    hasEnded: () => has_ended,
    isLarge: () => is_large,
    stop: async () => {
      has_ended = true;
      vessel.end();
      await ended.promise;
    },
  };
};

/** The threads of one kind of work; `file` calls serveJobs with the same types of job and outcome, and gets `data`. */
export const makeJobThreads = <Job, Done>(wiring: Wiring): JobThreads<Job, Done> => {
  const { most_threads, idle_ms, large } = wiring.limits;
  const idle: Thread[] = [];
  const waiting: (() => void)[] = [];
  const ending = new Set<Promise<void>>();
  let busy = 0;
  let timer: NodeJS.Timeout | undefined;
  const restLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void stopIdle(),
      idle.some((thread) => thread.isLarge()) ? large.idle_ms : idle_ms,
    );
    timer.unref();
  };
  const stopIdle = async (): Promise<void> => {
    await Promise.all(idle.splice(0).map((thread) => thread.stop()));
  };
  const takeThread = async (apart: boolean): Promise<Thread> => {
    if (busy >= most_threads) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return takeThread(apart);
    }
    busy += 1;
    if (apart) return startThread(wiring, true);
    for (let thread = idle.pop(); thread !== undefined; thread = idle.pop())
      if (!thread.hasEnded()) return thread;
    return startThread(wiring);
  };
  const endNow = (thread: Thread): void => {
    const ended = thread.stop().finally(() => ending.delete(ended));
    ending.add(ended);
  };
  const giveBack = (thread: Thread, apart: boolean): void => {
    busy -= 1;
    if (apart || thread.hasEnded() || (thread.isLarge() && large.idle_ms === 0)) endNow(thread);
    else idle.push(thread);
    restLater();
    waiting.shift()?.();
  };
  return {
    run: async (job, apart = false) => {
      const thread = await takeThread(apart);
      try {
        // The thread's file answers what it is typed to.
        return (await thread.run(job)) as Done;
      } finally {
        giveBack(thread, apart);
      }
    },
    warmUp: () => {
      if (idle.length === 0 && busy === 0) idle.push(startThread(wiring));
      restLater();
    },
    close: async () => {
      clearTimeout(timer);
      await Promise.all([stopIdle(), ...ending]);
    },
  };
};
