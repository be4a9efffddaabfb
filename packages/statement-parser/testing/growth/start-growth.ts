import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { GrowthQuestion } from "./growth-thread.ts";

/** No file of those that grow takes a busy machine so long. */
const LIMIT_MS = 120_000;

/**
 * Asks a thread how work grows from `n` to eight times `n`: 8 in proportion, 64 with the square, 0 where there is too little to measure.
 * Work without end is ended and rejects; within this thread it would hold up the whole run.
 */
export const startGrowth = (): {
  find: (question: GrowthQuestion, limit_ms?: number) => Promise<number>;
  close: () => Promise<void>;
} => {
  let thread: Worker | null = null;
  const close = async (): Promise<void> => {
    const ending = thread?.terminate();
    thread = null;
    await ending;
  };
  return {
    close,
    find: async (question, limit_ms = LIMIT_MS) => {
      thread ??= new Worker(new URL("growth-thread.ts", import.meta.url));
      thread.postMessage(question);
      try {
        const [growth] = (await once(thread, "message", { signal: AbortSignal.timeout(limit_ms) })) as [
          number,
        ];
        return growth;
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
};
