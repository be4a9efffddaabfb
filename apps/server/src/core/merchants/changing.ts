import type { Changing } from "../changes/index.ts";

/** What core/changes is told of merchants. */
export const merchantsChanging: Changing = {
  tables: {
    merchants: {
      key: ["id"],
      refers: { sub_category_id: { to: "categories", else: "null" } },
      unique: { columns: ["name_key"], name: "name" },
    },
  },
};
