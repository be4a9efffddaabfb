import type { Changing } from "../changes/index.ts";
import { renameInRules } from "./rename-in-rules.ts";
import { countFallingRules, replaceInRules } from "./replace-in-rules.ts";

/** What core/changes is told of rules, which name accounts, merchants, categories and tags in what they say. */
export const rulesChanging: Changing = {
  tables: {
    rules: {
      key: ["id"],
      refers: {},
      tells: {
        thing: "rule",
        toName: ({ name }) => String(name),
        columns: {
          name: { field: "name", as: "text" },
          enabled: { field: "enabled", as: "flag" },
          conditions: { field: "conditions", as: "unsaid" },
          actions: { field: "actions", as: "unsaid" },
          position: { field: "position", as: "unsaid" },
        },
      },
    },
  },
  mentions: { replace: replaceInRules, rename: renameInRules, countFalling: countFallingRules },
};
