import type { Changing } from "../changes/index.ts";
import { mentionsIn } from "./kept-addresses.ts";

/** What core/changes is told of searches that are kept, which name accounts, merchants, categories and tags. */
export const savedSearchesChanging: Changing = {
  tables: {
    saved_searches: {
      key: ["id"],
      refers: {},
      unique: { columns: ["name_key"], name: "name" },
      tells: {
        thing: "saved_search",
        toName: ({ name }) => String(name),
        columns: { name: { field: "name", as: "text" }, search: { field: "search", as: "unsaid" } },
      },
    },
  },
  mentions: mentionsIn("saved_searches"),
};
