import type { Figure } from "./part-columns.ts";

/**
 * Balances among the figures of a page in any order: each is followed by one that another figure leads to. `amounts` has the
 * figure between each two of them; `rest` are those that are neither.
 */
export type Followed = { balances: Figure[]; amounts: Figure[]; rest: Figure[] };

const FIGURES_MAX = 400;
const LINKS_MIN = 2;

/** For each figure the length of the longest run of balances that ends there, and the balance before it. */
const measureRuns = (figures: readonly Figure[]): { length: number; before: number }[] => {
  const sizes = new Set(figures.map(({ value }) => Math.abs(value)));
  const runs: { length: number; before: number }[] = [];
  for (const [at, { value }] of figures.entries()) {
    let best = { length: 0, before: -1 };
    for (let from = 0; from < at; from += 1) {
      const step = Math.abs(value - (figures[from]?.value ?? 0));
      const length = (runs[from]?.length ?? 0) + 1;
      if (step !== 0 && length >= best.length && sizes.has(step)) best = { length, before: from };
    }
    runs.push(best);
  }
  return runs;
};

const listRun = (runs: readonly { length: number; before: number }[]): number[] => {
  const most = Math.max(0, ...runs.map(({ length }) => length));
  const run: number[] = [];
  for (let at = runs.findIndex(({ length }) => length === most); at >= 0; at = runs[at]?.before ?? -1)
    run.unshift(at);
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

const TRIMMED = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [0, 2],
  [2, 0],
] as const;

/**
 * Follows the balances among the figures; null where there are none, or one is reached by no figure of its own. At either
 * end an amount may pass for a balance, from which a balance leads to the next one.
 */
export const followBalances = (figures: readonly Figure[]): Followed | null => {
  if (figures.length > FIGURES_MAX) return null;
  const run = listRun(measureRuns(figures));
  for (const [before, behind] of TRIMMED) {
    const own = run.slice(before, run.length - behind);
    const followed = own.length > LINKS_MIN ? leadThrough(figures, own) : null;
    if (followed !== null) return { ...followed, rest: withoutOtherView(followed.rest, followed.balances) };
  }
  return null;
};
