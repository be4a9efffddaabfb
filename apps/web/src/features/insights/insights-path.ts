import type { MonthInsights } from "@passbook/contract/insights";
import type { TransactionFilter } from "../../lib/addresses/transaction-filter.ts";
import {
  countedPeriod,
  monthPeriod,
  reviewPath,
  transactionsPath,
} from "../../lib/addresses/transaction-filter.ts";

type Flow = NonNullable<TransactionFilter["flow"]>;

/** The days that a month has so far. */
export const countedDays = ({ month, through }: Pick<MonthInsights, "month" | "through">) => ({
  from: monthPeriod(month).from,
  to: through,
});

/** Paths to the transactions behind each figure; what they show adds up to the figure. */
export const pathsOf = ({
  month,
  through,
  currency: own,
  is_total,
}: Pick<MonthInsights, "month" | "through" | "currency" | "is_total">) => {
  // what is converted is in the figures too
  const currency = is_total ? undefined : own;
  const counted = { ...countedPeriod(countedDays({ month, through })), currency };
  return {
    flow: (flow: Flow) => transactionsPath({ ...counted, flow }),
    category: (category_id: string) => transactionsPath({ ...counted, flow: "spent", category_id }),
    likely: (flow: Flow, other: string | undefined = currency) =>
      reviewPath({ ...counted, currency: other, flow, likely: "true" }),
    likelyIn: (category_id: string) => reviewPath({ ...counted, flow: "spent", category_id, likely: "true" }),
    incomeOf: (sub_category_id: string) => transactionsPath({ ...counted, flow: "income", sub_category_id }),
    merchant: ({ merchant_id, vendor_id }: { merchant_id: string | null; vendor_id: string | null }) =>
      transactionsPath({
        ...counted,
        flow: "spent",
        ...(merchant_id === null ? {} : { merchant_id }),
        ...(merchant_id === null && vendor_id !== null ? { vendor_id } : {}),
      }),
    day: (day: string) =>
      transactionsPath({ ...countedPeriod({ from: day, to: day }), currency, flow: "spent" }),
    otherCurrency: (other: string, flow: Flow) => transactionsPath({ ...counted, currency: other, flow }),
    wholeMonth: (other: string) =>
      transactionsPath({ ...countedPeriod(monthPeriod(other)), currency, flow: "saved" }),
  };
};
