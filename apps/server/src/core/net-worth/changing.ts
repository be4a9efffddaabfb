import type { Changing } from "../changes/index.ts";

/** What core/changes is told of assets and of exchange rates. */
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
    own_rates: {
      key: ["id"],
      refers: {},
      unique: { columns: ["base", "currency", "valid_from"], name: null },
      tells: {
        thing: "exchange_rate",
        toName: ({ base, currency, rate }) => `1 ${String(base)} = ${String(rate)} ${String(currency)}`,
        columns: { rate: { field: "rate", as: "text" } },
      },
    },
  },
};
