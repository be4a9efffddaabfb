import { useSyncExternalStore } from "react";
import { onSessionEnd } from "./session-store.ts";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

export type Connection = {
  /** False from when the server was found not to answer until it does. */
  readonly up: boolean;
  /** How many edits wait for it. */
  readonly waiting: number;
};

type Around = {
  /** Asks whether the server answers at all; never throws. */
  readonly probe: () => Promise<boolean>;
  readonly pause: (delay_ms: number) => Promise<void>;
};

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.name === "TransportError" && error.message === "Network Error";

/** Who is told that the server answers again. */
const makeReturns = () => {
  const told = new Set<() => void>();
  return {
    add: (tell: () => void): void => {
      told.add(tell);
    },
    next: (): Promise<void> =>
      new Promise((resolve) => {
        const tell = () => {
          told.delete(tell);
          resolve();
        };
        told.add(tell);
      }),
    tell: (): void => {
      for (const tell of told) tell();
    },
  };
};

/** Whether the server answers, and what waits for it. */
export const makeConnection = ({ probe, pause }: Around) => {
  let state: Connection = { up: true, waiting: 0 };
  let asking: Promise<boolean> | null = null;
  let waiting: readonly (() => void)[] = [];
  const listeners = new Set<() => void>();
  const returns = makeReturns();

  const set = (up: boolean): void => {
    state = { up, waiting: waiting.length };
    for (const listener of listeners) listener();
  };
  const watch = async (): Promise<void> => {
    let delay_ms = FIRST_PAUSE_MS;
    do {
      await pause(delay_ms);
      delay_ms = Math.min(delay_ms * 2, LONGEST_PAUSE_MS);
    } while (!(await probe()));
    const released = waiting;
    waiting = [];
    set(true);
    for (const release of released) release();
    returns.tell();
  };
  const ask = async (): Promise<boolean> => {
    const up = await probe();
    asking = null;
    if (!up) {
      set(false);
      void watch();
    }
    return up;
  };

  /** After a call that got no answer: whether the server answers others. Until it does again, it is asked now and then. */
  const check = (): Promise<boolean> => {
    if (!state.up) return Promise.resolve(false);
    asking ??= ask();
    return asking;
  };
  const untilUp = async (): Promise<void> => {
    if (state.up) return;
    await new Promise<void>((resolve) => {
      waiting = [...waiting, resolve];
      set(false);
    });
  };
  return {
    check,
    untilUp,
    /** For what is no edit: it is neither counted nor forgotten with a session. */
    untilReturn: (): Promise<void> => (state.up ? Promise.resolve() : returns.next()),
    /** What waits is never made. */
    forget: (): void => {
      waiting = [];
      set(state.up);
    },
    /** Runs `tell` whenever the server answers again, after what waited was sent on its way. */
    onReturn: returns.add,
    get: (): Connection => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

type Server = Pick<ReturnType<typeof makeConnection>, "check" | "untilUp" | "get">;

/** Keeps what waits, in case the page does not stand until it is sent; answers how it is forgotten. */
type Keep = () => () => void;

const WAITS = Symbol("waits");

/** What a call came to; that it waits, where the server does not answer at all. */
const trySend = async <T>(server: Server, send: () => Promise<T>): Promise<T | typeof WAITS> => {
  try {
    return await send();
  } catch (error) {
    if (!isUnanswered(error) || (await server.check())) throw error;
    return WAITS;
  }
};

/** Makes a call whose repetition does no harm; while the server does not answer it waits, and is made once that does. */
export const sendOnceUp = async <T>(server: Server, send: () => Promise<T>, keep: Keep): Promise<T> => {
  let forget: (() => void) | null = null;
  try {
    for (;;) {
      if (!server.get().up) forget ??= keep();
      await server.untilUp();
      const sent = await trySend(server, send);
      if (sent !== WAITS) return sent;
    }
  } finally {
    forget?.();
  }
};

/** Makes a call at once; one without an answer leads to a look at the server. */
export const sendNow = async <T>(server: Server, send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (isUnanswered(error)) void server.check();
    throw error;
  }
};

const BAD_GATEWAY = 502;

export const connection = makeConnection({
  probe: async () => {
    try {
      return (await fetch("/health", { cache: "no-store" })).status < BAD_GATEWAY;
    } catch {
      return false;
    }
  },
  pause: (delay_ms) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        window.removeEventListener("online", go);
        resolve();
      };
      const timer = setTimeout(go, delay_ms);
      window.addEventListener("online", go);
    }),
});

onSessionEnd(connection.forget);

export const useConnection = (): Connection => useSyncExternalStore(connection.subscribe, connection.get);
