/** Turns among people: each has one at a time, and whoever was served last waits behind the others. */
export type FairTurns = { readonly run: <T>(user_id: string, act: () => Promise<T>) => Promise<T> };

/** As many as the reader of a process has children. */
export const MOST_READING = 2;
/** Of the two threads that read the database one is free for all others. */
export const MOST_SENDING = 1;

/** So many turns at a time, but one of a person, however many they ask for. */
export const makeFairTurns = (most: number): FairTurns => {
  const served = new Set<string>();
  /** Whoever comes next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  const serveNext = (): void => {
    if (served.size >= most) return;
    const [user_id, [enter, ...later]] = [...waiting].find(([each]) => !served.has(each)) ?? ["", []];
    if (enter === undefined) return;
    if (later.length > 0) waiting.set(user_id, later);
    else waiting.delete(user_id);
    served.add(user_id);
    enter();
  };
  const end = (user_id: string): void => {
    served.delete(user_id);
    const later = waiting.get(user_id);
    if (later !== undefined) {
      waiting.delete(user_id);
      waiting.set(user_id, later);
    }
    serveNext();
  };
  return {
    run: async (user_id, act) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(user_id, [...(waiting.get(user_id) ?? []), resolve]);
      serveNext();
      await promise;
      try {
        return await act();
      } finally {
        end(user_id);
      }
    },
  };
};
