import { type Db, idsIn } from "@passbook/db/dialect";
import { type Edit, insertInto, updateEach } from "../changes/index.ts";

/** How many of a vendor's transactions a person filed just now, by vendor id. */
export type AnswersByVendor = ReadonlyMap<string, number>;

/** Remembers for each vendor under what the person filed its transactions, so that the next ones follow. */
export const rememberAnswers = async (
  trx: Db,
  user_id: string,
  { sub_category_id, answers }: { sub_category_id: string; answers: AnswersByVendor },
): Promise<Edit[]> => {
  if (answers.size === 0 || (await isUncategorised(trx, user_id, sub_category_id))) return [];
  const vendors = await trx
    .selectFrom("vendors")
    .select(["id", "name_key"])
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, [...answers.keys()]))
    .execute();
  const known = await trx
    .selectFrom("vendor_memories")
    .select(["vendor_key", "answers"])
    .where("user_id", "=", user_id)
    .where("sub_category_id", "=", sub_category_id)
    .where(
      "vendor_key",
      "in",
      idsIn(
        trx,
        vendors.map((vendor) => vendor.name_key),
      ),
    )
    .execute();
  const before = new Map(known.map((row) => [row.vendor_key, row.answers]));
  const memories = vendors.map(({ id, name_key }) => ({
    user_id,
    vendor_key: name_key,
    sub_category_id,
    answers: (answers.get(id) ?? 0) + (before.get(name_key) ?? 0),
  }));
  return [
    insertInto(
      "vendor_memories",
      memories.filter((memory) => !before.has(memory.vendor_key)),
    ),
    updateEach(
      "vendor_memories",
      memories
        .filter((memory) => before.has(memory.vendor_key))
        .map((memory) => ({
          key: { vendor_key: memory.vendor_key, sub_category_id },
          values: { answers: memory.answers },
        })),
    ),
  ];
};

/** Taking a category away teaches nothing. */
const isUncategorised = async (trx: Db, user_id: string, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("categories")
    .select("starter_id")
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.starter_id === "uncategorised.uncategorised";
};
