import type { AnswerOf } from "@passbook/contract/endpoint";
import type { getStatementGrid, Verdict } from "@passbook/contract/statements";
import { addMonths, daysInMonth } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { StatementRow } from "@passbook/db/schema";
import { findEnd } from "../bank-accounts/index.ts";
import { findUsual } from "./find-usual.ts";

type Grid = AnswerOf<typeof getStatementGrid>["data"];
type Cell = Grid["accounts"][number]["cells"][number];
export type Covering = Pick<
  StatementRow,
  "id" | "bank_account_id" | "period_from" | "period_to" | "verdict" | "created_at"
>;

const MONTHS = 12;
/** A statement that only touches a month with a few days of its edge does not stand for it. */
const LEAST_DAYS = 8;
const BEST_FIRST: readonly Verdict[] = ["proved", "partly", "unproved", "contradicted"];

/** The twelve months that end with `to`, per account: the best verdict of the statements that cover each. */
export const makeGrid = async (
  db: Db,
  user_id: string,
  { to, today, time_zone }: { to: string; today: string; time_zone: string },
): Promise<Grid> => {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(to, index - MONTHS + 1));
  const accounts = await db
    .selectFrom("bank_accounts")
    .select(["id", "closed_at"])
    .where("user_id", "=", user_id)
    .orderBy("id")
    .execute();
  const statements = await db
    .selectFrom("statements")
    .select(["id", "bank_account_id", "period_from", "period_to", "verdict", "created_at"])
    .where("user_id", "=", user_id)
    .where("status", "=", "imported")
    .where("bank_account_id", "is not", null)
    .orderBy("id")
    .execute();
  const byAccount = Map.groupBy(statements, (row) => row.bank_account_id);
  return {
    months,
    accounts: accounts.map(({ id, closed_at }) => {
      const covering = byAccount.get(id) ?? [];
      const ends_in = findEnd(findLast(covering), { today, closed: closed_at !== null });
      return {
        bank_account_id: id,
        ends_in,
        usual: ends_in === null ? findUsual(covering, { today, time_zone }) : null,
        cells: toCells(covering, months, { today, ends_in }),
      };
    }),
  };
};

const findLast = (statements: readonly Covering[]): string | null =>
  statements.reduce<string | null>(
    (last, { period_to }) => (period_to !== null && (last === null || period_to > last) ? period_to : last),
    null,
  );

const toCells = (
  statements: readonly Covering[],
  months: readonly string[],
  until: { today: string; ends_in: string | null },
): Cell[] => {
  const first = statements.reduce<string | null>(
    (least, { period_from }) =>
      period_from !== null && (least === null || period_from < least) ? period_from : least,
    null,
  );
  return months.map((month) => {
    const covering = statements.filter((row) => covers(row, month));
    const state = findVerdict(covering) ?? findAbsence(month, first, until);
    return { month, state, statement_ids: covering.map((row) => row.id) };
  });
};

const covers = ({ period_from, period_to }: Covering, month: string): boolean => {
  if (period_from === null || period_to === null) return false;
  if (period_from.startsWith(month) && period_to.startsWith(month)) return true;
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  const from_day =
    period_from < `${month}-01` ? 1 : period_from.startsWith(month) ? toDay(period_from) : last + 1;
  const to_day =
    period_to > `${month}-${String(last)}` ? last : period_to.startsWith(month) ? toDay(period_to) : 0;
  return to_day - from_day + 1 >= LEAST_DAYS;
};

const toDay = (date: string): number => Number(date.slice(8));

const findVerdict = (covering: readonly Covering[]): Verdict | null =>
  covering.length === 0
    ? null
    : (BEST_FIRST.find((verdict) => covering.some((row) => row.verdict === verdict)) ?? "unproved");

const findAbsence = (
  month: string,
  first: string | null,
  { today, ends_in }: { today: string; ends_in: string | null },
): Cell["state"] => {
  if (first === null || month < first.slice(0, 7)) return "before";
  if (ends_in !== null && month > ends_in) return "after";
  return month < today.slice(0, 7) ? "missing" : "not_due";
};
