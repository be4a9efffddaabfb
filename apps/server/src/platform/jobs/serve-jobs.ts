import { getHeapStatistics } from "node:v8";
import { JOB_DATA, type JobAsk, type JobReply, type ToldFault } from "./job-messages.ts";
import { Problem } from "../problem.ts";

const BYTES_PER_MB = 1024 * 1024;
const measureHeap = (): number => getHeapStatistics().total_heap_size / BYTES_PER_MB;

// that nobody hears any more is told by the end of the connection
const passOver = (): void => undefined;

const tell = (reply: JobReply): void => void process.send?.(reply, undefined, undefined, passOver);

/** What this process was started with; from here on it ends as soon as nobody waits any more for what it does. */
export const beginJobs = (): unknown => {
  process.on("disconnect", () => process.exit());
  // The one who would wait may have ended while this started.
  if (!process.connected) process.exit();
  return JSON.parse(process.env[JOB_DATA] ?? "null");
};

const waiting: (() => void)[] = [];

/** Its turn to write, among all writers of the server. */
export const takeTurnOfServer = async (): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  tell({ kind: "take" });
  await promise;
  return () => tell({ kind: "give" });
};

/** Carries out one job of the kind that the server sends. */
type CarryOut = (job: unknown) => Promise<unknown>;

const toFault = (error: unknown): ToldFault => {
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

/** Carries out jobs in a process that makeJobProcesses started, which has begun. */
export const serveJobs = (carryOut: CarryOut): void => {
  const hear = (ask: JobAsk): void => {
    if (ask.kind === "turn") waiting.shift()?.();
    else void answer(carryOut, ask.job);
  };
  process.on("message", hear);
  // A terminal signals all processes of a program; the one that started this says when it is enough.
  process.on("SIGINT", passOver);
};
