const LOOK_EVERY_MS = 10_000;
const MB = 1024 * 1024;
/** Less than this is left to the engine, which then collects when it needs room. */
const WORTH_MB = 24;

/**
 * After much work the engine keeps what it has, since it cannot know that nothing follows. Collects garbage when more than a little has
 * come together since it was collected last, where the engine offers it (`--expose-gc`); answers how to stop.
 */
export const collectGarbage = (): (() => void) => {
  const collect = globalThis.gc;
  if (collect === undefined) return () => undefined;
  // Starting leaves some too, so the first look collects.
  let least = 0;
  const look = async (): Promise<void> => {
    const { heapUsed } = process.memoryUsage();
    if (heapUsed < least + WORTH_MB * MB) {
      least = Math.min(least, heapUsed);
      return;
    }
    await collect({ type: "major", execution: "async" });
    least = process.memoryUsage().heapUsed;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
