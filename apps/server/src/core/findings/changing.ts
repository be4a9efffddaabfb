import type { Changing, Values } from "../changes/index.ts";
import { listLinks, readDetails } from "./find/decisions.ts";
import { followTouched, TOUCHED_BELL } from "./find/follow-changes.ts";

/** The transactions that a decision is about; proposed rules are about none. */
const listDecidedAbout = ({ kind, details }: Values): readonly string[] =>
  kind === "rule_proposal" || typeof details !== "string" ? [] : readDetails(details).transaction_ids;

/** What core/changes is told of what is found in transactions, and of what a person decides about that. */
export const findingsChanging: Changing = {
  tables: {
    decisions: {
      key: ["id"],
      refers: {},
      unique: { columns: ["kind", "subject"], name: null },
      tells_about: {
        table: "transactions",
        toIds: listDecidedAbout,
        toLinks: listLinks,
      },
    },
  },
  follow: followTouched,
  bells: [TOUCHED_BELL],
};
