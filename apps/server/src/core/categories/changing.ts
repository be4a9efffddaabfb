import type { Db } from "@passbook/db/dialect";
import type { Changing } from "../changes/index.ts";

/** What core/changes is told of categories. */
export const categoriesChanging: Changing = {
  tables: {
    categories: {
      key: ["id"],
      refers: { parent_id: { to: "categories", else: "leave_out" } },
      unique: { columns: ["parent_id", "name_key"], name: "name" },
      findDefault: (db, user_id) => findUncategorised(db, user_id),
      tells: {
        thing: "category",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          parent_id: { field: "parent", as: "reference" },
          icon: { field: "icon", as: "unsaid" },
          color: { field: "color", as: "unsaid" },
          is_investment: { field: "is_investment", as: "flag" },
          is_income: { field: "is_income", as: "flag" },
        },
      },
    },
    tags: {
      key: ["id"],
      refers: { sub_category_id: { to: "categories", else: "leave_out", falls: true } },
      unique: { columns: ["sub_category_id", "name_key"], name: "name" },
      part_of: { table: "categories", column: "sub_category_id" },
      tells: {
        thing: "tag",
        toName: ({ name }) => String(name),
        columns: { name: { field: "name", as: "text" } },
      },
    },
  },
};

const findUncategorised = async (db: Db, user_id: string): Promise<string | null> => {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("user_id", "=", user_id)
    .where("starter_id", "=", "uncategorised.uncategorised")
    .executeTakeFirst();
  return row?.id ?? null;
};
