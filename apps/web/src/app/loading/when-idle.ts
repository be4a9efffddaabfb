/** The first screen has the line and the processor to itself for this long. */
const FIRST_SCREEN_MS = 2500;

const runWhenIdle = (work: () => void): void => {
  // Safari has no idle callback
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work);
};

/** Runs work when the first screen stands and the browser has nothing better to do, within about eight seconds; several works take one idle moment each. */
export const whenIdle = (...works: readonly (() => void)[]): void => {
  const runFrom = (index: number): void => {
    const work = works[index];
    if (work === undefined) return;
    runWhenIdle(() => {
      work();
      runFrom(index + 1);
    });
  };
  setTimeout(() => {
    runFrom(0);
  }, FIRST_SCREEN_MS);
};
