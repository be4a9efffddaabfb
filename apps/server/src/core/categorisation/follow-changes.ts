import { insertRows } from "@passbook/db/dialect";
import type { EditableName, Ended, Follower, RecordedEdit, Who } from "../changes/index.ts";

/** Rung after changes, since suggestions may have to be made again. */
export const SUGGESTIONS_BELL = "suggestions";

/** What suggested categories are made from, besides the transactions themselves. */
const SOURCES: ReadonlySet<EditableName> = new Set(["answers", "categories", "merchants", "vendors"]);

/** The same name is another shop in another country, and the country of a row is its bank's; what comes into a loan is paid off. */
const movesBank = (edit: RecordedEdit): boolean =>
  edit.table === "bank_accounts" &&
  edit.op === "update" &&
  edit.groups.some(({ before, after }) =>
    ["bank_country", "account_type"].some((column) => before[column] !== after[column]),
  );

/** Leaves word that suggestions must be made again, where a change touched what they are made from. */
export const followSources = (): Follower => ({ finish: noteSuggestionWork });

const noteSuggestionWork = async (
  { trx, author: { user_id, clock } }: Who,
  { recorded, is_undo }: Ended,
): Promise<void> => {
  // New vendors come with transactions that are filed as they arrive, and go with the last of them.
  const matters = recorded.filter(
    (edit) =>
      (SOURCES.has(edit.table) && !(edit.table === "vendors" && edit.op !== "update")) || movesBank(edit),
  );
  if (matters.length === 0) return;
  // An answer that comes back takes its old place among the others.
  const is_rebuilt = matters.some(({ table, op }) => table === "answers" && (op !== "insert" || is_undo));
  const row = {
    user_id,
    wanted: 1,
    done: 0,
    rebuilds: is_rebuilt ? 1 : 0,
    created_at: clock.now(),
    attempts: 0,
    lease_owner: null,
    lease_until: null,
  };
  await insertRows(trx, "suggestion_work", [row], { add_on: ["user_id"], add: ["wanted", "rebuilds"] });
};
