import type { QueryOf } from "@passbook/contract/endpoint";
import type { getStretch as endpoint, StretchInsights } from "@passbook/contract/stretch-insights";
import { stretchAgo, stretchBefore } from "@passbook/contract/stretches";
import type { Days } from "@passbook/contract/search";
import { say } from "@passbook/contract/sentences/refusals";
import type { Db } from "@passbook/db/dialect";
import type { CategoryRow } from "@passbook/db/schema";
import { invalidInput } from "../../../platform/problem.ts";
import { getBankAccountRow } from "../../bank-accounts/index.ts";
import { type FlowKind, listCategoryRows, toFlowKinds } from "../../categories/index.ts";
import { chooseCounting, type ConvertedDays, tellConverted } from "../../exchange-rates/index.ts";
import { addFlows, type FlowSums, NO_FLOWS, toFlowSums } from "../../transactions/index.ts";
import { countsLikely } from "../../users/index.ts";
import { readPaid } from "../explore.ts";
import { findNames } from "../figures/name-lines.ts";
import { addDays, daysBetween } from "@passbook/contract/values";
import { convertStretch, type StretchDay, type StretchSum, sumStretch } from "./sum-stretch.ts";

/** How many earlier stretches the usual is made of, how many changes are told, and how many reasons for each. */
const USUAL_OF = 6;
const MOST_CHANGES = 5;
const MOST_REASONS = 3;
/** A reason is at least so large a part of the change. */
const LEAST_PART = 20;

type Kinds = ReadonlyMap<string, FlowKind>;
type Stretch = {
  readonly days: Days;
  readonly sums: readonly StretchSum[];
  /** Other currencies, where everything is totalled in one. */
  readonly foreign: ConvertedDays<StretchDay>;
};
const NOTHING: Stretch["foreign"] = { converted: [], left: [] };

const flowsOf = (kinds: Kinds, { sub, money_out, money_in }: StretchSum): FlowSums =>
  toFlowSums(kinds.get(sub) ?? "uncategorised", money_out, money_in);

const addAll = (kinds: Kinds, sums: readonly StretchSum[]): FlowSums =>
  sums.reduce<FlowSums>((total, sum) => addFlows(total, flowsOf(kinds, sum)), { ...NO_FLOWS });

const mean = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : Math.round(amounts.reduce((one, other) => one + other, 0) / amounts.length);

const meanFlows = (all: readonly FlowSums[]): FlowSums | null => {
  const of = (name: keyof FlowSums): number | null => mean(all.map((flows) => flows[name]));
  const [spent, income, invested] = [of("spent"), of("income"), of("invested")];
  // the parts of a mean add up
  return spent === null || income === null || invested === null
    ? null
    : { spent, income, invested, saved: income - spent - invested };
};

type Known = {
  readonly kinds: Kinds;
  readonly now: Stretch;
  readonly before: Stretch;
  readonly year_ago: Stretch;
  readonly earlier: readonly Stretch[];
};

/** What some sub-categories come to in each stretch. */
const holdAgainst = (
  { kinds, now, before, year_ago, earlier }: Known,
  subs: ReadonlySet<string>,
  flow: "spent" | "income",
) => {
  const of = ({ sums }: Stretch): number =>
    sums.reduce((total, sum) => (subs.has(sum.sub) ? total + flowsOf(kinds, sum)[flow] : total), 0);
  return { now: of(now), before: of(before), year_ago: of(year_ago), usual: mean(earlier.map(of)) };
};

const isSomething = (held: ReturnType<typeof holdAgainst>): boolean =>
  held.now !== 0 || held.before !== 0 || held.year_ago !== 0 || (held.usual ?? 0) !== 0;
const byNow = (one: { now: number }, other: { now: number }): number => other.now - one.now;

const listCategories = (known: Known, rows: readonly CategoryRow[]): StretchInsights["categories"] =>
  rows
    .filter(({ parent_id }) => parent_id === "")
    .map(({ id }) => {
      const subs = new Set(rows.filter(({ parent_id }) => parent_id === id).map((row) => row.id));
      return { category_id: id, ...holdAgainst(known, subs, "spent") };
    })
    .filter(isSomething)
    .toSorted(byNow);

const listIncome = (known: Known, rows: readonly CategoryRow[]): StretchInsights["income"] =>
  rows
    .filter(({ parent_id }) => parent_id !== "")
    .map(({ id }) => ({ sub_category_id: id, ...holdAgainst(known, new Set([id]), "income") }))
    .filter(isSomething)
    .toSorted(byNow);

type Asked = {
  readonly query: QueryOf<typeof endpoint> & { readonly convert?: "true" };
  readonly today: string;
  readonly now: string;
};
type Paid = ReadonlyMap<string, number>;
const NOBODY: Paid = new Map();

/** Who was paid more or less in the way of a change, those with most first. */
const listReasons = (after: Paid, before: Paid, difference: number) =>
  [...new Set([...after.keys(), ...before.keys()])]
    .flatMap((key) => {
      const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
      // what went the other way explains nothing, and what is small beside it little
      const explains = change * difference > 0 && Math.abs(change) * LEAST_PART >= Math.abs(difference);
      return key === "" || !explains ? [] : [{ key, difference: change }];
    })
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, MOST_REASONS);

