import { daysInMonth } from "@passbook/contract/values";
import type { StatementRow } from "@passbook/db/schema";

export type Covering = Pick<
  StatementRow,
  | "id"
  | "bank_account_id"
  | "format"
  | "period_from"
  | "period_to"
  | "opening_balance"
  | "closing_balance"
  | "verdict"
  | "created_at"
>;
export type Stretch = { readonly from: string; readonly to: string };

/** Formats that print no period: their rows stand for it, and a week without a row is no gap. */
export const WITHOUT_PERIOD: ReadonlySet<string | null> = new Set([
  "csv",
  "tsv",
  "xls",
  "xlsx",
  "ods",
  "html",
  "qif",
  "json",
  "simplefin",
]);
const MOST_QUIET_DAYS = 7;
/** A statement may be dated by the last days on which its bank worked. */
const MOST_LOOSE_DAYS = 3;

/** The days between two statements of which one opens where the other closed. */
export const listBridges = (statements: readonly Covering[]): Stretch[] => {
  const inOrder = statements.toSorted((a, b) => ((a.period_to ?? "") < (b.period_to ?? "") ? -1 : 1));
  return inOrder.flatMap(({ period_to, closing_balance }, index) => {
    const next = inOrder[index + 1];
    const joins = closing_balance !== null && next?.opening_balance === closing_balance;
    return joins && period_to !== null && next.period_from !== null
      ? [{ from: period_to, to: next.period_from }]
      : [];
  });
};

export const toStretches = (statements: readonly Covering[]): Stretch[] =>
  statements.flatMap(({ period_from: from, period_to: to }) =>
    from === null || to === null ? [] : [{ from, to }],
  );

/** How many days of a month are covered, and the longest stretch of days in a row that is not; days after `until` are not expected. */
export const coverMonth = (
  stretches: readonly Stretch[],
  month: string,
  until: string | null,
): { readonly covered: number; readonly longest_gap: number } => {
  let [covered, gap, longest_gap] = [0, 0, 0];
  const days = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  for (let day = 1; day <= days; day += 1) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    const is_covered = stretches.some(({ from, to }) => from <= date && to >= date);
    if (is_covered) covered += 1;
    gap = is_covered || (until !== null && date > until) ? 0 : gap + 1;
    longest_gap = Math.max(longest_gap, gap);
  }
  return { covered, longest_gap };
};

/** The longest gap that speaks against nothing, for a month with these statements. */
export const findTolerance = (statements: readonly Covering[]): number =>
  statements.some(({ format }) => WITHOUT_PERIOD.has(format)) ? MOST_QUIET_DAYS : MOST_LOOSE_DAYS;
