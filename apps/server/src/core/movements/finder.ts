import { Worker } from "node:worker_threads";
import type { MovementRow } from "@passbook/enrichment";
import type { FinderInput, TouchedNow } from "./finder-state.ts";
import type { FinderAsk, FinderReply } from "./finder-thread.ts";
import type { Difference } from "./list-differences.ts";
import type { Derived } from "./to-derived.ts";

/** What it knows of a person is let go when nothing is asked for so long; much of it sooner, since that is much memory. */
const IDLE_MS = 5 * 60_000;
const IDLE_WITH_MUCH_MS = 20_000;
const MUCH_ROWS = 20_000;

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void };
type Thread = {
  readonly worker: Worker;
  readonly waiting: Map<string, Waiting>;
  idle: NodeJS.Timeout | null;
  /** How many rows it was given. */
  rows: number;
};

/**
 * Movements are found in a thread of their own, one in a process, so that requests are answered meanwhile however many rows there are. It
 * is started when first needed and ended when idle; a lost one costs nothing but another look at everything.
 */
let thread: Thread | null = null;

const endThread = (reason: Error | null): void => {
  const ended = thread;
  thread = null;
  if (ended === null) return;
  if (ended.idle !== null) clearTimeout(ended.idle);
  for (const { reject } of ended.waiting.values()) reject(reason ?? new Error("The finder was ended."));
  void ended.worker.terminate();
};

const startThread = (): Thread => {
  const worker = new Worker(new URL("finder-thread.ts", import.meta.url));
  const started: Thread = { worker, waiting: new Map(), idle: null, rows: 0 };
  worker.unref();
  worker.on("message", (reply: FinderReply) => {
    const asked = started.waiting.get(reply.job);
    started.waiting.delete(reply.job);
    if (started.waiting.size === 0) worker.unref();
    if ("error" in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply.answer);
  });
  const onEnd = (error: Error): void => {
    if (thread === started) endThread(error);
  };
  worker.on("error", onEnd);
  worker.on("exit", () => onEnd(new Error("The thread that finds movements has ended.")));
  return started;
};

const restLater = (told: Thread): void => {
  if (told.idle !== null) clearTimeout(told.idle);
  const rest = (): void => (told.waiting.size > 0 ? restLater(told) : endThread(null));
  told.idle = setTimeout(rest, told.rows > MUCH_ROWS ? IDLE_WITH_MUCH_MS : IDLE_MS);
  told.idle.unref();
};

const tell = (ask: FinderAsk): Thread => {
  const told = (thread ??= startThread());
  told.worker.postMessage(ask);
  if (ask.op === "add") told.rows += ask.rows.length;
  restLater(told);
  return told;
};

const ask = (question: FinderAsk): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { worker, waiting } = tell(question);
    // A process that waits for an answer must not end before it.
    worker.ref();
    waiting.set(question.job, { resolve, reject });
  });

/** The thread answers what makeFinderState answers. */
export const finder = {
  add: (job: string, rows: readonly MovementRow[]): void => void tell({ op: "add", job, rows }),
  find: async (job: string, input: FinderInput): Promise<Derived> =>
    (await ask({ op: "find", job, input })) as Derived,
  update: async (job: string, input: FinderInput, touched: TouchedNow): Promise<Difference | null> =>
    (await ask({ op: "update", job, input, touched })) as Difference | null,
  knows: async (job: string, user_id: string, stamp: string | null): Promise<boolean> =>
    (await ask({ op: "knows", job, user_id, stamp })) === true,
  keep: (job: string, stamp: string | null): void => void tell({ op: "keep", job, stamp }),
  drop: (job: string): void => void tell({ op: "drop", job }),
};
