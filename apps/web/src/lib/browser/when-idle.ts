/** The first screen has the line and the processor to itself for this long. */
const FIRST_SCREEN_MS = 2500;

const runWhenIdle = (work: () => void): void => {
  // Safari has no idle callback
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work);
};

/**
 * Runs work when the first screen stands and the browser has nothing better to do, within about eight seconds; several works take one idle moment
 * each. Answers how to call off what is still to come.
 */
export const whenIdle = (...works: readonly (() => void)[]): (() => void) => {
  let is_off = false;
  const runFrom = (index: number): void => {
    const work = works[index];
    if (work === undefined || is_off) return;
    runWhenIdle(() => {
      if (is_off) return;
      work();
      runFrom(index + 1);
    });
  };
  const timer = setTimeout(() => {
    runFrom(0);
  }, FIRST_SCREEN_MS);
  return () => {
    is_off = true;
    clearTimeout(timer);
  };
};
