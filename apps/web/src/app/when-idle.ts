/** The first screen has the line and the processor to itself for this long. */
const FIRST_SCREEN_MS = 2500;

/** Runs work when the first screen stands and the browser has nothing better to do, within about eight seconds. */
export const whenIdle = (work: () => void): void => {
  setTimeout(() => {
    // Safari has no idle callback
    if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5000 });
    else work();
  }, FIRST_SCREEN_MS);
};
