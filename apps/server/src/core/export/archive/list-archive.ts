import type { Db } from "@passbook/db/dialect";
import type { ZipEntry } from "../../../platform/http/answers/write-zip.ts";
import { type Opening, openStoredFile } from "../../../platform/storage/stored-files.ts";
import { ACCOUNT_ENTRY } from "./account-lines.ts";
import { readAccount } from "./write-account.ts";
import { writeCsv } from "../formats/write-csv.ts";
import { writeHoldings } from "../formats/write-holdings.ts";
import { writeJson } from "./write-json.ts";

/** A stored file, the folder and the name it gets. */
type Kept = { readonly folder: string; readonly file_id: string; readonly file_name: string };

const listOriginals = async (db: Db, user_id: string): Promise<Kept[]> => {
  const rows = await db
    .selectFrom("files")
    .innerJoin("statements", (join) =>
      join.on("statements.user_id", "=", user_id).onRef("statements.file_id", "=", "files.id"),
    )
    .select(["files.id as file_id", "files.file_name"])
    .distinct()
    .where("files.user_id", "=", user_id)
    .orderBy("files.id")
    .execute();
  return rows.map((row) => ({ folder: "statements", ...row }));
};

/** By the day of their transactions, and under their names. */
const listAttached = async (db: Db, user_id: string): Promise<Kept[]> => {
  const rows = await db
    .selectFrom("attachments")
    .innerJoin("transactions", (join) =>
      join
        .on("transactions.user_id", "=", user_id)
        .onRef("transactions.id", "=", "attachments.transaction_id"),
    )
    .select(["attachments.file_id", "attachments.file_name", "transactions.booked_on"])
    .where("attachments.user_id", "=", user_id)
    .orderBy("transactions.booked_on")
    .orderBy("attachments.id")
    .execute();
  return rows.map(({ file_id, file_name, booked_on }) => ({
    folder: "attachments",
    file_id,
    file_name: `${booked_on} ${file_name}`,
  }));
};

/** Signs that some systems take in no name. */
const ODD_SIGNS = /[<>:"/\\|?*]/g;

/** The same name never stands twice in a folder, whatever its case. */
const makeNaming = (): ((kept: Kept) => string) => {
  const taken = new Set<string>();
  return ({ folder, file_name }) => {
    const plain = file_name.replaceAll(ODD_SIGNS, "_");
    const dot = plain.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ""];
    for (let number = 1; ; number += 1) {
      const name = `${folder}/${stem}${number === 1 ? "" : ` (${String(number)})`}${ending}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
};

/** Each stored file with the name it gets. */
const nameFiles = async (db: Db, user_id: string): Promise<(Kept & { readonly name: string })[]> => {
  const toName = makeNaming();
  const lists = [await listOriginals(db, user_id), await listAttached(db, user_id)];
  return lists.flat().map((kept) => ({ ...kept, name: toName(kept) }));
};

/** Asks for the beginning of a file that lies in the storage of originals, so that one that is away is told before an archive begins. */
export const refuseWithoutOriginals = async (services: Opening, user_id: string): Promise<void> => {
  const file = await services.db
    .selectFrom("files")
    .select("id")
    .where("user_id", "=", user_id)
    .where("object", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (file !== undefined) await openStoredFile(services, { user_id, id: file.id });
};

/**
 * Everything of a person as files: the lists of transactions and of holdings, all data to be read, the state that a new account takes in, the originals of
 * statements, and what is attached to transactions.
 */
export async function* listArchive(
  services: Opening,
  user_id: string,
  now: string,
): AsyncGenerator<ZipEntry> {
  const { db } = services;
  const files = await nameFiles(db, user_id);
  yield { name: "passbook.json", parts: writeJson(db, user_id, now) };
  yield { name: "transactions.csv", parts: writeCsv(db, user_id, { hidden: "both", now }) };
  yield { name: "holdings.csv", parts: writeHoldings(db, user_id, null) };
  const entryOf = new Map(files.toReversed().map(({ file_id, name }) => [file_id, name]));
  const toEntryName = (file_id: string): string | null => entryOf.get(file_id) ?? null;
  yield { name: ACCOUNT_ENTRY, parts: readAccount(db, { user_id, now, toEntryName }) };
  for (const { file_id, name } of files) {
    const file = await openStoredFile(services, { user_id, id: file_id });
    // One that gave its room to others is known by its name alone.
    if (file != null) yield { name, parts: file.parts };
  }
}
