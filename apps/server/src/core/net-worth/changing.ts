import type { Changing } from "../changes/index.ts";

/** What core/changes is told of assets. */
export const netWorthChanging: Changing = {
  tables: {
    assets: {
      key: ["id"],
      refers: {},
      tells: {
        thing: "asset",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          kind: { field: "kind", as: "unsaid" },
          currency: { field: "currency", as: "text" },
        },
      },
    },
    asset_values: {
      key: ["id"],
      refers: { asset_id: { to: "assets", else: "leave_out", falls: true } },
      unique: { columns: ["asset_id", "valued_on"], name: null },
      part_of: { table: "assets", column: "asset_id" },
      tells_of: { owner: "asset_id", field: "value", as: "money", value: "amount" },
    },
  },
};
