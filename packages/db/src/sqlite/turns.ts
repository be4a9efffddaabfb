/** Waits until nobody else of the process writes; answers how to let the next one. */
export type TakeTurn = () => Promise<() => void>;

/** Those who write because somebody waits for an answer, and those who write much in the background, a piece at a time. */
export type Turns = { readonly take: TakeTurn; readonly takeAfterOthers: TakeTurn };

/** So many go before one that waits in the background, which comes to its end too. */
const MOST_BEFORE = 20;

/** One turn at a time, in the order asked; what runs in the background lets the others go first. */
export const makeTurns = (): Turns => {
  const first: (() => void)[] = [];
  const after: (() => void)[] = [];
  let is_taken = false;
  let passed_over = 0;
  const pick = (): (() => void) | undefined => {
    if (after.length > 0 && (first.length === 0 || passed_over >= MOST_BEFORE)) {
      passed_over = 0;
      return after.shift();
    }
    if (after.length > 0) passed_over += 1;
    return first.shift();
  };
  const release = (): void => {
    const next = pick();
    if (next === undefined) is_taken = false;
    else next();
  };
  const takeFrom = (queue: (() => void)[]) => async (): Promise<() => void> => {
    if (is_taken) await new Promise<void>((resolve) => queue.push(resolve));
    is_taken = true;
    return release;
  };
  return { take: takeFrom(first), takeAfterOthers: takeFrom(after) };
};
