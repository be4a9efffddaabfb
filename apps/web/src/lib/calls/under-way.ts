let count = 0;
let waiting: readonly (() => void)[] = [];

/** A change that is on its way to the server, until it is known what became of it. */
export const trackChange = async <T>(made: Promise<T>): Promise<T> => {
  count += 1;
  try {
    return await made;
  } finally {
    count -= 1;
    if (count === 0) {
      const told = waiting;
      waiting = [];
      // whoever made the change hears first of it
      setTimeout(() => {
        for (const tell of told) tell();
      });
    }
  }
};

/** Whether a change is on its way. */
export const isChanging = (): boolean => count > 0;

/** Done once no change is on its way, and each was told to whoever made it. */
export const whenChanged = (tell: () => void): void => {
  waiting = [...waiting, tell];
};
