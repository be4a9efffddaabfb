import type { Budget } from "@passbook/contract/budgets";
import type { DueOnDay } from "@passbook/contract/forecast";
import { addDays, addMonths } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import type { NoticeRow } from "@passbook/db/schema";
import { toLocalDate } from "../../../platform/clock.ts";
import { listDueDays } from "../../ahead/index.ts";
import { listBudgets } from "../../budgets/index.ts";
import { type ConvertedFlows, type Flows, sumFlows } from "./sum-flows.ts";

type DigestKind = "weekly" | "monthly";
type Span = { readonly from: string; readonly to: string };

/** What a week or a month was, and what the next one asks. */
export type Digest = Span & {
  readonly flows: readonly (Flows & { readonly before: number })[];
  readonly converted: readonly ConvertedFlows[];
  readonly due: readonly DueOnDay[];
  readonly budgets: readonly Budget[];
};

const DAYS_A_WEEK = 7;

/** The last week that is over, from the day with which a person's weeks begin. */
const weekBefore = (today: string, week_start: number): Span => {
  const day = new Date(`${today}T00:00:00Z`).getUTCDay();
  const since = (day - week_start + DAYS_A_WEEK) % DAYS_A_WEEK;
  return { from: addDays(today, -since - DAYS_A_WEEK), to: addDays(today, -since - 1) };
};

const monthBefore = (today: string): Span => {
  const month = addMonths(today.slice(0, 7), -1);
  return { from: `${month}-01`, to: addDays(`${today.slice(0, 7)}-01`, -1) };
};

const spanBefore = ({ from }: Span, kind: DigestKind): Span =>
  kind === "weekly"
    ? { from: addDays(from, -DAYS_A_WEEK), to: addDays(from, -1) }
    : { from: `${addMonths(from.slice(0, 7), -1)}-01`, to: addDays(from, -1) };

type Asked = {
  readonly row: Pick<NoticeRow, "user_id" | "turned_on_at"> & { readonly kind: DigestKind };
  readonly now: string;
  readonly time_zone: string;
  readonly week_start: number;
};

/** The digest of the last week or month that was over since it was turned on, if it was not told; null also where there is nothing to say. */
export const findDigest = async (
  db: Db,
  { row: { user_id, kind, turned_on_at }, now, time_zone, week_start }: Asked,
): Promise<Digest | null> => {
  const today = toLocalDate(now, time_zone);
  const span = kind === "weekly" ? weekBefore(today, week_start) : monthBefore(today);
  if (span.to < toLocalDate(turned_on_at, time_zone)) return null;
  const told = await db
    .selectFrom("told_notices")
    .select("subject")
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("subject", "=", `${kind} ${span.from}`)
    .executeTakeFirst();
  if (told !== undefined) return null;
  const ends = kind === "weekly" ? addDays(today, DAYS_A_WEEK) : `${today.slice(0, 7)}-31`;
  const [{ flows, converted }, before, due, { budgets }] = await Promise.all([
    sumFlows(db, user_id, span),
    sumFlows(db, user_id, spanBefore(span, kind)),
    listDueDays(db, user_id, { today, bank_account_id: undefined }),
    listBudgets(db, user_id, { on: span.to, today }),
  ]);
  const asked = due.filter(({ state, on, amount }) => state === "due" && on <= ends && amount < 0);
  const passed = budgets.filter(({ state }) => state === "near" || state === "over");
  if (flows.length + asked.length + passed.length === 0) return null;
  return {
    ...span,
    flows: flows.map((each) => ({
      ...each,
      before: before.flows.find(({ currency }) => currency === each.currency)?.spent ?? 0,
    })),
    converted,
    due: asked,
    budgets: passed,
  };
};
