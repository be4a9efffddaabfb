import { daysBetween } from "@passbook/contract/values";
import type { MonthInsights } from "@passbook/contract/insights";
import { findEnd } from "../bank-accounts/index.ts";
import { firstDay, lastDay, monthOf } from "./months.ts";
import type { StatementFact } from "./repo.ts";

type Proof = MonthInsights["proofs"][number];

/** What is asked about one account in one month. */
export type ProofQuestion = {
  readonly bank_account_id: string;
  readonly month: string;
  readonly today: string;
  readonly has_rows: boolean;
  /** Statements are given for it; another is kept by hand. */
  readonly is_stated: boolean;
  readonly closed_on: string | null;
  /** The account's statements, oldest first. */
  readonly statements: readonly StatementFact[];
};

/** Where a file prints no period it begins and ends with its rows, so a few quiet days between two are no gap. */
const QUIET_DAYS = 7;
const WORST_FIRST = ["contradicted", "unproved", "partly", "proved"] as const;

type Stretch = Pick<StatementFact, "period_from" | "period_to">;

/** The days between two statements of which one opens where the other closed: nothing happened there. */
const listBridges = (statements: readonly StatementFact[]): Stretch[] =>
  statements.flatMap(({ period_to, closing_balance }, index) => {
    const next = statements[index + 1];
    const joins = closing_balance !== null && next?.opening_balance === closing_balance;
    return joins ? [{ period_from: period_to, period_to: next.period_from }] : [];
  });

/** How far statements reach without a gap from the beginning of a period; null when they leave its beginning out. */
const coveredTo = (statements: readonly Stretch[], from: string): string | null => {
  let reached: string | null = null;
  for (const { period_from, period_to } of statements.toSorted(byBeginning)) {
    const needed: string = reached ?? from;
    if (daysBetween(needed, period_from) > QUIET_DAYS) break;
    if (reached === null || period_to > reached) reached = period_to;
  }
  return reached;
};

const byBeginning = (one: Stretch, other: Stretch): number => (one.period_from < other.period_from ? -1 : 1);

const worstVerdict = (statements: readonly StatementFact[]): Proof["state"] =>
  WORST_FIRST.find((verdict) => statements.some((statement) => statement.verdict === verdict)) ?? "unproved";

/**
 * Whether an account's statements prove a month: the worst verdict among those that cover it. A month whose beginning they leave out,
 * or that is over and not covered to its end, is `missing` since the day they reach; an account that has nothing there is `none`, and one that
 * is kept by hand `unproved` since never.
 */
export const provePeriod = (question: ProofQuestion): Proof => {
  const { bank_account_id, month, statements } = question;
  const [from, to] = [firstDay(month), lastDay(month)];
  const touches = ({ period_from, period_to }: Stretch): boolean => period_from <= to && period_to >= from;
  const covering = statements.filter(touches);
  if (covering.length === 0) return proveUncovered(question);
  const first = statements[0]?.period_from ?? from;
  const stretches = [...covering, ...listBridges(statements).filter(touches)];
  const reached = coveredTo(stretches, first > from ? first : from);
  if (reached === null) return { bank_account_id, state: "missing", as_of: lastBefore(statements, from) };
  if (isExpected(question) && daysBetween(reached, to) > QUIET_DAYS)
    return { bank_account_id, state: "missing", as_of: reached };
  return { bank_account_id, state: worstVerdict(covering), as_of: reached < to ? reached : to };
};

/** The day that statements before a day reach. */
const lastBefore = (statements: readonly StatementFact[], day: string): string | null =>
  statements.findLast(({ period_to }) => period_to < day)?.period_to ?? null;

/** Whether statements should cover the month to its end by now. */
const isExpected = ({ month, today, closed_on, statements }: ProofQuestion): boolean => {
  const last_day = statements.reduce((last, { period_to }) => (period_to > last ? period_to : last), "");
  const ends_in = findEnd(last_day === "" ? null : last_day, { today, closed: closed_on !== null });
  return monthOf(today) > month && (ends_in === null || ends_in > month);
};

const proveUncovered = (question: ProofQuestion): Proof => {
  const { bank_account_id, month, has_rows, is_stated, statements } = question;
  const from = firstDay(month);
  const as_of = lastBefore(statements, from);
  if (is_stated && (has_rows || (as_of !== null && isExpected(question))))
    return { bank_account_id, state: "missing", as_of };
  return { bank_account_id, state: has_rows ? "unproved" : "none", as_of };
};
