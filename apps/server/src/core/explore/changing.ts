import type { Changing } from "../changes/index.ts";
import { mentionsIn } from "../saved-searches/index.ts";

/** What core/changes is told of explorations that are kept, and of the order of the home screen. */
export const exploreChanging: Changing = {
  tables: {
    explorations: {
      key: ["id"],
      refers: {},
      unique: { columns: ["name_key"], name: "name" },
      tells: {
        thing: "exploration",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          search: { field: "search", as: "unsaid" },
          pinned: { field: "pinned", as: "flag" },
        },
      },
    },
    home_cards: { key: ["card"], refers: {}, untold: true },
  },
  mentions: mentionsIn("explorations"),
};
