import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementGrid, Verdict } from "@passbook/contract/statements";
import { addMonths } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import {
  coverMonth,
  type Covering,
  findTolerance,
  listBridges,
  type Stretch,
  toStretches,
} from "../ledger/cover-months.ts";
import type { Expecting } from "./find-usual.ts";
import { expectNext, findLast, listCovered } from "./list-late.ts";

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
  const { accounts, statements } = await listCovered(db, user_id);
  const last_month = to ?? chooseLastMonth(findLast(statements), today);
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(last_month, index - MONTHS + 1));
  return {
    months,
    accounts: accounts.map((account) => {
      const { covering } = account;
      const { last, ends_in, expecting } = expectNext(account, { today, time_zone });
      const last_day = account.closed_at === null ? null : last;
      return {
        bank_account_id: account.id,
        ends_in,
        usual: expecting?.usual ?? null,
        cells: toCells(covering, months, { today, ends_in, last_day, expecting }),
      };
    }),
  };
};

const chooseLastMonth = (newest: string | null, today: string): string => {
  const running = today.slice(0, 7);
  const month = newest?.slice(0, 7) ?? running;
  return month < addMonths(running, 1 - MONTHS) ? month : running;
};

/** Where the days of an account end: today, and for one that is closed its last day; and when what is not here yet is expected. */
type Until = {
  readonly today: string;
  readonly ends_in: string | null;
  readonly last_day: string | null;
  readonly expecting: Expecting | null;
};

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
      return { month, ...findAbsence(month, first, until), days_covered, statement_ids };
    const state = is_running
      ? findVerdict(shown)
      : judgeMonth(shown, month, { bridges, until: until.last_day });
    return { month, state, expected_on: null, days_covered, statement_ids };
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

/** Why a month has no statement: one that usually comes later is not due yet, and one whose day has passed is late. */
const findAbsence = (
  month: string,
  first: string | null,
  { today, ends_in, expecting }: Until,
): Pick<Cell, "state" | "expected_on"> => {
  if (first === null || month < first.slice(0, 7)) return { state: "before", expected_on: null };
  if (ends_in !== null && month > ends_in) return { state: "after", expected_on: null };
  const expected_on = expecting?.expectOn(month) ?? null;
  if (expected_on !== null) return { state: today > expected_on ? "late" : "not_due", expected_on };
  return { state: month < today.slice(0, 7) ? "missing" : "not_due", expected_on };
};
