import type { Series } from "@passbook/contract/findings";
import { addDays } from "@passbook/contract/values";
import type { Db } from "@passbook/db/dialect";
import { type AheadInput, type FoundSeries, joinSides, seedNumbers } from "@passbook/enrichment";
import { listPaces, type Pace } from "../budgets/index.ts";
import { listSeries } from "../findings/index.ts";
import { countsLikely } from "../users/index.ts";
import type { Account } from "./load-accounts.ts";
import { type DaySum, type LinkedRow, listLinked, sumAlone } from "./load-rows.ts";

const PAST_DAYS = 371;
/** Yearly payments are told by three of them. */
const SERIES_DAYS = 1_150;

type Asked = {
  readonly accounts: readonly Account[];
  readonly currency: string;
  readonly today: string;
  readonly days: number;
};

/** Rows of series with where their other side is. */
const toFound = (series: readonly Series[], linked: readonly LinkedRow[]): FoundSeries[] => {
  const sides = Map.groupBy(
    linked.filter(({ transfer_id }) => transfer_id !== null),
    ({ transfer_id }) => transfer_id,
  );
  const members = Map.groupBy(linked, ({ series_id }) => series_id);
  return series.map(({ id, interval, missed, next }) => ({
    id,
    interval,
    missed: missed.length,
    fixed_amount: next !== null && next.least === next.most,
    rows: (members.get(id) ?? []).map(({ id: own, account_id, on, amount, transfer_id }) => ({
      account_id,
      on,
      amount,
      other_account_id:
        transfer_id === null
          ? null
          : (sides.get(transfer_id)?.find((side) => side.id !== own)?.account_id ?? null),
    })),
  }));
};

type Flows = Pick<AheadInput, "everyday" | "settled" | "ahead">;

/** Rows that are linked but come again in no series here: movements as they happened, and what is over. */
const listRest = (linked: readonly LinkedRow[], joined: AheadInput["series"], from: string) => {
  const kept = new Map(joined.map((series) => [series.id, series]));
  const isKept = ({ series_id }: LinkedRow): boolean => kept.has(series_id ?? "");
  const pairs = Map.groupBy(linked, ({ transfer_id }) => transfer_id);
  return linked.flatMap((row) => {
    if (isKept(row) || row.on < from) return [];
    const side =
      row.transfer_id === null ? undefined : pairs.get(row.transfer_id)?.find(({ id }) => id !== row.id);
    const own = { account_id: row.account_id, on: row.on, amount: row.amount };
    if (side === undefined || row.amount < 0) return [{ ...own, drawn: row.series_id === null }];
    if (isKept(side)) {
      // The side that arrives comes with the one that leaves.
      const mirrored = kept.get(side.series_id ?? "")?.other_account_id === row.account_id;
      return mirrored ? [] : [{ ...own, drawn: row.series_id === null }];
    }
    return [{ ...own, on: side.on, drawn: side.series_id === null }];
  });
};

const toFlows = (
  alone: readonly DaySum[],
  rest: ReturnType<typeof listRest>,
  { accounts, budgets }: { readonly accounts: readonly Account[]; readonly budgets: readonly Pace[] },
): Flows => {
  const through = new Map(accounts.map(({ id, known_through }) => [id, known_through]));
  const isPast = ({ account_id, on }: { account_id: string; on: string }): boolean =>
    on <= (through.get(account_id) ?? "");
  const budgetOf = (sub: string, amount: number): number | null => {
    const at = amount > 0 ? -1 : budgets.findIndex(({ subs }) => subs.has(sub));
    return at < 0 ? null : at;
  };
  const told = alone.map(({ sub, ...flow }) => ({ ...flow, budget: budgetOf(sub, flow.amount) }));
  const drawn = rest
    .filter((flow) => flow.drawn)
    .map(({ drawn: _drawn, ...flow }) => ({ ...flow, budget: null }));
  const all = [...told, ...drawn];
  return {
    everyday: all.filter(isPast),
    settled: rest.filter((flow) => !flow.drawn && isPast(flow)),
    ahead: all.filter((flow) => !isPast(flow)),
  };
};

/** All that a forecast of accounts of one currency is made of. */
export const loadInput = async (
  db: Db,
  user_id: string,
  { accounts, currency, today, days }: Asked,
): Promise<AheadInput & { readonly named: readonly Series[] }> => {
  const oldest = accounts.reduce((day, each) => (each.known_through < day ? each.known_through : day), today);
  const from = addDays(oldest, -PAST_DAYS);
  const wanted = { account_ids: accounts.map(({ id }) => id), currency, from };
  const [named, budgets, count_likely, linked] = await Promise.all([
    listSeries(db, user_id, { today }),
    listPaces(db, user_id, { currency, today, to: addDays(today, days) }),
    countsLikely(db, user_id),
    listLinked(db, user_id, { ...wanted, series_from: addDays(oldest, -SERIES_DAYS) }),
  ]);
  const alone = await sumAlone(db, user_id, { ...wanted, by_sub: budgets.length > 0, count_likely });
  const known = new Map(accounts.map(({ id, known_through }) => [id, known_through]));
  const series = joinSides(
    toFound(
      named.filter((each) => each.currency === currency),
      linked,
    ),
    known,
  );
  return {
    currency,
    today,
    days,
    accounts,
    ...toFlows(alone, listRest(linked, series, from), { accounts, budgets }),
    series,
    budgets,
    named,
    // The same on every look of a day.
    random: seedNumbers(Number(today.replaceAll("-", ""))),
  };
};
