import { parentPort } from "node:worker_threads";
import { type Growing, GROWING, type GrowingKind } from "./growing.ts";
import { MOST_GROWTH } from "./most-growth.ts";

/** Measures how work grows, one question after the other, where it can be ended. */
export type GrowthQuestion = { readonly kind: GrowingKind; readonly index: number };

const TIMES = 8;
/** Below this, what is measured is the machine. */
const LEAST_MS = 40;
const TRIES = 4;

/** Processor time of this thread, which nothing else on the machine adds to. */
const measureMs = async (run: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const findGrowth = async ({ small, prepare }: Growing): Promise<number> => {
  const [run_small, run_large] = [prepare(small), prepare(small * TIMES)];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MOST_GROWTH; tries += 1) {
    const small_ms = await measureMs(run_small);
    const large_ms = await measureMs(run_large);
    least = large_ms < LEAST_MS ? 0 : Math.min(least, large_ms / small_ms);
  }
  return least;
};

parentPort?.on("message", async ({ kind, index }: GrowthQuestion) => {
  const growing = GROWING[kind][index];
  if (growing === undefined) throw new Error(`${kind} has no ${String(index)}.`);
  parentPort?.postMessage(await findGrowth(growing));
});
