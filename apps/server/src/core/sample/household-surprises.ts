import type { StarterSubCategoryId } from "@passbook/enrichment";
import type { AccountKey } from "./household-plan.ts";
import type { Rail } from "./household-style.ts";

/** Something that happens once: so many months before the running one, on a day; `amount` in hundredths of a euro's worth. */
type Surprise = {
  readonly who: string;
  readonly account: AccountKey;
  readonly rail: Rail;
  readonly sub_category: StarterSubCategoryId;
  readonly months_ago: number;
  readonly day: number;
  readonly amount: number;
  /** Printed as it stands, or behind the usual print. */
  readonly text?: string;
  readonly before_text?: string;
};

const CARD = { account: "card", rail: "card" } as const;
const PHARMACY = { ...CARD, who: "pharmacy", sub_category: "health.pharmacy", amount: -2390 } as const;
const ELECTRONICS = { ...CARD, who: "electronics", sub_category: "shopping.electronics" } as const;

/** What a household would want to be told of: charged twice, charged by mistake and back, a fee that was never there, far above the usual. */
export const SURPRISES: readonly Surprise[] = [
  { ...PHARMACY, months_ago: 0, day: 2 },
  { ...PHARMACY, months_ago: 0, day: 2 },
  {
    who: "fee",
    account: "card",
    rail: "bank",
    sub_category: "taxes_fees.bank_fees",
    months_ago: 1,
    day: 21,
    amount: -1200,
    text: "LATE PAYMENT FEE",
  },
  {
    ...CARD,
    who: "restaurant",
    sub_category: "eating_out.restaurants",
    months_ago: 1,
    day: 17,
    amount: -31_500,
  },
  { ...ELECTRONICS, months_ago: 2, day: 10, amount: -12_900 },
  { ...ELECTRONICS, months_ago: 2, day: 11, amount: 12_900, before_text: "REVERSAL" },
];
