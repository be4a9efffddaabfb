import type { Changing } from "../changes/index.ts";

/** What core/changes is told of exchange rates. */
export const exchangeRatesChanging: Changing = {
  tables: {
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
