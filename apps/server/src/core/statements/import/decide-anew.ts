import { type Db, idsIn } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import type { ParsedStatement } from "@passbook/statement-parser";
import type { Services } from "../../../platform/services.ts";
import { readDetails } from "../kept/details.ts";
import type { MatchedStatement } from "./match-statement.ts";
import { findPeriod } from "../kept/find-period.ts";

type Waiting = Pick<StatementRow, "opening_balance" | "closing_balance" | "period_from" | "period_to">;

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
    .select(["id", "opening_balance", "closing_balance", "period_from", "period_to"])
    .where("user_id", "=", row.user_id)
    .where("status", "=", "needs_review")
    .where("wanted_account_id", "is", null)
    .execute();
  const touches = makeTouch(matched.map(({ plan }) => plan.printed));
  const near = waiting.filter((one) => row.wanted_account_id !== null || touches(one)).map(({ id }) => id);
  if (near.length === 0) return 0;
  const asking = await trx
    .selectFrom("statements")
    .select(["id", "details"])
    .where("user_id", "=", row.user_id)
    .where("id", "in", idsIn(trx, near))
    .execute();
  const ids = asking
    .filter((one) => readDetails(one).questions?.some(({ code }) => code === "account_unknown"))
    .map(({ id }) => id);
  await trx
    .updateTable("statements")
    .set({ status: "received", attempts: 0, updated_at: clock.now() })
    .where("user_id", "=", row.user_id)
    .where("id", "in", idsIn(trx, ids))
    .execute();
  return ids.length;
};

/** Whether a statement that waits joins one of those that came in, or has days in common with it. */
const makeTouch = (printed: readonly ParsedStatement[]): ((waiting: Waiting) => boolean) => {
  const openings = new Set(printed.map(({ opening_balance }) => opening_balance));
  const closings = new Set(printed.map(({ closing_balance }) => closing_balance));
  const overlaps = makeOverlap(printed);
  return (waiting) =>
    (waiting.opening_balance !== null && closings.has(waiting.opening_balance)) ||
    (waiting.closing_balance !== null && openings.has(waiting.closing_balance)) ||
    overlaps(waiting.period_from ?? "~", waiting.period_to ?? "");
};

/** Of the periods that begin by a day only the one that ends last needs to be asked. */
const makeOverlap = (printed: readonly ParsedStatement[]): ((from: string, to: string) => boolean) => {
  const periods = printed
    .map(findPeriod)
    .flatMap(({ period_from: from, period_to: to }) => (from === null || to === null ? [] : [{ from, to }]))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  let last = "";
  const ends = periods.map(({ to }) => (last = to > last ? to : last));
  return (from, to) => {
    let [low, high] = [0, periods.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((periods[middle]?.from ?? "~") <= to) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? "") >= from;
  };
};
