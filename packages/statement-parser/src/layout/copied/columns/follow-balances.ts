import type { Figure } from "./part-columns.ts";

/**
 * Balances among the figures of a page in any order: each is followed by one that another figure leads to. `amounts` has the
 * figure between each two of them; `rest` are those that are neither.
 */
export type Followed = { balances: Figure[]; amounts: Figure[]; rest: Figure[] };

const FIGURES_MAX = 400;
const LINKS_MIN = 2;

/** Where a run of balances must begin or end. */
export type Root = "first" | "last" | null;

/** For each figure the length of the longest run of balances that ends there, and the balance before it. */
const measureRuns = (figures: readonly Figure[], root: Root): { length: number; before: number }[] => {
  const sizes = Map.groupBy(figures, ({ value }) => Math.abs(value));
  const runs: { length: number; before: number }[] = [];
  for (const [at, { value }] of figures.entries()) {
    let best = { length: root === "first" && at > 0 ? Number.NEGATIVE_INFINITY : 0, before: -1 };
    for (let from = 0; from < at; from += 1) {
      const step = Math.abs(value - (figures[from]?.value ?? 0));
      const length = (runs[from]?.length ?? 0) + 1;
      // From a balance of nothing the amount is a figure besides the balance to which it leads.
      const leads = (sizes.get(step)?.length ?? 0) > Number(step === Math.abs(value));
      if (step !== 0 && length > 0 && length >= best.length && leads) best = { length, before: from };
    }
    runs.push(best);
  }
  return runs;
};

/** The run that ends at a place. */
const listRun = (runs: readonly { before: number }[], end: number): number[] => {
  const run: number[] = [];
  for (let at = end; at >= 0; at = runs[at]?.before ?? -1) run.unshift(at);
  return run;
};

/** Takes from the figures that are left the first one of a size. */
const take = (left: Figure[], size: number): Figure | null => {
  const at = left.findIndex(({ value }) => Math.abs(value) === size);
  return at === -1 ? null : (left.splice(at, 1)[0] ?? null);
};

/** The figure that leads to each balance from the one before, and those that are left; null where one has none. */
const leadThrough = (figures: readonly Figure[], run: readonly number[]): Followed | null => {
  const inside = new Set(run);
  const rest = figures.filter((_, at) => !inside.has(at));
  const amounts: Figure[] = [];
  for (const [place, at] of run.slice(1).entries()) {
    const step = (figures[at]?.value ?? 0) - (figures[run[place] ?? 0]?.value ?? 0);
    const amount = take(rest, Math.abs(step));
    if (amount === null) return null;
    amounts.push(amount);
  }
  return { balances: run.flatMap((at) => figures[at] ?? []), amounts, rest };
};

/** The figures without those that are the balances again, all more or less by one sum: what is available beside what is there. */
const withoutOtherView = (rest: readonly Figure[], balances: readonly Figure[]): Figure[] => {
  const first = balances[0]?.value ?? 0;
  for (const { value } of rest) {
    const left = [...rest];
    const isView = balances.every((balance) => {
      const at = left.findIndex((figure) => figure.value - balance.value === value - first);
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
    if (isView) return left;
  }
  return [...rest];
};

const TRIMMED_MAX = 5;

/** A run without some at its ends, fewest left out first. */
const listTrimmed = (run: readonly number[]): number[][] =>
  Array.from({ length: TRIMMED_MAX + 1 }, (_, dropped) =>
    Array.from({ length: dropped + 1 }, (_own, front) => run.slice(front, run.length - (dropped - front))),
  )
    .flat()
    .filter(({ length }) => length > LINKS_MIN);

const RUNS_MAX = 6;

/**
 * Follows the balances among the figures; null where there are none, or one is reached by no figure of its own. At either
 * end amounts may pass for balances, from which a balance leads to the next one.
 */
export const followBalances = (figures: readonly Figure[], root: Root = null): Followed | null => {
  if (figures.length > FIGURES_MAX) return null;
  const runs = measureRuns(figures, root);
  const ends = root === "last" ? [figures.length - 1] : [...runs.keys()];
  const longest = ends.toSorted((a, b) => (runs[b]?.length ?? 0) - (runs[a]?.length ?? 0));
  for (const end of longest.slice(0, RUNS_MAX)) {
    for (const own of listTrimmed(listRun(runs, end))) {
      const followed = leadThrough(figures, own);
      if (followed !== null) return { ...followed, rest: withoutOtherView(followed.rest, followed.balances) };
    }
  }
  return null;
};
