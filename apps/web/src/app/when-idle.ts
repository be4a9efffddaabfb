/** Runs work when the browser has nothing better to do, within about five seconds. */
export const whenIdle = (work: () => void): void => {
  // Safari has no idle callback
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1500);
};
