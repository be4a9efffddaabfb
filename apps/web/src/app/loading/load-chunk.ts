import { connection } from "../../lib/calls/connection.ts";

/** How long a lazily loaded screen may take, in milliseconds. */
export const SCREEN_TIMEOUT_MS = 120_000;

/** The code of a screen could not be loaded, even after the page was loaded again. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

type Surroundings = {
  /** Waits until the server answers; true when it did not before. */
  readonly awaitServer: () => Promise<boolean>;
  readonly reload: () => void;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly timeout_ms: number;
};

const inBrowser = (): Surroundings => ({
  awaitServer: async () => {
    if (await connection.check()) return false;
    await connection.untilReturn();
    return true;
  },
  reload: () => {
    location.reload();
  },
  storage: sessionStorage,
  timeout_ms: SCREEN_TIMEOUT_MS,
});

const withTimeout = async <M>(loading: Promise<M>, timeout_ms: number): Promise<M> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`timeout of ${String(timeout_ms)}ms exceeded`));
    }, timeout_ms);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A server that is gone has no newer version either: what does not arrive is asked for again once that answers. */
const loadOnceUp = async <M>(load: () => Promise<M>, around: Surroundings): Promise<M> => {
  try {
    return await withTimeout(load(), around.timeout_ms);
  } catch (error) {
    if (!(await around.awaitServer())) throw error;
    return withTimeout(load(), around.timeout_ms);
  }
};

/**
 * Loads a screen's code. The first failure reloads the page silently, since a new version may have replaced the file; the
 * mark is kept per screen and only taken off by its success, so that a file that is really gone ends in a message.
 */
export const loadChunk = async <M>(
  name: string,
  load: () => Promise<M>,
  around: Surroundings = inBrowser(),
): Promise<M> => {
  const mark = `reloaded-for:${name}`;
  try {
    const loaded = await loadOnceUp(load, around);
    around.storage.removeItem(mark);
    return loaded;
  } catch (error) {
    if (around.storage.getItem(mark) === null) {
      around.storage.setItem(mark, "1");
      around.reload();
      return await new Promise<never>(() => undefined);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new ChunkLoadError(`Loading screen ${name} failed. (${reason})`);
  }
};
