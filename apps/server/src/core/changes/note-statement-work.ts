import { type Db, idsIn } from "@passbook/db/dialect";
import type { Author } from "./change-data.ts";
import type { RecordedEdit } from "./edits.ts";

/** Rung where statements wait to be read. */
export const STATEMENTS_BELL = "statements";

type Asked = {
  readonly questions?: readonly {
    readonly code: string;
    readonly likely_account_id?: string;
    readonly contradicted_account_id?: string;
  }[];
};

/** Puts statements down to be read again whose questions rest on others, where a change took imported statements away. */
export const noteStatementWork = async (
  trx: Db,
  { user_id, clock }: Author,
  recorded: readonly RecordedEdit[],
): Promise<void> => {
  if (!recorded.some(takesImported)) return;
  const waiting = await trx
    .selectFrom("statements")
    .select(["id", "details"])
    .where("user_id", "=", user_id)
    .where("status", "=", "needs_review")
    .execute();
  const ids = waiting.filter(({ details }) => restsOnOthers(details)).map(({ id }) => id);
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

const restsOnOthers = (details: string): boolean => {
  // Written by the server only, so its shape is known.
  const { questions = [] } = JSON.parse(details) as Asked;
  return questions.some(
    ({ code, likely_account_id, contradicted_account_id }) =>
      code === "not_on_proved" || likely_account_id !== undefined || contradicted_account_id !== undefined,
  );
};
