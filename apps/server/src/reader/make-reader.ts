import type { ParseHints, PiecesWanted } from "@passbook/statement-parser";
import { type ReaderChild, type ReaderLimits, startReaderChild } from "./start-child.ts";
import type { ReaderResult, ReaderTask, SignatureKeys } from "./tasks.ts";

/** Reads hostile bytes in child processes under limits; the server itself never decodes a file. */
export type Reader = {
  /**
   * A statement file → its statements. Pages that are pictures are recognised, which takes seconds each, unless `scans` is false: they are
   * then refused as `no_text_layer`.
   */
  parse: (bytes: Uint8Array, hints: ParseHints, scans?: boolean) => Promise<ReaderResult<"parse">>;
  /** A file → some of its lines, rows of its sheets, or pages. */
  listPieces: (bytes: Uint8Array, wanted: PiecesWanted) => Promise<ReaderResult<"pieces">>;
  /** A saved message → sender, subject, attachments. */
  readMail: (bytes: Uint8Array) => Promise<ReaderResult<"mail">>;
  /** A message, and the keys of its signatures → what those are worth. */
  checkSignatures: (bytes: Uint8Array, keys: SignatureKeys) => Promise<ReaderResult<"signatures">>;
  /** Starts a child, so that the first file does not wait for one, and keeps one that is idle from now on. */
  warmUp: () => void;
  close: () => Promise<void>;
};

const LIMITS: ReaderLimits = { time_ms: 10_000, memory_mb: 300 };
/** Of each page that is a picture; the dots of a page and the recogniser are large. */
const SCAN_LIMITS: ReaderLimits = { time_ms: 60_000, memory_mb: 700, cpu_s: 1200 };
const MOST_CHILDREN = 2;
/** Recognising takes a whole core. */
const MOST_SCANNING = 1;
const IDLE_MS = 60_000;

type Pool = {
  idle: ReaderChild[];
  count: number;
  readonly most: number;
  readonly limits: ReaderLimits;
  waiting: (() => void)[];
  idle_timer: NodeJS.Timeout | undefined;
  /** How many children stay although nobody needs them now. */
  kept: number;
};

const takeChild = async (pool: Pool): Promise<ReaderChild> => {
  const warm = pool.idle.pop();
  if (warm !== undefined) {
    if (warm.isFresh()) return warm;
    warm.stop();
    pool.count -= 1;
  } else if (pool.count >= pool.most) {
    await new Promise<void>((resolve) => {
      pool.waiting.push(resolve);
    });
    return takeChild(pool);
  }
  pool.count += 1;
  return startReaderChild(pool.limits);
};

const stopIdle = (pool: Pool, kept: number): void => {
  for (const child of pool.idle.splice(kept)) {
    child.stop();
    pool.count -= 1;
  }
};

const giveBack = (pool: Pool, child: ReaderChild): void => {
  if (child.isFresh()) pool.idle.push(child);
  else {
    // Another is started when it is needed: what was read may be large, and takes memory while it is imported.
    child.stop();
    pool.count -= 1;
  }
  pool.waiting.shift()?.();
  clearTimeout(pool.idle_timer);
  // Nobody uploads all day; an idle server gives the memory back.
  pool.idle_timer = setTimeout(() => stopIdle(pool, pool.kept), IDLE_MS);
  pool.idle_timer.unref();
};

const makePool = (limits: ReaderLimits, most: number): Pool => ({
  idle: [],
  count: 0,
  most,
  limits,
  waiting: [],
  idle_timer: undefined,
  kept: 0,
});

const runIn = async <K extends ReaderTask["kind"]>(
  pool: Pool,
  task: ReaderTask & { kind: K },
): Promise<ReaderResult<K>> => {
  const child = await takeChild(pool);
  try {
    // A child answers the task that it was given.
    return (await child.run(task)) as ReaderResult<K>;
  } finally {
    giveBack(pool, child);
  }
};

/**
 * A pool of at most two children, started when first needed; those beyond what is kept ready end when idle for a minute. Pages that are
 * pictures are recognised in a child of their own, which may take longer and more memory.
 */
export const makeReader = (
  limits: ReaderLimits = LIMITS,
  scan_limits: ReaderLimits = SCAN_LIMITS,
): Reader => {
  const pool = makePool(limits, MOST_CHILDREN);
  const scans = makePool(scan_limits, MOST_SCANNING);
  return {
    parse: async (bytes, hints, scan = true) => {
      const read = await runIn(pool, { kind: "parse", bytes, hints });
      if (read.ok || read.error.code !== "no_text_layer" || !scan) return read;
      return runIn(scans, { kind: "scan", bytes, hints });
    },
    listPieces: (bytes, wanted) => runIn(pool, { kind: "pieces", bytes, wanted }),
    readMail: (bytes) => runIn(pool, { kind: "mail", bytes }),
    checkSignatures: (bytes, keys) => runIn(pool, { kind: "signatures", bytes, keys }),
    warmUp: () => {
      pool.kept = 1;
      if (pool.count > 0) return;
      pool.count = 1;
      pool.idle.push(startReaderChild(pool.limits));
    },
    close: async () => {
      pool.kept = 0;
      clearTimeout(pool.idle_timer);
      stopIdle(pool, 0);
      clearTimeout(scans.idle_timer);
      stopIdle(scans, 0);
    },
  };
};
