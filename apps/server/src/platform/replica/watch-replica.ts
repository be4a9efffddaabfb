import type { Db } from "@passbook/db/dialect";
import { openReplica } from "@passbook/db/open";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bell } from "../bell.ts";
import type { Log } from "../log.ts";
import { makeFreshness } from "./freshness.ts";

/** A copy of the database that answers what is only read (109). */
export type Replica = {
  readonly db: Db;
  /** Whether it has all that these people wrote, and what their browser says it wrote at an instant (ms) of some machine. */
  readonly isFresh: (user_ids: readonly string[], said_ms: number | null) => boolean;
  /** To be called when people wrote here. */
  readonly noteWritten: (user_ids: readonly string[]) => void;
  /** To be called when it did not answer: nothing is read there until it does again. */
  readonly noteFault: (error: unknown) => void;
  readonly close: () => Promise<void>;
};

const LOOK_EVERY_MS = 500;

/** Where the log of a server stands (bytes): what it has written, or has taken over from another. */
const readPosition = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ at: number }>`select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end, '0/0') as at`.execute(
    db,
  );
  return rows[0]?.at ?? 0;
};

/** Opens a replica and watches how far it is behind, and who wrote since; it need not be there yet. */
export const watchReplica = async (
  url: string,
  { db: primary, bell, log }: { readonly db: Db; readonly bell: Bell; readonly log: Log },
): Promise<Replica> => {
  const db = await openReplica(url);
  const freshness = makeFreshness();
  const stopping = new AbortController();
  let answers = true;
  const look = async (): Promise<void> => {
    const asked_ms = Date.now();
    freshness.notePrimary(asked_ms, await readPosition(primary));
    freshness.noteReplica(await readPosition(db));
    if (!answers) log.info("the replica answers again");
    answers = true;
  };
  const noteFault = (error: unknown): void => {
    if (answers) log.warn({ err: error }, "the replica does not answer: the primary is read");
    answers = false;
    freshness.forget();
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      // What others write while nobody can tell is written by everybody, as far as is known here.
      if (!bell.isJoined()) freshness.noteAll(Date.now());
      await look().catch(noteFault);
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  const unlisten = bell.listenToPeople((user_id) => freshness.noteWritten(user_id, Date.now()));
  return {
    db,
    isFresh: (user_ids, said_ms) =>
      answers && bell.isJoined() && user_ids.every((user_id) => freshness.has(user_id, said_ms)),
    noteWritten: (user_ids) => user_ids.forEach((user_id) => freshness.noteWritten(user_id, Date.now())),
    noteFault,
    close: async () => {
      unlisten();
      stopping.abort();
      await watching;
      await db.destroy();
    },
  };
};
