import type { Changing } from "../changes/index.ts";
import { followTouched, TOUCHED_BELL } from "./find/follow-changes.ts";

/** What core/changes is told of what is found in transactions, and of what a person decides about that. */
export const findingsChanging: Changing = {
  tables: {
    decisions: { key: ["id"], refers: {}, unique: { columns: ["kind", "subject"], name: null } },
  },
  follow: followTouched,
  bells: [TOUCHED_BELL],
};
