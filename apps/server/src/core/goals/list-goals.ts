import type { Goal } from "@passbook/contract/goals";
import { addDays, daysBetween } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { notFound } from "../../platform/problem.ts";
import type { Subject } from "../changes/index.ts";
import { loadGoals, type StoredGoal } from "./repo.ts";
import { type Saved, sumSaved } from "./sum-saved.ts";

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

const isShared = (one: StoredGoal, other: StoredGoal): boolean =>
  one.id !== other.id &&
  one.currency === other.currency &&
  (one.account_ids.some((id) => other.account_ids.includes(id)) ||
    one.category_ids.some((id) => other.category_ids.includes(id)));

const NOTHING: Saved = { saved: 0, as_of: null, pace: null };

const toGoal = (
  goal: StoredGoal,
  { known, goals, today }: { known: Saved | undefined; goals: readonly StoredGoal[]; today: string },
): Goal => {
  const { user_id: _owner, created_at: _created, ...shown } = goal;
  const figures = known ?? NOTHING;
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
    state: known === undefined ? "gone" : stateOf(goal, { ...figures, missing, expected_on }, today),
    shared_with: goals.filter((other) => isShared(goal, other)).map(({ id }) => id),
  };
};

/** All goals of a person as they stand on a day. */
export const listGoals = async (db: Db, user_id: string, today: string): Promise<Goal[]> => {
  const goals = await loadGoals(db, user_id);
  const saved = await sumSaved(db, user_id, { goals, today });
  return goals.map((goal) => toGoal(goal, { known: saved.get(goal.id), goals, today }));
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
