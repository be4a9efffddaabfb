/** What is told at once is taken together. */
const GATHER_MS = 150;
/** While more is told, so long passes between two takings: each has the whole screen fetched and drawn again. */
const REST_MS = 1000;

/** Takes together what is told in bursts, the first burst soon; `stop` forgets what was not taken yet. */
export const gatherBursts = <T>(take: (told: readonly T[]) => void) => {
  let told: readonly T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rests_until = 0;
  const takeAll = () => {
    const all = told;
    told = [];
    timer = undefined;
    rests_until = Date.now() + REST_MS;
    take(all);
  };
  return {
    gather: (more: readonly T[]): void => {
      told = [...told, ...more];
      timer ??= setTimeout(takeAll, Math.max(GATHER_MS, rests_until - Date.now()));
    },
    stop: (): void => {
      clearTimeout(timer);
    },
  };
};
