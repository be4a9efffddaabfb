import type { StarterSubCategoryId } from "@passbook/enrichment";
import type { AccountKey } from "./household-plan.ts";
import type { Rail } from "./household-style.ts";

/** When something happens: so many months before the running one, on a day, or so many days ago. */
type When = { readonly months_ago: number; readonly day: number } | { readonly days_ago: number };

/** Something that happens once; `amount` in hundredths of a euro's worth. */
type Surprise = When & {
  readonly who: string;
  readonly account: AccountKey;
  readonly rail: Rail;
  readonly sub_category: StarterSubCategoryId;
  readonly amount: number;
  /** Printed as it stands, or behind the usual print. */
  readonly text?: string;
  readonly before_text?: string;
};

const CARD = { account: "card", rail: "card" } as const;
const PHARMACY = { ...CARD, who: "pharmacy", sub_category: "health.pharmacy", amount: -2390 } as const;
const ELECTRONICS = { ...CARD, who: "electronics", sub_category: "shopping.electronics" } as const;

/** A shop that the household never was in before, so that what it is must be told or confirmed. */
const FIRST_TIME = CARD;

/** What a household would want to be told of: charged twice, charged by mistake and back, a fee that was never there, far above the usual, and what it has not filed yet. */
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
  {
    ...FIRST_TIME,
    who: "Halden Optics",
    sub_category: "health.dental_optical",
    days_ago: 1,
    amount: -14_900,
  },
  { ...FIRST_TIME, who: "Marlow Butchers", sub_category: "groceries.fresh", days_ago: 1, amount: -2_180 },
  { ...FIRST_TIME, who: "Wren Pet Care", sub_category: "pets.vet", days_ago: 2, amount: -3_850 },
  { ...FIRST_TIME, who: "Cobalt Tools", sub_category: "housing.repairs", days_ago: 3, amount: -2_690 },
  { ...FIRST_TIME, who: "Lakeside Plants", sub_category: "housing.garden", days_ago: 4, amount: -1_940 },
  { ...FIRST_TIME, who: "Marlow Butchers", sub_category: "groceries.fresh", days_ago: 5, amount: -1_760 },
  { ...FIRST_TIME, who: "Pico Ceramics", sub_category: "shopping.hobbies", days_ago: 5, amount: -4_200 },
  { ...FIRST_TIME, who: "Brook and Vale", sub_category: "shopping.clothing", days_ago: 6, amount: -5_990 },
  { ...FIRST_TIME, who: "Juniper Yoga", sub_category: "health.fitness", days_ago: 7, amount: -1_800 },
];
