import type { Log } from "../platform/log.ts";

const WITHIN_MS = 20_000;
/** Terminals and service managers signal a whole group of processes, and what started this one hands its signal on: one wish is heard twice. */
const SAME_WISH_MS = 1000;

/** Stops once on the first signal; another wish to stop, or 20 seconds, ends the process without waiting. */
export const stopOnSignal = (log: Log, stop: () => Promise<void>): void => {
  let asked_at: number | null = null;
  const onSignal = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (asked_at !== null) {
      if (now - asked_at > SAME_WISH_MS) process.exit(1);
      return;
    }
    asked_at = now;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), WITHIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop in order");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, onSignal);
};
