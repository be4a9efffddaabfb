import type { Changing } from "../changes/index.ts";

/** What core/changes is told of merchants. */
export const merchantsChanging: Changing = {
  tables: {
    merchants: {
      key: ["id"],
      refers: { sub_category_id: { to: "categories", else: "null" } },
      unique: { columns: ["name_key"], name: "name" },
      tells: {
        thing: "merchant",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          sub_category_id: { field: "category", as: "reference" },
          logo: { field: "logo", as: "unsaid" },
        },
      },
    },
  },
};
