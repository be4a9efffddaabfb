import type { FLOWS } from "@passbook/contract/transactions";
import { type RawBuilder, sql } from "kysely";
import type { FlowKind } from "../categories/index.ts";

/**
 * The one place that says what a movement of money is: spending, income, an investment or a transfer. It depends on the
 * sub-category alone, and on the direction only where nothing is known (Uncategorised): there money in is income, unless it is known to be
 * money back. Money back in a spending category lowers spending; money out in an income category lowers income; invested is what went
 * in less what came back.
 */
export type Flow = Exclude<WantedFlow, "saved">;
/** A flow a list can be narrowed to; `saved` is every flow but transfers. */
export type WantedFlow = (typeof FLOWS)[number];
/** Amounts in minor units, positive when money went that way; `saved` is what income leaves after spending and investing. */
export type FlowSums = { spent: number; income: number; invested: number; saved: number };

/** Which flow an amount (negative is money out) belongs to; `is_back` where a purchase is known that it pays back. */
export const toFlow = (kind: FlowKind, amount: number, is_back = false): Flow => {
  if (kind === "uncategorised") return amount < 0 || is_back ? "spent" : "income";
  return kind === "spending" ? "spent" : kind;
};

/** What money out (less what of it came back) and money in of one kind add to the flows. */
export const toFlowSums = (kind: FlowKind, money_out: number, money_in: number): FlowSums => {
  const sums = { spent: 0, income: 0, invested: 0 };
  if (kind === "spending") sums.spent = money_out - money_in;
  if (kind === "income") sums.income = money_in - money_out;
  if (kind === "invested") sums.invested = money_out - money_in;
  if (kind === "uncategorised") {
    sums.spent = money_out;
    sums.income = money_in;
  }
  return { ...sums, saved: sums.income - sums.spent - sums.invested };
};

export const NO_FLOWS: Readonly<FlowSums> = { spent: 0, income: 0, invested: 0, saved: 0 };

export const addFlows = (one: Readonly<FlowSums>, other: Readonly<FlowSums>): FlowSums => ({
  spent: one.spent + other.spent,
  income: one.income + other.income,
  invested: one.invested + other.invested,
  saved: one.saved + other.saved,
});

type Part = {
  readonly isUnder: (subs: RawBuilder<unknown>) => RawBuilder<boolean>;
  readonly amount: RawBuilder<unknown>;
  readonly refund_of: RawBuilder<unknown>;
};

/** {@link toFlow} as SQL: true where a transaction or part of one belongs to the flow. */
export const matchesFlow = (
  flow: WantedFlow,
  kinds: ReadonlyMap<string, FlowKind>,
  { isUnder, amount, refund_of }: Part,
): RawBuilder<boolean> => {
  const subsOf = (kind: FlowKind) => [...kinds].filter(([, each]) => each === kind).map(([id]) => id);
  const isKind = (kind: FlowKind): RawBuilder<boolean> => {
    const ids = subsOf(kind);
    return ids.length === 0 ? sql<boolean>`1 = 0` : isUnder(sql`(${sql.join(ids)})`);
  };
  if (flow === "spent")
    return sql<boolean>`(${isKind("spending")} or (${isKind("uncategorised")} and (${amount} < 0 or ${refund_of} is not null)))`;
  if (flow === "income")
    return sql<boolean>`(${isKind("income")} or (${isKind("uncategorised")} and ${amount} >= 0 and ${refund_of} is null))`;
  return flow === "saved" ? sql<boolean>`not ${isKind("transfer")}` : isKind(flow);
};
