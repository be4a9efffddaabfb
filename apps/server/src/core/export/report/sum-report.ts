import type { ConvertedBy, UsedRate } from "@passbook/contract/converted";
import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { LIKELY_FROM } from "@passbook/enrichment";
import { type ConvertedSum, moneyMoved, tellConverted, totalAsChosen } from "../../exchange-rates/index.ts";
import { toFlow } from "../../transactions/index.ts";
import type { Names } from "../formats/find-names.ts";
import { readTransactions } from "../formats/read-transactions.ts";

/** First and last day of a month or year, on which figures count. */
export type ReportPeriod = { readonly from: string; readonly to: string };

/** What is told first to whoever reads a report for taxes. */
export const REPORT_FLOWS = ["income", "spent", "invested"] as const;
export type ReportFlow = (typeof REPORT_FLOWS)[number];

/** What one sub-category comes to in one currency; minor units as they moved, money out below nothing. */
export type ReportSum = {
  readonly currency: string;
  readonly flow: ReportFlow;
  readonly sub_category_id: string;
  readonly amount: number;
  readonly count: number;
  /** What of other currencies is in it. */
  readonly converted: readonly ConvertedAmount[];
};

/** An amount of another currency and what it is counted as. */
export type ConvertedAmount = ConvertedBy & {
  readonly currency: string;
  readonly own: number;
  readonly into: number;
};

/** Where a part of a transaction is summed. */
type PlaceOfPart = {
  readonly currency: string;
  readonly day: string;
  readonly flow: ReportFlow;
  readonly sub_category_id: string;
};
type DaySum = PlaceOfPart & { readonly money_out: number; readonly money_in: number; readonly count: number };

/** What counts in a period. */
export type ReportFigures = {
  readonly sums: readonly ReportSum[];
  /** What of other currencies is in a flow of the home currency. */
  readonly listConverted: (flow: ReportFlow) => ConvertedAmount[];
  /** By which rate a part is counted in the home currency; null where it stands in its own. */
  readonly findRateOf: (place: PlaceOfPart) => UsedRate | null;
  /** In which currency all are totalled; null where each stands apart. */
  readonly total_in: string | null;
  /** Currencies of which days have no rate. */
  readonly without_rate: readonly string[];
};

/** What counts under a category: a transaction, or a part of one. */
export type Counted = {
  readonly sub_category_id: string;
  readonly amount: number;
  readonly note: string | null;
  /** Its category waits for a word. */
  readonly is_likely: boolean;
};

/** What counts under which category: a likely one as if it were filed, where a person has those counted. */
const listCounted = (row: Transaction, { count_likely }: Pick<Names, "count_likely">): Counted[] => {
  if (row.splits.length > 0)
    return row.splits.map(({ sub_category_id, amount, note }) => ({
      sub_category_id,
      amount,
      note: note ?? row.note,
      is_likely: false,
    }));
  const likely =
    count_likely && row.suggestion !== null && row.suggestion.confidence >= LIKELY_FROM
      ? row.suggestion
      : null;
  const { sub_category_id } = likely ?? row;
  return [{ sub_category_id, amount: row.amount, note: row.note, is_likely: likely !== null }];
};

/** The day on which it counts. */
export const dayOf = ({ counts_on, booked_on }: Pick<Transaction, "counts_on" | "booked_on">): string =>
  counts_on ?? booked_on;

/** The flow that a part counts in; null for what moves between own accounts. */
const flowOf = (
  row: Pick<Transaction, "refund_of">,
  part: { readonly sub_category_id: string; readonly amount: number },
  { subs }: Names,
): ReportFlow | null => {
  const kind = subs.get(part.sub_category_id)?.kind ?? "uncategorised";
  const flow = toFlow(kind, part.amount, row.refund_of !== null);
  return flow === "transfer" ? null : flow;
};

