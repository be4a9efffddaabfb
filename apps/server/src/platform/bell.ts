/** Tells the work of this process that something waits, so that it need not sleep until its next look. */
export type Bell = {
  ring: (name: string) => void;
  /** Answers how to stop listening. */
  listen: (name: string, wake: () => void) => () => void;
};

export const makeBell = (): Bell => {
  const listening = new Map<string, Set<() => void>>();
  return {
    ring: (name) => {
      for (const wake of listening.get(name) ?? []) wake();
    },
    listen: (name, wake) => {
      const all = listening.get(name) ?? new Set();
      listening.set(name, all.add(wake));
      return () => all.delete(wake);
    },
  };
};