const listChanges = async (
  db: Db,
  user_id: string,
  { asked, known, categories }: { asked: Asked; known: Known; categories: StretchInsights["categories"] },
): Promise<StretchInsights["changes"]> => {
  if (known.before.sums.length === 0) return [];
  const largest = categories
    .map(({ category_id, now, before }) => ({ category_id, difference: now - before }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, MOST_CHANGES);
  const read = ({ from, to }: Days) =>
    readPaid(db, user_id, { query: { ...asked.query, from, to }, now: asked.now });
  const [after, before] = await Promise.all([read(known.now.days), read(known.before.days)]);
  const changes = largest.map(({ category_id, difference }) => {
    const of = (paid: typeof after): Paid => paid.get(category_id) ?? NOBODY;
    return { category_id, difference, because: listReasons(of(after), of(before), difference) };
  });
  const keys = changes.flatMap(({ because }) => because.map(({ key }) => key));
  const names = await findNames(db, user_id, keys);
  return changes.map(({ because, ...change }) => ({
    ...change,
    because: because.map((reason) => ({
      ...reason,
      ...(names.get(reason.key) ?? { name: "", is_vendor: false }),
    })),
  }));
};

/** The day that lies as far into a stretch as today into the running one. */
const cutAt = (days: Days, running: { readonly from: string; readonly through: string }): string => {
  const until = addDays(days.from, daysBetween(running.from, running.through));
  return until < days.to ? until : days.to;
};

/** The stretches before one of which the usual is made, those without anything left out. */
const listEarlier = (days: Days): Days[] => {
  const earlier: Days[] = [];
  for (let each = stretchBefore(days); earlier.length < USUAL_OF; each = stretchBefore(each))
    earlier.push(each);
  return earlier;
};

type Scope = Omit<Parameters<typeof convertStretch>[2], "from" | "to"> & { readonly is_total: boolean };

/** The stretch up to the day that counts, the one before, that of a year ago, and the usual ones: of one that runs, as many days of each other. */
const readStretches = (
  db: Db,
  user_id: string,
  { whole, through, scope }: { readonly whole: Days; readonly through: string; readonly scope: Scope },
): Promise<[Stretch, Stretch, Stretch, ...Stretch[]]> => {
  const { from } = whole;
  const { is_total, ...wanted } = scope;
  const read = async (days: Days): Promise<Stretch> => {
    const [own, foreign] = await Promise.all([
      sumStretch(db, user_id, { ...days, ...wanted }),
      is_total ? convertStretch(db, user_id, { ...days, ...wanted }) : NOTHING,
    ]);
    return { days, sums: [...own, ...foreign.converted.map(({ into }) => into)], foreign };
  };
  const readCut = (days: Days): Promise<Stretch> =>
    read(through === whole.to ? days : { from: days.from, to: cutAt(days, { from, through }) });
  return Promise.all([
    read({ from, to: through }),
    readCut(stretchBefore(whole)),
    readCut(stretchAgo(whole, 12)),
    ...listEarlier(whole).map(readCut),
  ]);
};

/** What is in the figures of other currencies, in both. */
const tellForeign = (kinds: Kinds, { foreign }: Stretch): StretchInsights["converted"] =>
  tellConverted(foreign.converted).map(({ own, into, ...by }) => ({
    ...by,
    own: addAll(kinds, own),
    into: addAll(kinds, into),
  }));

/** Sums that are in no figure, by currency. */
const totalApart = (kinds: Kinds, sums: readonly StretchSum[]): StretchInsights["other_currencies"] =>
  [...Map.groupBy(sums, (sum) => sum.currency)]
    .map(([currency, some]) => {
      const { spent, income } = addAll(kinds, some);
      return { currency, spent, income };
    })
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

/** Any days, held against those before, a year ago, and the usual; of a running stretch its days up to today against as many. */
export const getStretch = async (db: Db, user_id: string, asked: Asked): Promise<StretchInsights> => {
  const { query, today } = asked;
  const { from, to, bank_account_id } = query;
  if (from > to) throw invalidInput({ to: say("explore_days_turned") });
  if (bank_account_id !== undefined) await getBankAccountRow(db, user_id, bank_account_id, "bank_account_id");
  const [rows, count_likely, { currency, is_total }] = await Promise.all([
    listCategoryRows(db, user_id),
    countsLikely(db, user_id),
    chooseCounting(db, user_id, query.currency),
  ]);
  const kinds = toFlowKinds(rows);
  const through = to > today && from <= today ? today : to;
  const scope = { currency, bank_account_id, count_likely };
  const [now, before, year_ago, ...earlier] = await readStretches(db, user_id, {
    whole: { from, to },
    through,
    scope: { ...scope, is_total },
  });
  const with_data = earlier.filter(({ sums }) => sums.length > 0);
  const known: Known = { kinds, now, before, year_ago, earlier: with_data };
  const categories = listCategories(known, rows);
  const others = is_total
    ? now.foreign.left
    : await sumStretch(db, user_id, { ...now.days, ...scope, currency: { is_not: currency } });
  const narrowed: Asked = {
    ...asked,
    query: { ...query, currency, ...(is_total ? { convert: "true" } : {}) },
  };
  const held_against = [before, year_ago, ...earlier].flatMap(({ foreign }) => foreign.left);
  return {
    currency,
    from,
    to,
    is_total,
    through,
    before: before.days,
    year_ago: year_ago.days,
    usual_of: with_data.length,
    now: addAll(kinds, now.sums),
    flows_before: addAll(kinds, before.sums),
    flows_year_ago: addAll(kinds, year_ago.sums),
    flows_usual: meanFlows(with_data.map(({ sums }) => addAll(kinds, sums))),
    likely_spent: addAll(
      kinds,
      now.sums.filter(({ is_likely }) => is_likely),
    ).spent,
    categories,
    income: listIncome(known, rows),
    changes: await listChanges(db, user_id, { asked: narrowed, known, categories }),
    converted: tellForeign(kinds, now),
    without_rate_before: [...new Set(held_against.map((sum) => sum.currency))].toSorted(),
    other_currencies: totalApart(kinds, others),
  };
};
