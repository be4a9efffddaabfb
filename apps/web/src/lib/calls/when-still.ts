/** Ends something once nothing has moved for a while, however long it takes as a whole. */
export type Stillness = {
  readonly signal: AbortSignal;
  /** Something moved. */
  readonly moves: () => void;
  /** It is over; nothing is waited for any more. */
  readonly end: () => void;
};

/** Waits from now on; `outer` ends it as well. */
export const whenStill = (still_ms: number, outer?: AbortSignal): Stillness => {
  const still = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
  };
  const moves = () => {
    end();
    timer = setTimeout(() => {
      still.abort();
    }, still_ms);
  };
  moves();
  return {
    signal: outer === undefined ? still.signal : AbortSignal.any([still.signal, outer]),
    moves,
    end,
  };
};
