import { say } from "@passbook/contract/sentences/requests";
import { openStore, type Span, type StorePlace } from "./object-store.ts";
import { Problem } from "../problem.ts";

/** A person waits for what is read, a MB at most. */
const READING_MS = 15_000;
/** Nobody waits for what is written or removed, in pieces of 8 MB. */
const WRITING_MS = 120_000;
const RETRY_AFTER_S = 30;

/** The storage of originals cannot be reached, refuses, or is not set any more; what is there stays there. */
export const originalsAway = (): Problem =>
  new Problem({
    status: 503,
    code: "originals_away",
    ...say("originals_away"),
    retry_after_s: RETRY_AFTER_S,
  });

export const isOriginalsAway = (error: unknown): boolean =>
  error instanceof Problem && error.code === "originals_away";

/** The storage answers, and has no such object. */
export class ObjectMissing extends Error {
  override name = "ObjectMissing";
}

/** Storage in which originals lie as objects; all of it throws the refusal `originals_away` where it does not answer as it should. */
export type Originals = {
  /** Writes an object, and reads it back before anything relies on it. */
  readonly write: (object: string, bytes: Uint8Array) => Promise<void>;
  /** Throws ObjectMissing where it is not there. */
  readonly read: (object: string, span: Span) => Promise<Uint8Array>;
  /** One that is gone already is no fault. */
  readonly remove: (object: string) => Promise<void>;
  /** The names of all objects that were written here. */
  readonly list: () => Promise<ReadonlySet<string>>;
};

/** Where what the storage had against something is told. */
type Told = { readonly error: (about: object, message: string) => void };

/** How names of objects begin: backups may lie in the same folder. */
export const OBJECT_PREFIX = "original-";

/** Opens the storage that is set; nothing is asked of it before something is wanted. */
export const openOriginals = (place: StorePlace, log: Told): Originals => {
  const reading = openStore(place, READING_MS);
  const writing = openStore(place, WRITING_MS);
  const orAway = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      log.error({ err: error }, "the storage of originals (BLOB_URL) did not do what was asked");
      throw originalsAway();
    }
  };
  const readSpan = (object: string, span: Span) => orAway(() => reading.readSpan(object, span));
  return {
    write: async (object, bytes) => {
      await orAway(() => writing.putBytes(object, bytes));
      const kept = await orAway(() => writing.readSpan(object, { from: 0, to: bytes.length }));
      if (kept !== null && Buffer.compare(kept, bytes) === 0) return;
      log.error({ object }, "the storage of originals (BLOB_URL) does not hold what was sent");
      throw originalsAway();
    },
    read: async (object, span) => {
      const bytes = await readSpan(object, span);
      if (bytes === null) throw new ObjectMissing(`${object} is not in the storage of originals.`);
      return bytes;
    },
    remove: (object) => orAway(() => writing.remove(object)),
    list: async () =>
      new Set((await orAway(() => writing.list())).filter((name) => name.startsWith(OBJECT_PREFIX))),
  };
};
