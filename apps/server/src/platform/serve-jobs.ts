import { getHeapStatistics } from "node:v8";
import { parentPort, workerData } from "node:worker_threads";
import { JOB_DATA } from "./job-vessels.ts";
import { Problem } from "./problem.ts";

/** What a thread is told: a job, or that it may write to the database now. */
export type ThreadAsk = { readonly kind: "job"; readonly job: unknown } | { readonly kind: "turn" };
/**
 * What is told of an error of a thread: its name, its words with their place, the code of a library or the system, and all of a refusal
 * that is meant for the person.
 */
export type ThreadFault = {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly refusal?: ConstructorParameters<typeof Problem>[0];
};
/** What it answers: how a job ended, or that it wants to write, or has written. */
export type ThreadReply =
  | { readonly kind: "take" | "give" }
  | ({ readonly kind: "done"; readonly value: unknown } & ThreadSize)
  | ({ readonly kind: "fault" } & ThreadFault & ThreadSize);
/** How much memory the engine holds for the thread, used or not. */
type ThreadSize = { readonly heap_mb: number };

const BYTES_PER_MB = 1024 * 1024;
const measureHeap = (): number => getHeapStatistics().total_heap_size / BYTES_PER_MB;

// that nobody hears any more is told by the end of the connection
const passOver = (): void => undefined;

const tell = (reply: ThreadReply): void =>
  parentPort === null
    ? void process.send?.(reply, undefined, undefined, passOver)
    : parentPort.postMessage(reply);

/** What this thread or process was started with. */
export const readJobData = (): unknown =>
  parentPort === null ? JSON.parse(process.env[JOB_DATA] ?? "null") : workerData;

const waiting: (() => void)[] = [];

/** The thread's turn to write, among all writers of its process. */
export const takeTurnOfProcess = async (): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  tell({ kind: "take" });
  await promise;
  return () => tell({ kind: "give" });
};

/** Carries out one job of the kind that the process sends to this thread. */
type CarryOut = (job: unknown) => Promise<unknown>;

const toFault = (error: unknown): ThreadFault => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const fault = { name, message: stack ?? message, code };
  return error instanceof Problem ? { ...fault, refusal: error.tell() } : fault;
};

const answer = async (carryOut: CarryOut, job: unknown): Promise<void> => {
  try {
    tell({ kind: "done", value: await carryOut(job), heap_mb: measureHeap() });
  } catch (error) {
    tell({ kind: "fault", ...toFault(error), heap_mb: measureHeap() });
  }
};

/** Carries out jobs in a thread or a process that makeJobThreads started. */
export const serveJobs = (carryOut: CarryOut): void => {
  const hear = (ask: ThreadAsk): void => {
    if (ask.kind === "turn") waiting.shift()?.();
    else void answer(carryOut, ask.job);
  };
  if (parentPort !== null) return void parentPort.on("message", hear);
  process.on("message", hear);
  // Nobody waits any more for what it does.
  process.on("disconnect", () => process.exit());
};
