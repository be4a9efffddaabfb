import type { IsoDate } from "@passbook/contract/values";

type DayRow = { amount: number; balance: number | null; date: IsoDate };
type Step = { index: number; before: number; after: number };

/** An order of rows by day; `whole` when every printed balance follows, `shuffled` as in a chain. */
export type DayOrder = { order: number[]; whole: boolean; shuffled: { first: number; last: number } };

const countBreaks = (steps: readonly Step[], start: number | null): number => {
  let at = start;
  let breaks = 0;
  for (const step of steps) {
    if (at !== null && at !== step.before) breaks += 1;
    at = step.after;
  }
  return breaks;
};

/** Walks one day's rows from the balance it starts with, each row taken once; null when they do not all connect. */
const walkDay = (steps: readonly Step[], start: number): Step[] | null => {
  const leaving = new Map<number, Step[]>();
  for (const step of steps.toReversed()) {
    const list = leaving.get(step.before);
    if (list === undefined) leaving.set(step.before, [step]);
    else list.push(step);
  }
  const stack: (Step | null)[] = [null];
  const path: Step[] = [];
  let at = start;
  while (stack.length > 0) {
    const next = leaving.get(at)?.pop();
    if (next !== undefined) {
      stack.push(next);
      at = next.after;
      continue;
    }
    const done = stack.pop();
    if (done === null || done === undefined) break;
    path.push(done);
    at = done.before;
  }
  const walked = path.toReversed();
  return walked.length === steps.length && countBreaks(walked, start) === 0 ? walked : null;
};

/** The balance at which a day's rows can start: the one left more often than reached; null when they go in a circle. */
const findStart = (steps: readonly Step[]): number | null => {
  const degree = new Map<number, number>();
  for (const step of steps) {
    degree.set(step.before, (degree.get(step.before) ?? 0) + 1);
    degree.set(step.after, (degree.get(step.after) ?? 0) - 1);
  }
  for (const [balance, count] of degree) if (count > 0) return balance;
  return null;
};

type Walked = { steps: readonly Step[]; whole: boolean; shuffled: boolean };

const DAYS_ALIKE_MIN = 2;

/** Whether several days run one way, as the file has them or backwards: a habit of the file, not an order of our own. */
const runAlike = (walked: readonly { read: readonly Step[]; found: Walked }[]): boolean => {
  const long = walked.filter(({ read }) => read.length > 1);
  const down = long.filter(({ read, found }) => found.steps[0] === read[0] && !found.shuffled).length;
  const up = long.filter(({ read, found }) => found.steps[0] === read.at(-1) && !found.shuffled).length;
  return long.length >= DAYS_ALIKE_MIN && (down === long.length || up === long.length);
};

/** A day as it stands in the file or its reverse, where one of them holds; else any order that does. */
const orderDay = (steps: readonly Step[], start: number | null): Walked => {
  const down = countBreaks(steps, start);
  if (down === 0) return { steps, whole: true, shuffled: false };
  const reversed = steps.toReversed();
  const up = countBreaks(reversed, start);
  if (up === 0) return { steps: reversed, whole: true, shuffled: false };
  const walked = walkDay(steps, start ?? findStart(steps) ?? steps[0]?.before ?? 0);
  if (walked !== null) return { steps: walked, whole: true, shuffled: true };
  return { steps: up < down ? reversed : steps, whole: false, shuffled: false };
};

/** The first day starts with any balance, so that it can end with the one at which the next day starts. */
const orderFirstDay = (steps: readonly Step[], next: readonly Step[]): Walked => {
  const walked = orderDay(steps, null);
  const wanted = findStart(next);
  if (!walked.whole || wanted === null || walked.steps.at(-1)?.after === wanted) return walked;
  const reversed = steps.toReversed();
  if (countBreaks(reversed, null) === 0 && reversed.at(-1)?.after === wanted)
    return { steps: reversed, whole: true, shuffled: false };
  const circle = walkDay(steps, wanted);
  return circle?.at(-1)?.after === wanted ? { steps: circle, whole: true, shuffled: true } : walked;
};

/** Whether a day comes back to a balance it had: then its rows may follow in more than one order. */
const goesInCircle = (steps: readonly Step[]): boolean => {
  const reached = new Set(steps.map((step) => step.after));
  const started = new Set(steps.map((step) => step.before));
  return (
    reached.size < steps.length || started.size < steps.length || [...started].every((at) => reached.has(at))
  );
};

const groupDays = (rows: readonly DayRow[]): Map<IsoDate, Step[]> | null => {
  const days = new Map<IsoDate, Step[]>();
  for (const [index, row] of rows.entries()) {
    if (row.balance === null) return null;
    const step = { index, before: row.balance - row.amount, after: row.balance };
    const list = days.get(row.date);
    if (list === undefined) days.set(row.date, [step]);
    else list.push(step);
  }
  return days;
};

/** The rows by day, each day in an order in which its printed balances follow, or nearly do; null where a row prints none. */
export const orderByDay = (rows: readonly DayRow[], opening: number | null): DayOrder | null => {
  const days = groupDays(rows);
  if (days === null) return null;
  const found: DayOrder = { order: [], whole: true, shuffled: { first: 0, last: 0 } };
  let balance = opening;
  const all: { read: readonly Step[]; found: Walked }[] = [];
  const sorted = [...days.keys()].toSorted();
  for (const [at, day] of sorted.entries()) {
    const steps = days.get(day) ?? [];
    const walked: Walked =
      balance === null
        ? orderFirstDay(steps, days.get(sorted[at + 1] ?? "") ?? [])
        : orderDay(steps, balance);
    found.whole &&= walked.whole;
    for (const step of walked.steps) found.order.push(step.index);
    balance = walked.steps.at(-1)?.after ?? balance;
    all.push({ read: steps, found: walked });
  }
  const alike = runAlike(all);
  const countLoose = (day: (typeof all)[number] | undefined): number =>
    day !== undefined && (day.found.shuffled || (!alike && goesInCircle(day.read))) ? day.read.length : 0;
  return { ...found, shuffled: { first: countLoose(all[0]), last: countLoose(all.at(-1)) } };
};

/** The indexes of rows by day, each day's rows as the file has them, or backwards. */
export const sortByDay = (rows: readonly { date: IsoDate }[], way: "down" | "up"): number[] => {
  const indexes = way === "down" ? [...rows.keys()] : [...rows.keys()].toReversed();
  const dateOf = (index: number): IsoDate => rows[index]?.date ?? "";
  return indexes.toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))));
};

type Dated = Pick<DayRow, "date">;

/** With fewer rows one out of order is as good as an order of its own. */
const ROWS_MIN = 6;

/** Where the order of days breaks first: one of the two rows there is the one that stands elsewhere. */
const findBreak = (rows: readonly Dated[], way: 1 | -1): number =>
  rows.findIndex(({ date }, at) => {
    const before = rows[at - 1]?.date ?? date;
    return way === 1 ? before > date : before < date;
  });

const isInOrder = (rows: readonly Dated[], way: 1 | -1): boolean => findBreak(rows, way) < 0;

/**
 * Whether all rows but one are printed in the order of their days: where balances follow only by day, that row was put elsewhere.
 * Rows of several sections, or in an order of their own, have more of such places.
 */
export const hasMisplaced = (rows: readonly Dated[]): boolean => {
  if (rows.length < ROWS_MIN || isInOrder(rows, 1) || isInOrder(rows, -1)) return false;
  return ([1, -1] as const).some((way) => {
    const at = findBreak(rows, way);
    return [at, at - 1].some((index) => isInOrder(rows.toSpliced(index, 1), way));
  });
};
