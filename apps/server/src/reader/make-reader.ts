import type { ParseHints, PiecesWanted } from "@passbook/statement-parser";
import { type ReaderChild, type ReaderLimits, startReaderChild } from "./start-child.ts";
import type { ReaderResult, ReaderTask } from "./tasks.ts";

/** Reads hostile bytes in child processes under limits; the server itself never decodes a file. */
export type Reader = {
  /** A statement file → its statements. */
  parse: (bytes: Uint8Array, hints: ParseHints) => Promise<ReaderResult<"parse">>;
  /** A file → some of its lines, rows of its sheets, or pages. */
  listPieces: (bytes: Uint8Array, wanted: PiecesWanted) => Promise<ReaderResult<"pieces">>;
  /** A saved message → sender, subject, attachments. */
  readMail: (bytes: Uint8Array) => Promise<ReaderResult<"mail">>;
  /** Keeps a child ready from now on, so that the first file does not wait for one to start. */
  warmUp: () => void;
  close: () => Promise<void>;
};

const LIMITS: ReaderLimits = { time_ms: 10_000, memory_mb: 300 };
const MOST_CHILDREN = 2;
const IDLE_MS = 60_000;

type Pool = {
  idle: ReaderChild[];
  count: number;
  waiting: (() => void)[];
  idle_timer: NodeJS.Timeout | undefined;
  /** How many children stay although nobody needs them now. */
  kept: number;
};

const takeChild = async (pool: Pool, limits: ReaderLimits): Promise<ReaderChild> => {
  const warm = pool.idle.pop();
  if (warm !== undefined) {
    if (warm.isFresh()) return warm;
    warm.stop();
    pool.count -= 1;
  } else if (pool.count >= MOST_CHILDREN) {
    await new Promise<void>((resolve) => {
      pool.waiting.push(resolve);
    });
    return takeChild(pool, limits);
  }
  pool.count += 1;
  return startReaderChild(limits);
};

const stopIdle = (pool: Pool, kept: number): void => {
  for (const child of pool.idle.splice(kept)) {
    child.stop();
    pool.count -= 1;
  }
};

const keepReady = (pool: Pool, limits: ReaderLimits): void => {
  if (pool.count >= pool.kept) return;
  pool.count += 1;
  pool.idle.push(startReaderChild(limits));
};

const giveBack = (pool: Pool, child: ReaderChild, limits: ReaderLimits): void => {
  if (child.isFresh()) pool.idle.push(child);
  else {
    child.stop();
    pool.count -= 1;
    keepReady(pool, limits);
  }
  pool.waiting.shift()?.();
  clearTimeout(pool.idle_timer);
  // Nobody uploads all day; an idle server gives the memory back.
  pool.idle_timer = setTimeout(() => stopIdle(pool, pool.kept), IDLE_MS);
  pool.idle_timer.unref();
};

/** A pool of at most two children, started when first needed; those beyond what is kept ready end when idle for a minute. */
export const makeReader = (limits: ReaderLimits = LIMITS): Reader => {
  const pool: Pool = { idle: [], count: 0, waiting: [], idle_timer: undefined, kept: 0 };
  const run = async <K extends ReaderTask["kind"]>(
    task: ReaderTask & { kind: K },
  ): Promise<ReaderResult<K>> => {
    const child = await takeChild(pool, limits);
    try {
      return (await child.run(task)) as ReaderResult<K>;
    } finally {
      giveBack(pool, child, limits);
    }
  };
  return {
    parse: (bytes, hints) => run({ kind: "parse", bytes, hints }),
    listPieces: (bytes, wanted) => run({ kind: "pieces", bytes, wanted }),
    readMail: (bytes) => run({ kind: "mail", bytes }),
    warmUp: () => {
      pool.kept = 1;
      keepReady(pool, limits);
    },
    close: async () => {
      pool.kept = 0;
      clearTimeout(pool.idle_timer);
      stopIdle(pool, 0);
    },
  };
};
