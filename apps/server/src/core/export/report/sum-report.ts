import type { Transaction } from "@passbook/contract/transactions";
import type { Db } from "@passbook/db/dialect";
import { LIKELY_FROM } from "@passbook/enrichment";
import { findBalanceOn, loadBalances, toDisplayLabel } from "../../bank-accounts/index.ts";
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
export const listCounted = (row: Transaction, { count_likely }: Pick<Names, "count_likely">): Counted[] => {
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

/** The flow that a part counts in; null for what moves between own accounts. */
export const flowOf = (
  row: Pick<Transaction, "refund_of">,
  part: { readonly sub_category_id: string; readonly amount: number },
  { subs }: Names,
): ReportFlow | null => {
  const kind = subs.get(part.sub_category_id)?.kind ?? "uncategorised";
  const flow = toFlow(kind, part.amount, row.refund_of !== null);
  return flow === "transfer" ? null : flow;
};

const byName =
  ({ subs }: Names) =>
  (one: ReportSum, other: ReportSum): number => {
    const nameOf = ({ sub_category_id }: ReportSum): string => {
      const found = subs.get(sub_category_id);
      return `${found?.category ?? ""}\u0000${found?.sub_category ?? ""}`;
    };
    return nameOf(one) < nameOf(other) ? -1 : 1;
  };

/** Sums by currency, flow and sub-category of what counts in a period; hidden transactions count in no figures. */
export const sumReport = async (
  db: Db,
  user_id: string,
  { period, names, now }: { readonly period: ReportPeriod; readonly names: Names; readonly now: string },
): Promise<ReportSum[]> => {
  const sums = new Map<string, ReportSum>();
  const add = (row: Transaction, part: Counted): void => {
    const flow = flowOf(row, part, names);
    if (flow === null) return;
    const { currency } = row;
    const { sub_category_id, amount } = part;
    const key = `${currency} ${flow} ${sub_category_id}`;
    const known = sums.get(key) ?? { currency, flow, sub_category_id, amount: 0, count: 0 };
    sums.set(key, { ...known, amount: known.amount + amount, count: known.count + 1 });
  };
  const filter = { counted_from: period.from, counted_to: period.to, now };
  for await (const rows of readTransactions(db, user_id, filter))
    for (const row of rows) for (const part of listCounted(row, names)) add(row, part);
  return [...sums.values()].toSorted(byName(names));
};

export type ReportAccount = {
  readonly label: string;
  readonly currency: string;
  /** What it held before the first day and at the end of the last; null where that is not known. */
  readonly opening: number | null;
  readonly closing: number | null;
  readonly state: "proved" | "counted" | "missing" | null;
};

const DAY_MS = 86_400_000;

/** What every account held around a period, as its register has it. */
export const listReportAccounts = async (
  db: Db,
  user_id: string,
  { from, to }: ReportPeriod,
): Promise<ReportAccount[]> => {
  const before = new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10);
  const balances = await loadBalances(db, user_id);
  return balances.flatMap((each) => {
    const [opening, closing] = [findBalanceOn(each, before), findBalanceOn(each, to)];
    if (opening === null && closing === null) return [];
    const { account, currency } = each;
    return [
      {
        label: toDisplayLabel(account),
        currency,
        opening: opening?.amount ?? null,
        closing: closing?.amount ?? null,
        state: closing?.state ?? null,
      },
    ];
  });
};
