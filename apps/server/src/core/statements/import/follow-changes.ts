import { idsIn } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Ended, Follower, RecordedEdit, Who } from "../../changes/index.ts";
import { readDetails } from "../kept/details.ts";

/** Rung where statements wait to be read. */
export const STATEMENTS_BELL = "statements";

/** Puts statements down to be read again whose questions rest on others, where a change took imported statements away. */
export const followImported = (): Follower => ({ finish: noteStatementWork });

const noteStatementWork = async (
  { trx, author: { user_id, clock } }: Who,
  { recorded }: Ended,
): Promise<void> => {
  if (!recorded.some(takesImported)) return;
  const waiting = await trx
    .selectFrom("statements")
    .select(["id", "details"])
    .where("user_id", "=", user_id)
    .where("status", "=", "needs_review")
    .execute();
  const ids = waiting.filter(restsOnOthers).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx
    .updateTable("statements")
    .set({ status: "received", attempts: 0, lease_owner: null, lease_until: null, updated_at: clock.now() })
    .where("user_id", "=", user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();
};

const takesImported = (edit: RecordedEdit): boolean =>
  edit.op === "delete" &&
  edit.table === "statements" &&
  edit.rows.some((row) => row["status"] === "imported");

const restsOnOthers = (row: Pick<StatementRow, "details">): boolean =>
  (readDetails(row).questions ?? []).some(
    (question) =>
      question.code === "not_on_proved" ||
      question["likely_account_id"] !== undefined ||
      question["contradicted_account_id"] !== undefined,
  );
