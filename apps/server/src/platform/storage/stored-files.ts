import type { Db } from "@passbook/db/dialect";
import type { Config } from "../config.ts";
import { type Originals, originalsAway } from "../objects/originals.ts";
import type { Secrets } from "../secrets.ts";
import {
  type FilePlace,
  lastPartOf,
  openPart,
  PART_BYTES,
  sealPart,
  spanOfParts,
  splitParts,
} from "./sealed-parts.ts";
import { fromStored } from "./stored-bytes.ts";

/** So many go to the database at once. */
export const PARTS_AT_ONCE = 16;
/** So many are asked of the storage of originals at once: each asking takes about as long as the bytes do. */
const FAR_PARTS_AT_ONCE = 4;

type Sealing = { readonly secrets: Pick<Secrets, "sealBytes"> };
export type Opening = {
  readonly db: Db;
  readonly secrets: Pick<Secrets, "unsealBytes">;
  readonly originals: Originals | null;
};

/** What the row of a file says beside its parts. */
export const IN_PARTS = { bytes: Buffer.alloc(0), sealed: 1, object: null } as const;

/** Keeps the bytes of a file in the place of what it had, in the transaction that keeps its row. */
export const keepFileBytes = async (
  trx: Db,
  sealing: Sealing,
  place: FilePlace,
  bytes: Uint8Array,
): Promise<void> => {
  await dropFileBytes(trx, place);
  for (const slice of listSlices(bytes)) await writeSlice(trx, sealing, place, slice);
};

/** Some parts of a file that go to the database at once. */
export type Slice = { readonly bytes: Uint8Array; readonly first: number; readonly end: number };

export const listSlices = (bytes: Uint8Array): Slice[] => {
  const end = lastPartOf(bytes.length) + 1;
  return Array.from({ length: Math.ceil(end / PARTS_AT_ONCE) }, (_, index) => ({
    bytes,
    first: index * PARTS_AT_ONCE,
    end: Math.min(end, (index + 1) * PARTS_AT_ONCE),
  }));
};

/** A part that is there already is of the same bytes, and stays. */
export const writeSlice = async (
  trx: Db,
  { secrets }: Sealing,
  place: FilePlace,
  { bytes, first, end }: Slice,
): Promise<void> => {
  const sealed = Array.from({ length: end - first }, (_, index) =>
    sealPart(secrets, place, bytes, first + index),
  );
  await writeParts(trx, place, sealed, first);
};

/** Writes sealed parts, of which the first has the number `first`. */
export const writeParts = async (
  trx: Db,
  { user_id, id }: FilePlace,
  sealed: readonly Uint8Array[],
  first: number,
): Promise<void> => {
  await trx
    .insertInto("file_parts")
    .values(sealed.map((bytes, index) => ({ user_id, file_id: id, part: first + index, bytes })))
    .onConflict((conflict) => conflict.columns(["user_id", "file_id", "part"]).doNothing())
    .execute();
};

/** Whether every part of a file is there, in the database or as an object. */
export const isWhole = async (db: Db, { user_id, id }: FilePlace, bytes: Uint8Array): Promise<boolean> => {
  const { object, count } = await db
    .selectFrom("files")
    .select("object")
    .select((of) =>
      of
        .selectFrom("file_parts")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("user_id", "=", user_id)
        .where("file_id", "=", id)
        .as("count"),
    )
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return object !== null || Number(count) === lastPartOf(bytes.length) + 1;
};

export const dropFileBytes = async (trx: Db, { user_id, id }: FilePlace): Promise<void> => {
  await trx.deleteFrom("file_parts").where("user_id", "=", user_id).where("file_id", "=", id).execute();
};

/** Has a file that was just kept moved to the storage of originals, where one is set; in the transaction that keeps what holds it. */
export const noteMove = async (
  trx: Db,
  {
    config,
    clock,
  }: { readonly config: Pick<Config, "originals_store">; readonly clock: { now: () => string } },
  { user_id, id }: FilePlace,
): Promise<void> => {
  if (config.originals_store === null) return;
  await trx
    .insertInto("file_moves")
    .values({
      user_id,
      file_id: id,
      created_at: clock.now(),
      attempts: 0,
      lease_owner: null,
      lease_until: null,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "file_id"]).doNothing())
    .execute();
};