/** What counts of a transaction, and in which flow. */
export const listFlows = (
  row: Transaction,
  names: Names,
): { readonly part: Counted; readonly flow: ReportFlow }[] =>
  listCounted(row, names).flatMap((part) => {
    const flow = flowOf(row, part, names);
    return flow === null ? [] : [{ part, flow }];
  });

const byName =
  ({ subs }: Names) =>
  (one: ReportSum, other: ReportSum): number => {
    const nameOf = ({ sub_category_id, currency }: ReportSum): string => {
      const found = subs.get(sub_category_id);
      return `${found?.category ?? ""}\u0000${found?.sub_category ?? ""}\u0000${currency}`;
    };
    return nameOf(one) < nameOf(other) ? -1 : 1;
  };

type Asked = { readonly period: ReportPeriod; readonly names: Names; readonly now: string };

const keyOf = ({ currency, day, flow, sub_category_id }: PlaceOfPart): string =>
  `${currency} ${day} ${flow} ${sub_category_id}`;

/** Sums of each day; hidden transactions count in no figures. */
const sumDays = async (db: Db, user_id: string, { period, names, now }: Asked): Promise<DaySum[]> => {
  const sums = new Map<string, DaySum>();
  const add = (row: Transaction, { sub_category_id, amount }: Counted, flow: ReportFlow): void => {
    const place = { currency: row.currency, day: dayOf(row), flow, sub_category_id };
    const { money_out, money_in, count } = sums.get(keyOf(place)) ?? { money_out: 0, money_in: 0, count: 0 };
    const is_out = amount < 0 || row.refund_of !== null;
    sums.set(keyOf(place), {
      ...place,
      money_out: is_out ? money_out - amount : money_out,
      money_in: is_out ? money_in : money_in + amount,
      count: count + 1,
    });
  };
  const filter = { counted_from: period.from, counted_to: period.to, now };
  for await (const rows of readTransactions(db, user_id, filter))
    for (const row of rows) for (const { part, flow } of listFlows(row, names)) add(row, part, flow);
  return [...sums.values()];
};

const addAmounts = (sums: readonly DaySum[]): number =>
  sums.reduce((all, { money_in, money_out }) => all + money_in - money_out, 0);

const tellAmounts = (converted: readonly ConvertedSum<DaySum>[]): ConvertedAmount[] =>
  tellConverted(converted).map(({ own, into, ...by }) => ({
    ...by,
    own: addAmounts(own),
    into: addAmounts(into),
  }));

/** Sums by currency, flow and sub-category of what counts in a period, in the home currency where the person has everything totalled in it. */
export const sumReport = async (db: Db, user_id: string, asked: Asked): Promise<ReportFigures> => {
  const days = await sumDays(db, user_id, asked);
  const total = await totalAsChosen(db, user_id, { sums: days, money: moneyMoved<DaySum>() });
  const rates = new Map(total.converted.map(({ own, rate }) => [keyOf(own), rate]));
  const ofSum = ({ currency, flow, sub_category_id }: DaySum): string =>
    `${currency} ${flow} ${sub_category_id}`;
  const converted = Map.groupBy(total.converted, ({ into }) => ofSum(into));
  const sums = [...Map.groupBy(total.counted, ofSum)].flatMap(([key, some]) => {
    const [first] = some;
    if (first === undefined) return [];
    const { currency, flow, sub_category_id } = first;
    const count = some.reduce((all, each) => all + each.count, 0);
    const own = tellAmounts(converted.get(key) ?? []);
    return [{ currency, flow, sub_category_id, amount: addAmounts(some), count, converted: own }];
  });
  return {
    sums: sums.toSorted(byName(asked.names)),
    listConverted: (flow) => tellAmounts(total.converted.filter(({ own }) => own.flow === flow)),
    findRateOf: (place) => rates.get(keyOf(place)) ?? null,
    total_in: total.is_total ? total.currency : null,
    without_rate: [...new Set(total.left.map(({ currency }) => currency))].toSorted(),
  };
};
