/** Tells the work and the streams of this process that something waits, so that they need not sleep until their next look. */
export type Bell = {
  /** Here, and on whatever machines this one is joined to. */
  readonly ring: (name: string) => void;
  readonly ringHere: (name: string) => void;
  /** Answers how to stop listening. */
  readonly listen: (name: string, wake: () => void) => () => void;
  /** Hears for which person anything is rung, here or elsewhere; answers how to stop. */
  readonly listenToPeople: (hear: (user_id: string) => void) => () => void;
  /** What is rung here goes out by this from now on; null: nowhere. */
  readonly join: (carry: ((name: string) => void) | null) => void;
  /** Whether what others ring is heard here. */
  readonly isJoined: () => boolean;
};

/** The name of a bell that only concerns one person. */
export const ofPerson = (name: string, user_id: string): string => `${name} ${user_id}`;

export const makeBell = (): Bell => {
  const listening = new Map<string, Set<() => void>>();
  const hearing = new Set<(user_id: string) => void>();
  let carry: ((name: string) => void) | null = null;
  const ringHere = (name: string): void => {
    for (const wake of listening.get(name) ?? []) wake();
    const user_id = name.split(" ")[1];
    if (user_id !== undefined) for (const hear of hearing) hear(user_id);
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
    listenToPeople: (hear) => {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    join: (to) => {
      carry = to;
    },
    isJoined: () => carry !== null,
  };
};
