import { daysBetween, type IsoDate } from "@passbook/contract/values";

/** A transaction that may be a side of a transfer. */
export type OpenSide = {
  readonly id: string;
  readonly bank_account_id: string;
  readonly booked_on: IsoDate;
  readonly amount: number;
  readonly currency: string;
};
export type SidePair = { readonly from: string; readonly to: string };

export const MOST_DAYS_APART = 7;

type Edge = {
  readonly one: OpenSide;
  readonly other: OpenSide;
  readonly days: number;
  readonly meant: boolean;
};

const listEdges = (chosen: ReadonlySet<string>, sides: readonly OpenSide[]): Edge[] => {
  const by_money = Map.groupBy(sides, ({ currency, amount }) => `${currency} ${String(amount)}`);
  return sides
    .filter(({ amount }) => amount < 0)
    .flatMap((one) =>
      (by_money.get(`${one.currency} ${String(-one.amount)}`) ?? [])
        .map((other) => ({ one, other, days: Math.abs(daysBetween(one.booked_on, other.booked_on)) }))
        .filter(
          ({ other, days }) =>
            days <= MOST_DAYS_APART &&
            other.bank_account_id !== one.bank_account_id &&
            (chosen.has(one.id) || chosen.has(other.id)),
        )
        .map((edge) => ({ ...edge, meant: chosen.has(one.id) && chosen.has(edge.other.id) })),
    );
};

/** Whether a side could as well belong to another account, which nothing tells. */
const isOpen = (edge: Edge, rivals: readonly Edge[], side: "one" | "other"): boolean => {
  const far = side === "one" ? "other" : "one";
  return rivals.some(
    (rival) =>
      rival !== edge &&
      rival[side].id === edge[side].id &&
      rival.meant === edge.meant &&
      rival.days === edge.days &&
      rival[far].bank_account_id !== edge[far].bank_account_id,
  );
};

/**
 * The pairs of equal amounts within a week that the chosen ones are sides of: with each other before any else, the nearest days first. Where the
 * same day of two accounts would do, none is taken.
 */
export const pairSides = (chosen: ReadonlySet<string>, sides: readonly OpenSide[]): SidePair[] => {
  const edges = listEdges(chosen, sides).toSorted(
    (a, b) => Number(b.meant) - Number(a.meant) || a.days - b.days || (a.one.id < b.one.id ? -1 : 1),
  );
  const by_side = Map.groupBy(
    edges.flatMap((edge) => [
      { id: edge.one.id, edge },
      { id: edge.other.id, edge },
    ]),
    ({ id }) => id,
  );
  const taken = new Set<string>();
  const rivalsOf = (id: string): readonly Edge[] =>
    (by_side.get(id) ?? [])
      .map(({ edge }) => edge)
      .filter(({ one, other }) => !taken.has(one.id) && !taken.has(other.id));
  const pairs: SidePair[] = [];
  for (const edge of edges) {
    const { one, other } = edge;
    if (taken.has(one.id) || taken.has(other.id)) continue;
    if (isOpen(edge, rivalsOf(one.id), "one") || isOpen(edge, rivalsOf(other.id), "other")) continue;
    taken.add(one.id).add(other.id);
    pairs.push({ from: one.id, to: other.id });
  }
  return pairs;
};
