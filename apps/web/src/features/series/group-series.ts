import type { Series } from "@passbook/contract/findings";

/** The series of one kind, what is due first in front; ended ones are kept apart. */
export type SeriesGroups = {
  readonly subscriptions: readonly Series[];
  readonly bills: readonly Series[];
  readonly income: readonly Series[];
  readonly investments: readonly Series[];
  readonly transfers: readonly Series[];
  readonly ended: readonly Series[];
};

const dueFirst = (one: Series, other: Series): number => {
  const [a, b] = [one.next?.on ?? "9999", other.next?.on ?? "9999"];
  if (a !== b) return a < b ? -1 : 1;
  return one.name.localeCompare(other.name);
};

const latestFirst = (one: Series, other: Series): number => (one.last_on > other.last_on ? -1 : 1);

/** `isInvestment` tells of a sub-category whether money in it is invested rather than spent. */
export const groupSeries = (
  series: readonly Series[],
  isInvestment: (sub_category_id: string | null) => boolean,
): SeriesGroups => {
  const running = series.filter(({ state }) => state !== "ended").toSorted(dueFirst);
  const [invested, others] = [true, false].map((asked) =>
    running.filter((each) => (each.kind !== "income" && isInvestment(each.sub_category_id)) === asked),
  );
  const of = (...kinds: readonly Series["kind"][]) =>
    (others ?? []).filter((each) => kinds.includes(each.kind));
  return {
    subscriptions: of("subscription"),
    bills: of("bill", "fee"),
    income: of("income"),
    investments: invested ?? [],
    transfers: of("transfer"),
    ended: series.filter(({ state }) => state === "ended").toSorted(latestFirst),
  };
};

/** What a year of these comes to, each currency apart, the greatest first. */
export const sumYearly = (
  series: readonly Series[],
): readonly { readonly currency: string; readonly amount: number }[] => {
  const sums = new Map<string, number>();
  for (const { currency, yearly } of series) sums.set(currency, (sums.get(currency) ?? 0) + yearly);
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
};
