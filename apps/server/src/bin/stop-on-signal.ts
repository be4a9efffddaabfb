import type { Log } from "../platform/log.ts";

const WITHIN_MS = 20_000;

/** Stops once on the first signal; a second one, or 20 seconds, ends the process without waiting. */
export const stopOnSignal = (log: Log, stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
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
