import { fromDayNumber, toDayNumber } from "../text/day-number.ts";
import type { AheadInput, BudgetPace } from "./forecast-types.ts";
import type { History } from "./history.ts";

const WEEK = 7;
const MOST_FACTOR = 3;
/** How often a week is followed by the one that followed it: dear weeks come together, about a month of them. */
const GOES_ON = 0.75;

/** Adds what an everyday week of the past had on each account to the days of a week ahead. */
export type Everyday = (flows: readonly Float64Array[]) => void;

/** How much of the usual a day of a budget takes: what is left of it a day, as far as it was kept before. */
const toFactor = ({ trust, paces }: BudgetPace, usual: number, day: number): number => {
  const on = fromDayNumber(day);
  const pace = paces.find(({ from, to }) => from <= on && on <= to);
  if (pace === undefined || usual <= 0) return 1;
  const wanted = trust * pace.per_day + (1 - trust) * usual;
  return Math.min(MOST_FACTOR, Math.max(0, wanted / usual));
};

/** What was spent of each budget on an everyday day. */
const findUsual = ({ everyday, budgets }: AheadInput, first: number, days: number): number[] => {
  const usual = budgets.map(() => 0);
  for (const { on, amount, budget } of everyday)
    if (budget !== null && toDayNumber(on) >= first) usual[budget] = (usual[budget] ?? 0) - amount / days;
  return usual;
};

/** Everyday money by account and day back from the last known one; days of budgets count by a factor. */
const layOut = (input: AheadInput, history: History, factors: readonly number[]): Float64Array[] => {
  const at = new Map(input.accounts.map(({ id }, index) => [id, index]));
  const exact = input.accounts.map((_, index) => new Float64Array((history.weeks[index] ?? 0) * WEEK));
  for (const { account_id, on, amount, budget } of input.everyday) {
    const days = exact[at.get(account_id) ?? -1];
    const back = history.through - toDayNumber(on);
    if (days === undefined || back < 0 || back >= days.length) continue;
    days[back] = (days[back] ?? 0) + amount * (budget === null ? 1 : (factors[budget] ?? 1));
  }
  return exact.map((days) => days.map(Math.round));
};

/**
 * Everyday money ahead is that of weeks of the past, drawn anew for each path, the same week for all accounts, so that what moves between them
 * agrees. Each path draws from weeks that it drew first: how much is usual is not known better than the past tells.
 */
export const openEveryday = (input: AheadInput, history: History, day_count: number): Everyday => {
  const { random } = input;
  const most = Math.max(0, ...history.weeks);
  const usual = findUsual(input, history.through - most * WEEK + 1, Math.max(1, most * WEEK));
  const laid = new Map<string, Float64Array[]>();
  const byDay = Array.from({ length: day_count }, (_, index) => {
    const factors = input.budgets.map((budget, at) =>
      toFactor(budget, usual[at] ?? 0, history.through + 1 + index),
    );
    const key = factors.join(" ");
    const found = laid.get(key) ?? layOut(input, history, factors);
    laid.set(key, found);
    return found;
  });
  const pool = new Int32Array(most);
  const draw = (): number => Math.floor(random() * most);
  return (flows) => {
    if (most === 0) return;
    for (let each = 0; each < most; each += 1) {
      const before = pool[each - 1] ?? 0;
      pool[each] = before > 0 && random() < GOES_ON ? before - 1 : draw();
    }
    let place = most;
    for (let first = 0; first < day_count; first += WEEK) {
      place = place + 1 < most && random() < GOES_ON ? place + 1 : draw();
      const week = pool[place] ?? 0;
      for (const [account, days] of flows.entries()) {
        const weeks = history.weeks[account] ?? 0;
        if (weeks === 0) continue;
        const known_days = (history.known_through[account] ?? 0) - history.through;
        const begins = (week % weeks) * WEEK + WEEK - 1;
        const ends = Math.min(WEEK, day_count - first);
        for (let index = Math.max(0, known_days - first); index < ends; index += 1)
          days[first + index] =
            (days[first + index] ?? 0) + (byDay[first + index]?.[account]?.[begins - index] ?? 0);
      }
    }
  };
};
