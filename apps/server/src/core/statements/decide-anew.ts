import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { Services } from "../../platform/services.ts";
import { readDetails } from "./details.ts";
import type { MatchedStatement } from "./match-statement.ts";
import { findPeriod } from "./to-statement-row.ts";

type Waiting = Pick<
  StatementRow,
  "id" | "details" | "opening_balance" | "closing_balance" | "period_from" | "period_to"
>;

/**
 * Puts statements that wait for their account down to be read again once others came in that may tell it; answers how many. A person's
 * answer may tell it of any of them; what then follows by itself only of those that join it or overlap, so that many files end soon.
 */
export const decideAnew = async (
  trx: Db,
  { clock }: Pick<Services, "clock">,
  row: Pick<StatementRow, "user_id" | "wanted_account_id">,
  matched: readonly MatchedStatement[],
): Promise<number> => {
  const waiting = await trx
    .selectFrom("statements")
    .select(["id", "details", "opening_balance", "closing_balance", "period_from", "period_to"])
    .where("user_id", "=", row.user_id)
    .where("status", "=", "needs_review")
    .where("wanted_account_id", "is", null)
    .execute();
  const asking = waiting.filter((one) =>
    readDetails(one).questions?.some(({ code }) => code === "account_unknown"),
  );
  const ids = asking
    .filter((one) => row.wanted_account_id !== null || matched.some(({ plan }) => touches(one, plan)))
    .map(({ id }) => id);
  for (const id of ids)
    await trx
      .updateTable("statements")
      .set({ status: "received", attempts: 0, updated_at: clock.now() })
      .where("user_id", "=", row.user_id)
      .where("id", "=", id)
      .execute();
  return ids.length;
};

const touches = (waiting: Waiting, { printed }: MatchedStatement["plan"]): boolean => {
  const { opening_balance, closing_balance } = printed;
  const { period_from, period_to } = findPeriod(printed);
  const joins =
    (closing_balance !== null && waiting.opening_balance === closing_balance) ||
    (opening_balance !== null && waiting.closing_balance === opening_balance);
  const overlaps =
    period_from !== null &&
    period_to !== null &&
    (waiting.period_from ?? "~") <= period_to &&
    (waiting.period_to ?? "") >= period_from;
  return joins || overlaps;
};
