import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementGrid, Verdict } from "@passbook/contract/statements";
import { addMonths } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { findEnd } from "../../bank-accounts/index.ts";
import {
  coverMonth,
  type Covering,
  findTolerance,
  listBridges,
  type Stretch,
  toStretches,
} from "../ledger/cover-months.ts";
import { findUsual } from "./find-usual.ts";

type Grid = AnswerOf<typeof getStatementGrid>["data"];
type Cell = Grid["accounts"][number]["cells"][number];

const MONTHS = 12;
/** A statement that only touches the running month with a few days of its edge does not stand for it. */
const LEAST_DAYS = 8;
const BEST_FIRST: readonly Verdict[] = ["proved", "partly", "unproved"];

/**
 * Twelve months per account: the best verdict of the statements that together cover each. They end with `to`; where nobody said which,
 * with the running month, or with the newest statement where that is older than all of them.
 */
export const makeGrid = async (
  db: Db,
  user_id: string,
  { to, today, time_zone }: { to: string | null; today: string; time_zone: string },
): Promise<Grid> => {
  const accounts = await db
    .selectFrom("bank_accounts")
    .select(["id", "closed_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  const statements = await db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "format", "period_from", "period_to"])
    .select(["opening_balance", "closing_balance", "verdict", "created_at"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("bank_account_id", "is not", null)
    .orderBy("id")
    .execute();
  const last_month = to ?? chooseLastMonth(findLast(statements), today);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last_month, index - MONTHS + 1));
  const byAccount = Map.groupBy(statements, (row) => row.bank_account_id);
  return {
    months,
    accounts: accounts.map(({ id, closed_at }) => {
      const covering = byAccount.get(id) ?? [];
      const last = findLast(covering);
      const closed = closed_at !== null;
      const ends_in = findEnd(last, { today, closed });
      return {
        bank_account_id: id,
        ends_in,
        usual: ends_in === null ? findUsual(covering, { today, time_zone }) : null,
        cells: toCells(covering, months, { today, ends_in, last_day: closed ? last : null }),
      };
    }),
  };
};

const chooseLastMonth = (newest: string | null, today: string): string => {
  const running = today.slice(0, 7);
  const month = newest?.slice(0, 7) ?? running;
  return month < addMonths(running, 1 - MONTHS) ? month : running;
};

const findLast = (statements: readonly Covering[]): string | null =>
  statements.reduce<string | null>(
    (last, { period_to }) => (period_to !== null && (last === null || period_to > last) ? period_to : last),
    null,
  );

/** Where the days of an account end: today, and for one that is closed its last day. */
type Until = { readonly today: string; readonly ends_in: string | null; readonly last_day: string | null };

const toCells = (statements: readonly Covering[], months: readonly string[], until: Until): Cell[] => {
  const first = statements.reduce<string | null>(
    (least, { period_from }) =>
      period_from !== null && (least === null || period_from < least) ? period_from : least,
    null,
  );
  const bridges = listBridges(statements);
  return months.map((month) => {
    const touching = statements.filter((row) => countDays([row], month) > 0);
    const is_running = month >= until.today.slice(0, 7);
    const shown = is_running ? touching.filter((row) => standsFor(row, month)) : touching;
    const days_covered = countDays(shown, month);
    const statement_ids = shown.map(({ id }) => id);
    if (shown.length === 0)
      return { month, state: findAbsence(month, first, until), days_covered, statement_ids };
    const state = is_running
      ? findVerdict(shown)
      : judgeMonth(shown, month, { bridges, until: until.last_day });
    return { month, state, days_covered, statement_ids };
  });
};

const countDays = (statements: readonly Covering[], month: string): number =>
  coverMonth(toStretches(statements), month, null).covered;

const standsFor = (row: Covering, month: string): boolean =>
  (row.period_from?.startsWith(month) === true && row.period_to?.startsWith(month) === true) ||
  countDays([row], month) >= LEAST_DAYS;

/** The running month is told by what is there of it. */
const findVerdict = (shown: readonly Covering[]): Verdict =>
  BEST_FIRST.find((verdict) => shown.some((row) => row.verdict === verdict)) ?? "contradicted";

/** The best verdict whose statements, with those of better ones, leave no gap in the month. */
const judgeMonth = (
  shown: readonly Covering[],
  month: string,
  { bridges, until }: { bridges: readonly Stretch[]; until: string | null },
): Cell["state"] => {
  for (const [at, verdict] of BEST_FIRST.entries()) {
    const so_far: readonly string[] = BEST_FIRST.slice(0, at + 1);
    const good = shown.filter((row) => so_far.includes(row.verdict ?? "unproved"));
    const { longest_gap } = coverMonth([...toStretches(good), ...bridges], month, until);
    if (good.length > 0 && longest_gap <= findTolerance(good)) return verdict;
  }
  return shown.some(({ verdict }) => verdict === "contradicted") ? "contradicted" : "part_covered";
};

const findAbsence = (
  month: string,
  first: string | null,
  { today, ends_in }: { today: string; ends_in: string | null },
): Cell["state"] => {
  if (first === null || month < first.slice(0, 7)) return "before";
  if (ends_in !== null && month > ends_in) return "after";
  return month < today.slice(0, 7) ? "missing" : "not_due";
};
