import { type Db, lockPerson } from "@passbook/db/dialect";
import { sql } from "kysely";
import { addMs } from "../clock.ts";
import { OBJECT_PREFIX, originalsAway } from "../objects/originals.ts";
import type { Services } from "../services.ts";
import { type FilePlace, lastPartOf } from "../storage/sealed-parts.ts";
import { IN_PARTS, listFar, PARTS_AT_ONCE, writeParts } from "../storage/stored-files.ts";

type Moving = Pick<Services, "db" | "clock" | "originals">;
/** What is done first in the transaction that says where the file is now; throwing leaves it where it was. */
type Begin = (trx: Db) => Promise<void>;

/** An object that no row names after so long was written by something that ended meanwhile, and is removed. */
const UNNAMED_MS = 30 * 60_000;

const nothing: Begin = async () => undefined;

/** The sealed parts of a file in the database, in their order; null where it is elsewhere, gone or not whole. */
const readParts = async (db: Db, { user_id, id }: FilePlace): Promise<Uint8Array[] | null> => {
  const file = await db
    .selectFrom("files")
    .select(["file_size", "object"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (file === undefined || file.object !== null) return null;
  const parts = await db
    .selectFrom("file_parts")
    .select("bytes")
    .where("user_id", "=", user_id)
    .where("file_id", "=", id)
    .orderBy("part")
    .execute();
  return parts.length === lastPartOf(file.file_size) + 1 ? parts.map(({ bytes }) => bytes) : null;
};

/** Writes an object that is removed by itself unless a row has named it in time. */
const writeUnnamed = async (
  { db, clock, originals }: Moving,
  user_id: string,
  parts: readonly Uint8Array[],
): Promise<string> => {
  if (originals === null) throw originalsAway();
  const object = `${OBJECT_PREFIX}${clock.newId()}`;
  const now = clock.now();
  await db
    .insertInto("object_removals")
    .values({
      user_id,
      object,
      created_at: now,
      attempts: 0,
      lease_owner: null,
      lease_until: addMs(now, UNNAMED_MS),
    })
    .execute();
  await originals.write(object, Buffer.concat(parts));
  return object;
};

/** Names an object in the row of its file, so that it stays; false where the row has changed meanwhile. */
const nameObject = async (trx: Db, { user_id, id }: FilePlace, object: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("files")
    .set({ object })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("object", "is", null)
    .where(sql<boolean>`exists (select 1 from file_parts
      where file_parts.user_id = ${user_id} and file_parts.file_id = files.id)`)
    .executeTakeFirstOrThrow();
  const ofObject = trx
    .deleteFrom("object_removals")
    .where("user_id", "=", user_id)
    .where("object", "=", object);
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom("file_parts").where("user_id", "=", user_id).where("file_id", "=", id).execute();
  const { numDeletedRows } = await ofObject.where("lease_owner", "is", null).executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) throw new Error("An object was removed before its file had it.");
  return true;
};

/**
 * Moves the sealed parts of a file as they are into the storage of originals: they are written and read back there, and only then leave the
 * database. False where there is nothing to move; the refusal `originals_away` leaves everything as it was.
 */
export const moveToStorage = async (
  services: Moving,
  place: FilePlace,
  begin: Begin = nothing,
): Promise<boolean> => {
  const parts = await readParts(services.db, place);
  const object = parts === null ? null : await writeUnnamed(services, place.user_id, parts);
  return services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, place.user_id);
    await begin(trx);
    await trx
      .deleteFrom("file_moves")
      .where("user_id", "=", place.user_id)
      .where("file_id", "=", place.id)
      .execute();
    return object !== null && nameObject(trx, place, object);
  });
};

const forgetObject = async (trx: Db, { user_id, id }: FilePlace, object: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("files")
    .set(IN_PARTS)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .where("object", "=", object)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Moves a file back into the database; its object is removed once that has committed. False where it has none. */
export const moveToDatabase = async (services: Moving, place: FilePlace): Promise<boolean> => {
  const { user_id, id } = place;
  const file = await services.db
    .selectFrom("files")
    .select(["file_size", "object", "created_at"])
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (file === undefined || file.object === null) return false;
  const { file_size: size, object, created_at } = file;
  const parts: Uint8Array[] = [];
  for await (const part of listFar(services.originals, object, { first: 0, end: lastPartOf(size) + 1, size }))
    parts.push(part);
  return services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, user_id);
    if (!(await forgetObject(trx, place, object))) return false;
    for (let first = 0; first < parts.length; first += PARTS_AT_ONCE)
      await writeParts(trx, place, parts.slice(first, first + PARTS_AT_ONCE), first);
    await trx
      .insertInto("object_removals")
      .values({ user_id, object, created_at, attempts: 0, lease_owner: null, lease_until: null })
      .execute();
    return true;
  });
};
