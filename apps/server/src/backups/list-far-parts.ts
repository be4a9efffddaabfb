import type { Db } from "@passbook/db/dialect";
import type { Services } from "../platform/services.ts";
import { ObjectMissing } from "../platform/objects/originals.ts";
import { lastPartOf } from "../platform/storage/sealed-parts.ts";
import { listFar } from "../platform/storage/stored-files.ts";
import type { Row } from "./file/backup-file.ts";

const PAGE_FILES = 500;

type Far = Pick<Services, "originals" | "log">;
type FarFile = {
  readonly user_id: string;
  readonly id: string;
  readonly file_size: number;
  readonly object: string;
};

/** Files that lie in the storage of originals, by their keys. */
async function* listFarFiles(db: Db): AsyncGenerator<FarFile> {
  let after: FarFile | undefined;
  for (;;) {
    let page = db
      .selectFrom("files")
      .select(["user_id", "id", "file_size", "object"])
      .where("object", "is not", null)
      .orderBy("user_id")
      .orderBy("id")
      .limit(PAGE_FILES);
    const { user_id, id } = after ?? { user_id: "", id: "" };
    if (after !== undefined)
      page = page.where((is) =>
        is.or([is("user_id", ">", user_id), is.and([is("user_id", "=", user_id), is("id", ">", id)])]),
      );
    const rows = await page.execute();
    for (const { object, ...row } of rows) if (object !== null) yield (after = { ...row, object });
    if (rows.length < PAGE_FILES) return;
  }
}

/**
 * The parts of files that lie in the storage of originals as rows of the database, where a restored backup has them: they are sealed alike, so that
 * a backup needs no storage to be opened. Throws where the storage does not answer; an object that is missing there is told in the log.
 */
export async function* listFarParts(db: Db, { originals, log }: Far): AsyncGenerator<Row[]> {
  for await (const { user_id, id, file_size: size, object } of listFarFiles(db)) {
    let part = 0;
    try {
      for await (const bytes of listFar(originals, object, { first: 0, end: lastPartOf(size) + 1, size })) {
        yield [{ user_id, file_id: id, part, bytes }];
        part += 1;
      }
    } catch (error) {
      // A file that was deleted since the moment of the backup, or one that somebody else removed.
      if (!(error instanceof ObjectMissing)) throw error;
      log.error({ object, file_id: id }, "an original is not in the storage, and so in no backup");
    }
  }
}