/** Bytes of a file, part by part as they are asked for, and how many it has in all. */
export type StoredFile = { readonly size: number; readonly parts: AsyncIterable<Uint8Array> };

/** Which bytes of a file are wanted: from the first on, up to and without the last. */
type Choose = (size: number) => { readonly from: number; readonly to: number };
/** Waits for a turn at the database. */
type InTurn = <T>(act: () => Promise<T>) => Promise<T>;

const wholeOf: Choose = (size) => ({ from: 0, to: size });
const atOnce: InTurn = (act) => act();

/** What is read of a file, and how. */
export type Reading = { readonly choose?: Choose; readonly inTurn?: InTurn };

/**
 * Opens a file, as far as the first part that is wanted: what is missing or does not open is told before anything is sent. Null where its bytes
 * gave up their room, undefined where there is no such file.
 */
export const openStoredFile = async (
  services: Opening,
  place: FilePlace,
  { choose = wholeOf, inTurn = atOnce }: Reading = {},
): Promise<StoredFile | null | undefined> => {
  const row = await inTurn(() => findFile(services.db, place));
  if (row === undefined) return undefined;
  if (row.bytes.length > 0)
    return inOnePiece(fromStored(services, { table: "files", ...place }, row), choose);
  const { file_size: size, object } = row;
  const last = object === null ? await inTurn(() => findLastPart(services.db, place)) : lastPartOf(size);
  if (last === null) return null;
  const { from, to } = choose(size);
  const first = Math.floor(from / PART_BYTES);
  const span = { first, end: Math.max(first + 1, Math.ceil(to / PART_BYTES)) };
  const sealed =
    object === null
      ? listHere(services.db, place, { ...span, inTurn })
      : listFar(services.originals, object, { ...span, size });
  const open = async function* () {
    let part = first;
    for await (const bytes of sealed) {
      const begin = part * PART_BYTES;
      const opened = openPart(services.secrets, place, bytes, { part, last });
      yield opened.subarray(Math.max(0, from - begin), to - begin);
      part += 1;
    }
  };
  return { size, parts: await begun(open()) };
};

const findFile = (db: Db, { user_id, id }: FilePlace) =>
  db
    .selectFrom("files")
    .select(["file_size", "bytes", "sealed", "object"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();

/** The same parts, of which the first has been read. */
const begun = async (parts: AsyncGenerator<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> => {
  const head = await parts.next();
  return (async function* () {
    if (head.done === true) return;
    yield head.value;
    yield* parts;
  })();
};

const inOnePiece = (bytes: Uint8Array, choose: Choose): StoredFile => {
  const { from, to } = choose(bytes.length);
  const parts = async function* () {
    yield bytes.subarray(from, to);
  };
  return { size: bytes.length, parts: parts() };
};

const findLastPart = async (db: Db, { user_id, id }: FilePlace): Promise<number | null> => {
  const { last } = await db
    .selectFrom("file_parts")
    .select(({ fn }) => fn.max("part").as("last"))
    .where("user_id", "=", user_id)
    .where("file_id", "=", id)
    .executeTakeFirstOrThrow();
  return last;
};

type Wanted = { readonly first: number; readonly end: number };

/** Sealed parts from the database, one at a time. */
async function* listHere(
  db: Db,
  { user_id, id }: FilePlace,
  { first, end, inTurn }: Wanted & { readonly inTurn: InTurn },
): AsyncGenerator<Uint8Array> {
  const find = (part: number) =>
    db
      .selectFrom("file_parts")
      .select("bytes")
      .where("user_id", "=", user_id)
      .where("file_id", "=", id)
      .where("part", "=", part)
      .executeTakeFirstOrThrow();
  for (let part = first; part < end; part += 1) yield (await inTurn(() => find(part))).bytes;
}

/** Sealed parts from the storage of originals, a few at a time. */
export async function* listFar(
  originals: Originals | null,
  object: string,
  { first, end, size }: Wanted & { readonly size: number },
): AsyncGenerator<Uint8Array> {
  if (originals === null) throw originalsAway();
  for (let part = first; part < end; part += FAR_PARTS_AT_ONCE) {
    const span = spanOfParts(size, { first: part, end: Math.min(end, part + FAR_PARTS_AT_ONCE) });
    yield* splitParts(await originals.read(object, span));
  }
}

/** All bytes of an opened file. */
export const gatherBytes = async ({ size, parts }: StoredFile): Promise<Uint8Array> => {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
