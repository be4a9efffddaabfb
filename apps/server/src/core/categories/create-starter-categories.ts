import { type Db, insertRows } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { STARTER_CATEGORIES, type StarterFlags } from "@passbook/enrichment";
import type { Author } from "../changes/index.ts";
import { toNameKey } from "./name-key.ts";
import { findStarterName } from "./starter-names.ts";

const toFlags = ({ reserved, is_investment, is_income }: StarterFlags) => ({
  reserved: Number(reserved),
  is_investment: Number(is_investment),
  is_income: Number(is_income),
});

/** Gives a new person the starter taxonomy in their language. It is where their data begins, so it is no change that could be undone. */
export const createStarterCategories = async (
  trx: Db,
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
): Promise<void> => {
  const { language } = await trx
    .selectFrom("users")
    .select("language")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  const toNames = ({ id, name: english }: { readonly id: string; readonly name: string }) => {
    const name = findStarterName(id, language) ?? english;
    return { name, name_key: toNameKey(name) };
  };
  const rows: CategoryRow[] = [];
  for (const category of STARTER_CATEGORIES) {
    const parent = {
      user_id,
      id: clock.newId(),
      parent_id: "",
      ...toNames(category),
      icon: category.icon,
      color: category.colour,
      position: rows.length,
      ...toFlags(category),
      starter_id: category.id,
    };
    rows.push(parent);
    for (const sub of category.sub_categories)
      rows.push({
        ...parent,
        id: clock.newId(),
        parent_id: parent.id,
        ...toNames(sub),
        icon: sub.icon,
        position: rows.length,
        ...toFlags(sub),
        starter_id: sub.id,
      });
  }
  await insertRows(trx, "categories", rows);
};
