import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

/** A line between the processes on one PostgreSQL: what one says all others hear, as long as the line holds. */
export type PostgresLine = {
  /** Said to all others within some milliseconds; lost while the line is down. */
  readonly say: (word: string) => void;
  readonly close: () => Promise<void>;
};

export type LineSettings = {
  /** The server itself: what pools connections by transactions delivers nothing. */
  readonly url: string;
  /** Sends a message by NOTIFY on {@link CHANNEL}, over another connection: a pooler of transactions delivers what a client sends itself, now and then. */
  readonly send: (message: string) => Promise<unknown>;
  /** Tells this process from the others. */
  readonly name: string;
  readonly onHeard: (word: string) => void;
  /** Told each time the line comes to hold, or no longer does. */
  readonly onHolds: (holds: boolean) => void;
  /** How often a line is asked whether it delivers; it is given up when it has not twice. */
  readonly proof_ms?: number;
};

/** On what processes listen. */
export const CHANNEL = "passbook";
/** What is said within this goes out together. */
const GATHER_MS = 5;
/** A message holds 8,000 bytes. */
const WORDS_AT_ONCE = 80;
const PROOF_MS = 10_000;
const AGAIN_MS = 500;

type Message = { readonly from: string; readonly words: readonly string[] };

const toText = (message: Message): string => JSON.stringify(message);

/** What is said comes together for a moment, each word once, before it goes out. */
const makeGathering = (carry: (words: readonly string[]) => void) => {
  let said = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  const carryAll = (): void => {
    gathering = null;
    const words = [...said];
    said = new Set();
    for (let start = 0; start < words.length; start += WORDS_AT_ONCE)
      carry(words.slice(start, start + WORDS_AT_ONCE));
  };
  return {
    add: (word: string): void => {
      said.add(word);
      gathering ??= setTimeout(carryAll, GATHER_MS);
    },
    end: (): void => {
      if (gathering !== null) clearTimeout(gathering);
    },
  };
};

type Holding = Omit<LineSettings, "url" | "onHolds"> & { readonly onProved: () => void };

/** One connection until it ends, delivers nothing any more, or is no longer wanted. */
const holdLine = async (
  client: Client,
  { name, send, onHeard, onProved, proof_ms = PROOF_MS }: Holding,
  signal: AbortSignal,
): Promise<void> => {
  const ended = Promise.withResolvers<void>();
  const end = (): void => ended.resolve();
  let proved_ms = performance.now();
  const prove = (): void => {
    if (performance.now() - proved_ms > 2 * proof_ms) end();
    else send(toText({ from: name, words: [] })).catch(end);
  };
  client.on("error", end).on("end", end);
  client.on("notification", ({ payload }) => {
    // Written by another process of this product, or by this one.
    const { from, words } = JSON.parse(payload ?? "") as Message;
    if (from !== name) return words.forEach((word) => onHeard(word));
    proved_ms = performance.now();
    onProved();
  });
  signal.addEventListener("abort", end);
  const proving = setInterval(prove, proof_ms);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    prove();
    await ended.promise;
  } finally {
    clearInterval(proving);
    signal.removeEventListener("abort", end);
    // One that is gone already says so.
    client.end().catch(() => undefined);
  }
};

/**
 * Keeps a line open (LISTEN and NOTIFY), and opens it anew when it breaks. It holds when a word to itself comes back, which is asked again and
 * again: connections end without a sign, and some poolers take LISTEN and deliver nothing.
 */
export const openPostgresLine = async ({ url, onHolds, ...own }: LineSettings): Promise<PostgresLine> => {
  const { default: pg } = await import("pg");
  const closing = new AbortController();
  let holds = false;
  const gathering = makeGathering((words) => {
    // What is lost is found by whoever looks by themselves.
    if (holds) own.send(toText({ from: own.name, words })).catch(() => undefined);
  });
  const hold = async (): Promise<void> => {
    const { proof_ms = PROOF_MS } = own;
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: proof_ms,
    });
    const onProved = (): void => {
      if (!holds) onHolds(true);
      holds = true;
    };
    await holdLine(client, { ...own, onProved }, closing.signal).catch(() => undefined);
    if (holds) onHolds(false);
    holds = false;
  };
  const holding = (async () => {
    while (!closing.signal.aborted) {
      await hold();
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  return {
    say: gathering.add,
    close: async () => {
      gathering.end();
      closing.abort();
      await holding;
    },
  };
};
