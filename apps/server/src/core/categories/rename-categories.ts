import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { type Edit, renameMentioned } from "../changes/index.ts";
import { listCategoryRows } from "./repo.ts";

/** What names categories by words speaks of those that are called otherwise from now on. */
export const renameCategories = async (
  trx: Db,
  user_id: string,
  named: readonly Pick<CategoryRow, "id" | "name">[],
): Promise<Edit[]> => {
  if (named.length === 0) return [];
  const rows = await listCategoryRows(trx, user_id);
  const names = new Map([...rows, ...named].map(({ id, name }) => [id, name]));
  const before = new Map(rows.map(({ id, name }) => [id, name]));
  return renameMentioned(
    trx,
    user_id,
    named.map(({ id, name }) => ({
      field: "category" as const,
      before: before.get(id) ?? name,
      after: name,
      others: [...names].flatMap(([other, called]) => (other === id ? [] : [called])),
    })),
  );
};
