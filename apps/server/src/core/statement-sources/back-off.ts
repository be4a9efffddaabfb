const FIRST_WAIT_MS = 60_000;
/** The longest that a source which cannot be reached rests before it is tried again. */
export const LONGEST_WAIT_MS = 6 * 60 * FIRST_WAIT_MS;

/** How long it rests after so many faults in a row: 1, 2, 4 … minutes. */
export const toWait = (faults: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** (faults - 1), LONGEST_WAIT_MS);
