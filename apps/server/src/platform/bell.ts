/** Tells the work and the streams of this process that something waits, so that they need not sleep until their next look. */
export type Bell = {
  /** Here, and on whatever machines this one is joined to. */
  readonly ring: (name: string) => void;
  readonly ringHere: (name: string) => void;
  /** Answers how to stop listening. */
  readonly listen: (name: string, wake: () => void) => () => void;
  /** What is rung here goes out by this from now on; null: nowhere. */
  readonly join: (carry: ((name: string) => void) | null) => void;
  /** Whether what others ring is heard here. */
  readonly isJoined: () => boolean;
};

export const makeBell = (): Bell => {
  const listening = new Map<string, Set<() => void>>();
  let carry: ((name: string) => void) | null = null;
  const ringHere = (name: string): void => {
    for (const wake of listening.get(name) ?? []) wake();
  };
  return {
    ring: (name) => {
      ringHere(name);
      carry?.(name);
    },
    ringHere,
    listen: (name, wake) => {
      const all = listening.get(name) ?? new Set();
      listening.set(name, all.add(wake));
      return () => {
        all.delete(wake);
        if (all.size === 0 && listening.get(name) === all) listening.delete(name);
      };
    },
    join: (to) => {
      carry = to;
    },
    isJoined: () => carry !== null,
  };
};
