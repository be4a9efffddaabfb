import type { Db } from "@passbook/db/dialect";
import type { Services } from "../../platform/services.ts";
import { isOriginalsAway, type Originals } from "../../platform/objects/originals.ts";
import { type Finding, finding } from "./examine-safety.ts";

const PLACE = "storage of originals";

const listNamed = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom("files").select("object").where("object", "is not", null).execute();
  return rows.flatMap(({ object }) => object ?? []);
};

const compare = async (originals: Originals, named: readonly string[]): Promise<Finding> => {
  const there = await originals.list();
  const missing = named.filter((object) => !there.has(object));
  if (missing.length === 0) return finding(PLACE, "good", `${String(named.length)} are there`);
  return finding(
    PLACE,
    "bad",
    `${String(missing.length)} of ${String(named.length)} are missing there (${missing.slice(0, 3).join(", ")} …). Restore them from a backup of the storage`,
  );
};

/** Whether the storage answers and holds whatever files name. */
export const checkOriginals = async ({ db, originals }: Services): Promise<Finding> => {
  const named = await listNamed(db);
  if (originals === null)
    return named.length === 0
      ? finding(PLACE, "good", "no BLOB_URL: originals are in the database")
      : finding(
          PLACE,
          "bad",
          `${String(named.length)} originals lie in a storage, and BLOB_URL is not set: set it, and passbook originals --to database brings them back`,
        );
  try {
    return await compare(originals, named);
  } catch (error) {
    if (!isOriginalsAway(error)) throw error;
    return finding(
      PLACE,
      "bad",
      "it does not answer as it should: look whether BLOB_URL is right, and its key may read, write, list and delete",
    );
  }
};
