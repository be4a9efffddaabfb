import { type Db, toNumber } from "@passbook/db/dialect";
import { sql } from "kysely";
import { parseArgs } from "node:util";
import type { Services } from "../platform/services.ts";
import { moveToDatabase, moveToStorage } from "../platform/moves/move-file.ts";
import { isOriginalsAway } from "../platform/objects/originals.ts";
import { sealStored } from "../platform/storage/seal-stored.ts";
import type { FilePlace } from "../platform/storage/sealed-parts.ts";
import { type CommandIo, DONE, FAULT, refuseInput, refuseUsage } from "./command-io.ts";

const USAGE = "Usage: passbook originals [--to storage|database] [--json]";
const MB = 1024 * 1024;
const PAGE_FILES = 100;

type Target = "storage" | "database";
type Wish = { to: Target | null; json: boolean };

const isTarget = (text: string): text is Target => text === "storage" || text === "database";

const readWish = (args: readonly string[]): Wish | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: "string" }, json: { type: "boolean" } },
    });
    const { to, json = false } = values;
    if (to === undefined) return { to: null, json };
    return isTarget(to) ? { to, json } : null;
  } catch {
    return null;
  }
};

/** A file that is not yet where all are to be. */
type ToMove = FilePlace & { readonly file_size: number };

const IS_HERE = sql<boolean>`object is null and exists (select 1 from file_parts
  where file_parts.user_id = files.user_id and file_parts.file_id = files.id)`;
const IS_FAR = sql<boolean>`object is not null`;

const listToMove = (db: Db, to: Target, after: FilePlace): Promise<ToMove[]> =>
  db
    .selectFrom("files")
    .select(["user_id", "id", "file_size"])
    .where(to === "storage" ? IS_HERE : IS_FAR)
    .where((is) =>
      is.or([
        is("user_id", ">", after.user_id),
        is.and([is("user_id", "=", after.user_id), is("id", ">", after.id)]),
      ]),
    )
    .orderBy("user_id")
    .orderBy("id")
    .limit(PAGE_FILES)
    .execute();

/** What has been moved so far, whatever ends it. */
type Moved = { files: number; bytes: number };

/** Moves one file after another; each is moved or not, so that another run goes on where this one ended. */
const moveAll = async (services: Services, to: Target, moved: Moved): Promise<void> => {
  // Files of before they were kept in parts.
  if (to === "storage") await sealStored(services);
  const moveOne = to === "storage" ? moveToStorage : moveToDatabase;
  let after: FilePlace = { user_id: "", id: "" };
  for (;;) {
    const files = await listToMove(services.db, to, after);
    for (const file of files)
      if (await moveOne(services, file)) {
        moved.files += 1;
        moved.bytes += file.file_size;
      }
    const last = files.at(-1);
    if (last === undefined) return;
    after = last;
  }
};

type Places = Readonly<Record<"in_database" | "in_storage", Moved>> & { readonly to_remove: number };

const countPlaces = async (db: Db): Promise<Places> => {
  const count = async (where: typeof IS_HERE): Promise<Moved> => {
    const { files, bytes } = await db
      .selectFrom("files")
      .select(({ fn }) => [fn.countAll().as("files"), fn.sum("file_size").as("bytes")])
      .where(where)
      .executeTakeFirstOrThrow();
    return { files: toNumber(files), bytes: toNumber(bytes ?? 0) };
  };
  const { objects } = await db
    .selectFrom("object_removals")
    .select(({ fn }) => fn.countAll().as("objects"))
    .executeTakeFirstOrThrow();
  return {
    in_database: await count(IS_HERE),
    in_storage: await count(IS_FAR),
    to_remove: toNumber(objects),
  };
};

const say = ({ files, bytes }: Moved): string => `${String(files)} originals (${(bytes / MB).toFixed(1)} MB)`;

const describe = (
  io: Pick<CommandIo, "stdout">,
  { to, json }: Wish,
  { moved, places, is_away }: { moved: Moved; places: Places; is_away: boolean },
): void => {
  if (json) {
    io.stdout(`${JSON.stringify({ ...(to === null ? {} : { to, moved, whole: !is_away }), ...places })}\n`);
    return;
  }
  if (to !== null) io.stdout(`Moved ${say(moved)} to the ${to}.\n`);
  io.stdout(
    `In the database: ${say(places.in_database)}. In the storage: ${say(places.in_storage)}; ${String(places.to_remove)} objects wait there to be removed.\n`,
  );
};

/** `passbook originals`: says where originals are, and moves them all to the one place or the other while the server runs on. */
export const originalsCommand = async (args: readonly string[], io: CommandIo): Promise<number> => {
  const wish = readWish(args);
  if (wish === null) return refuseUsage(io, USAGE);
  const services = await io.openServices();
  if (wish.to !== null && services.originals === null)
    return refuseInput(
      io,
      {
        code: "no_storage",
        message:
          "No storage of originals is set. Set BLOB_URL to where they are to lie, or where those to bring back are.",
      },
      wish.json,
    );
  const moved: Moved = { files: 0, bytes: 0 };
  let is_away = false;
  try {
    if (wish.to !== null) await moveAll(services, wish.to, moved);
  } catch (error) {
    if (!isOriginalsAway(error)) throw error;
    is_away = true;
  }
  describe(io, wish, { moved, places: await countPlaces(services.db), is_away });
  if (!is_away) return DONE;
  io.stderr(
    "The storage (BLOB_URL) does not answer as it should. Run this again later: it goes on from there.\n",
  );
  return FAULT;
};
