import type { Goal } from "@passbook/contract/goals";
import { addDays, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";
import { loadGoals, type StoredGoal } from "./repo.ts";
import { type Counted, type Saved, sumSaved } from "./sum-saved.ts";

const MONTH_DAYS = 365.25 / 12;
/** What takes longer is for nobody to see. */
const LIFETIME_DAYS = 36_525;

/** When what is missing is there, at so much a day. */
const expectOn = (missing: number, pace: number | null, today: string): string | null => {
  if (missing === 0) return today;
  if (pace === null || pace <= 0) return null;
  const days = Math.ceil(missing / pace);
  return days > LIFETIME_DAYS ? null : addDays(today, days);
};

type Figures = Pick<Goal, "missing" | "expected_on"> & Saved;

const stateOf = (
  { amount, by_on }: StoredGoal,
  { saved, as_of, pace, expected_on }: Figures,
  today: string,
): Goal["state"] => {
  if (as_of === null) return "no_balance";
  if (saved >= amount) return "reached";
  if (by_on !== null && by_on < today) return "past";
  if (pace === null) return "unknown";
  if (expected_on === null) return "unreachable";
  return by_on === null || expected_on <= by_on ? "on_track" : "behind";
};

/** What has to be added in a month until a day; in its last month all of it. */
const neededUntil = (by_on: string | null, missing: number, today: string): number | null =>
  by_on === null || by_on < today
    ? null
    : Math.ceil(missing / Math.max(1, daysBetween(today, by_on) / MONTH_DAYS));

type Known = ReadonlyMap<string, Counted>;

/** Other goals in which some of the same money counts, of a whole category and of a part of it as well. */
const listSharing = (
  goal: StoredGoal,
  { known, goals }: { readonly known: Known; readonly goals: readonly StoredGoal[] },
): string[] => {
  const own = known.get(goal.id)?.counted ?? new Set();
  const isShared = ({ id, currency }: StoredGoal): boolean =>
    id !== goal.id &&
    currency === goal.currency &&
    [...(known.get(id)?.counted ?? [])].some((counted) => own.has(counted));
  return goals.filter(isShared).map(({ id }) => id);
};

const NOTHING: Saved = { saved: 0, as_of: null, pace: null };

const toGoal = (
  goal: StoredGoal,
  { known, goals, today }: { known: Known; goals: readonly StoredGoal[]; today: string },
): Goal => {
  const { user_id: _owner, created_at: _created, ...shown } = goal;
  const own = known.get(goal.id);
  const figures: Saved = own ?? NOTHING;
  const missing = Math.max(0, goal.amount - figures.saved);
  const expected_on = expectOn(missing, figures.pace, today);
  return {
    ...shown,
    account_ids: [...goal.account_ids],
    category_ids: [...goal.category_ids],
    saved: figures.saved,
    missing,
    as_of: figures.as_of,
    pace: figures.pace === null ? null : Math.round(figures.pace * MONTH_DAYS),
    expected_on,
    needed: neededUntil(goal.by_on, missing, today),
    state: own === undefined ? "gone" : stateOf(goal, { ...figures, missing, expected_on }, today),
    shared_with: listSharing(goal, { known, goals }),
  };
};

/** All goals of a person as they stand on a day. */
export const listGoals = async (db: Db, user_id: string, today: string): Promise<Goal[]> => {
  const goals = await loadGoals(db, user_id);
  const known = await sumSaved(db, user_id, { goals, today });
  return goals.map((goal) => toGoal(goal, { known, goals, today }));
};

export const getGoal = async (
  db: Db,
  user_id: string,
  { id, today }: { readonly id: string; readonly today: string },
): Promise<Goal> => {
  const found = (await listGoals(db, user_id, today)).find((goal) => goal.id === id);
  if (found === undefined) throw notFound("goal");
  return found;
};

/** The goal that a call changes. */
export const toSubject = (id: string, today: string): Subject => ({
  table: "goals",
  id,
  show: (db, user_id) => getGoal(db, user_id, { id, today }),
});
