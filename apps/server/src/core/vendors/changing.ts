import type { Changing } from "../changes/index.ts";
import { followVendors } from "./follow-changes.ts";

/** What core/changes is told of vendors, who come and go with the rows that name them. */
export const vendorsChanging: Changing = {
  tables: {
    vendors: {
      key: ["id"],
      refers: { merchant_id: { to: "merchants", else: "null" } },
      unique: { columns: ["name_key"], name: null, same: true },
      goes_along: true,
      tells: {
        thing: "vendor",
        toName: ({ name }) => String(name),
        columns: { merchant_id: { field: "merchant", as: "reference" } },
      },
    },
  },
  follow: followVendors,
};
