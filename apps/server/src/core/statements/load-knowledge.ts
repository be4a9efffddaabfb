import { type Db, toNumber } from "@passbook/db/dialect";
import type { Knowledge } from "@passbook/enrichment";

/** What a person has taught so far, and how starter ids are called among their own sub-categories. */
export type PersonKnowledge = Knowledge & {
  readonly starter_ids: ReadonlyMap<string, string>;
  readonly uncategorised_id: string;
};

export const loadKnowledge = async (trx: Db, user_id: string): Promise<PersonKnowledge> => {
  const starter_ids = await loadStarterIds(trx, user_id);
  const uncategorised_id = starter_ids.get("uncategorised.uncategorised");
  if (uncategorised_id === undefined) throw new Error("This person has no reserved categories.");
  return {
    starter_ids,
    uncategorised_id,
    answers: await loadAnswers(trx, user_id),
    merchant_defaults: await loadMerchantDefaults(trx, user_id),
  };
};

/** The ids of a person's own sub-categories by the starter ids they came from. */
export const loadStarterIds = async (trx: Db, user_id: string): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom("categories")
    .select(["id", "starter_id"])
    .where("user_id", "=", user_id)
    .where("parent_id", "!=", "")
    .where("starter_id", "is not", null)
    .execute();
  return new Map(rows.map(({ id, starter_id }) => [starter_id ?? "", id]));
};

const loadAnswers = async (trx: Db, user_id: string): Promise<Map<string, Map<string, number>>> => {
  const rows = await trx
    .selectFrom("vendor_memories")
    .select(["vendor_key", "sub_category_id", "answers"])
    .where("user_id", "=", user_id)
    .execute();
  const answers = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const ofVendor = answers.get(row.vendor_key) ?? new Map<string, number>();
    answers.set(row.vendor_key, ofVendor.set(row.sub_category_id, toNumber(row.answers)));
  }
  return answers;
};

const loadMerchantDefaults = async (trx: Db, user_id: string): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom("vendors as v")
    .innerJoin("merchants as m", (join) =>
      join.onRef("m.user_id", "=", "v.user_id").onRef("m.id", "=", "v.merchant_id"),
    )
    .select(["v.name_key", "m.sub_category_id"])
    .where("v.user_id", "=", user_id)
    .where("m.sub_category_id", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.sub_category_id ?? ""]));
};
