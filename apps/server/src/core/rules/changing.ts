import type { Changing } from "../changes/index.ts";
import { countFallingRules, replaceInRules } from "./replace-in-rules.ts";

/** What core/changes is told of rules, which name accounts, merchants, categories and tags in what they say. */
export const rulesChanging: Changing = {
  tables: { rules: { key: ["id"], refers: {} } },
  mentions: { replace: replaceInRules, countFalling: countFallingRules },
};
