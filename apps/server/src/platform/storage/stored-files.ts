import type { Db } from "@passbook/db/dialect";
import type { Secrets } from "../secrets.ts";
import { fromStored } from "./stored-bytes.ts";

/** How much of a file is in memory while it is read or sent, for each who does. */
export const PART_BYTES = 256 * 1024;
/** So many go to the database at once. */
const PARTS_AT_ONCE = 16;

type Place = { readonly user_id: string; readonly id: string };
type Sealing = { readonly secrets: Pick<Secrets, "sealBytes"> };
type Opening = { readonly db: Db; readonly secrets: Pick<Secrets, "unsealBytes"> };

/** What the row of a file says beside its parts. */
export const IN_PARTS = { bytes: Buffer.alloc(0), sealed: 1 } as const;

/** A part opens at its place alone, and only together with all others: none can be moved, left out or cut off. */
const boundTo = ({ user_id, id }: Place, part: number, last: number): string =>
  `${user_id}/files/${id}/${String(part)} of ${String(last)}`;

/** Keeps the bytes of a file in the place of what it had, in the transaction that keeps its row. */
export const keepFileBytes = async (
  trx: Db,
  sealing: Sealing,
  place: Place,
  bytes: Uint8Array,
): Promise<void> => {
  await dropFileBytes(trx, place);
  for (const slice of listSlices(bytes)) await writeSlice(trx, sealing, place, slice);
};

/** Some parts of a file that go to the database at once. */
export type Slice = { readonly bytes: Uint8Array; readonly first: number; readonly end: number };

export const listSlices = (bytes: Uint8Array): Slice[] => {
  const end = lastPartOf(bytes) + 1;
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
  place: Place,
  { bytes, first, end }: Slice,
): Promise<void> => {
  const last = lastPartOf(bytes);
  const seal = (part: number) => ({
    user_id: place.user_id,
    file_id: place.id,
    part,
    bytes: secrets.sealBytes(
      bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
      boundTo(place, part, last),
    ),
  });
  await trx
    .insertInto("file_parts")
    .values(Array.from({ length: end - first }, (_, index) => seal(first + index)))
    .onConflict((conflict) => conflict.columns(["user_id", "file_id", "part"]).doNothing())
    .execute();
};

const lastPartOf = (bytes: Uint8Array): number => Math.max(0, Math.ceil(bytes.length / PART_BYTES) - 1);

/** Whether every part of a file is there. */
export const isWhole = async (db: Db, { user_id, id }: Place, bytes: Uint8Array): Promise<boolean> => {
  const { count } = await db
    .selectFrom("file_parts")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", user_id)
    .where("file_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count) === lastPartOf(bytes) + 1;
};

export const dropFileBytes = async (trx: Db, { user_id, id }: Place): Promise<void> => {
  await trx.deleteFrom("file_parts").where("user_id", "=", user_id).where("file_id", "=", id).execute();
};

/** Bytes of a file, part by part as they are asked for, and how many it has in all. */
export type StoredFile = { readonly size: number; readonly parts: AsyncIterable<Uint8Array> };

/** Which bytes of a file are wanted: from the first on, up to and without the last. */
type Choose = (size: number) => { readonly from: number; readonly to: number };

const wholeOf: Choose = (size) => ({ from: 0, to: size });

/**
 * Opens a file, as far as the first part that is wanted: what is missing or does not open is told before anything is sent. Null where its bytes
 * gave up their room, undefined where there is no such file.
 */
export const openStoredFile = async (
  services: Opening,
  place: Place,
  choose: Choose = wholeOf,
): Promise<StoredFile | null | undefined> => {
  const row = await services.db
    .selectFrom("files")
    .select(["file_size", "bytes", "sealed"])
    .where("user_id", "=", place.user_id)
    .where("id", "=", place.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.bytes.length > 0)
    return inOnePiece(fromStored(services, { table: "files", ...place }, row), choose);
  const last = await findLastPart(services.db, place);
  if (last === null) return null;
  const size = row.file_size;
  const { from, to } = choose(size);
  const open = async (part: number): Promise<Uint8Array> => {
    const begin = part * PART_BYTES;
    return (await openPart(services, place, part, last)).subarray(Math.max(0, from - begin), to - begin);
  };
  const first = Math.floor(from / PART_BYTES);
  const parts = listParts(open, await open(first), { first, end: Math.ceil(to / PART_BYTES) });
  return { size, parts };
};

const inOnePiece = (bytes: Uint8Array, choose: Choose): StoredFile => {
  const { from, to } = choose(bytes.length);
  const parts = async function* () {
    yield bytes.subarray(from, to);
  };
  return { size: bytes.length, parts: parts() };
};

const findLastPart = async (db: Db, { user_id, id }: Place): Promise<number | null> => {
  const { last } = await db
    .selectFrom("file_parts")
    .select(({ fn }) => fn.max("part").as("last"))
    .where("user_id", "=", user_id)
    .where("file_id", "=", id)
    .executeTakeFirstOrThrow();
  return last;
};

const openPart = async (
  { db, secrets }: Opening,
  place: Place,
  part: number,
  last: number,
): Promise<Uint8Array> => {
  const { bytes } = await db
    .selectFrom("file_parts")
    .select("bytes")
    .where("user_id", "=", place.user_id)
    .where("file_id", "=", place.id)
    .where("part", "=", part)
    .executeTakeFirstOrThrow();
  return secrets.unsealBytes(bytes, boundTo(place, part, last));
};

async function* listParts(
  open: (part: number) => Promise<Uint8Array>,
  opened: Uint8Array,
  { first, end }: { first: number; end: number },
): AsyncGenerator<Uint8Array> {
  yield opened;
  for (let part = first + 1; part < end; part += 1) yield await open(part);
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
