import type { StarterSubCategoryId } from "@passbook/enrichment";
import type { Rail } from "./household-style.ts";

export type AccountKey = "current" | "savings" | "card";

type Paid = {
  readonly who: string;
  readonly account: AccountKey;
  readonly rail: Rail;
  readonly sub_category: StarterSubCategoryId;
};

/** A payment on a day of each month; `amount` in hundredths of a euro's worth, varied by up to `spread` of itself. */
export type MonthlyPlan = Paid & {
  readonly day: number;
  readonly amount: number;
  readonly spread?: number;
  /** Months (from 1) in which it happens; every month when absent. */
  readonly months?: readonly number[];
  /** From this month of the sample on (counted from 0) it costs `raised` instead. */
  readonly raise?: { readonly from: number; readonly amount: number };
};

/** Purchases that come by chance, `perMonth` times on average, between two amounts. */
export type FrequentPlan = Paid & { readonly perMonth: number; readonly from: number; readonly to: number };

export const MONTHLY: readonly MonthlyPlan[] = [
  {
    who: "salary_one",
    account: "current",
    rail: "credit",
    sub_category: "income.salary",
    day: 27,
    amount: 265_000,
    raise: { from: 12, amount: 281_000 },
  },
  {
    who: "salary_two",
    account: "current",
    rail: "credit",
    sub_category: "income.salary",
    day: 28,
    amount: 188_000,
  },
  {
    who: "freelance",
    account: "current",
    rail: "credit",
    sub_category: "income.freelance",
    day: 16,
    amount: 14_000,
    spread: 0.4,
    months: [2, 5, 8, 11],
  },
  {
    who: "landlord",
    account: "current",
    rail: "debit",
    sub_category: "housing.rent",
    day: 5,
    amount: -92_000,
  },
  {
    who: "power",
    account: "current",
    rail: "debit",
    sub_category: "utilities.electricity",
    day: 24,
    amount: -5_800,
    spread: 0.3,
  },
  {
    who: "water",
    account: "current",
    rail: "debit",
    sub_category: "utilities.water",
    day: 9,
    amount: -2_100,
    spread: 0.15,
    months: [1, 3, 5, 7, 9, 11],
  },
  {
    who: "internet",
    account: "current",
    rail: "debit",
    sub_category: "utilities.internet",
    day: 7,
    amount: -2_799,
  },
  {
    who: "mobile_one",
    account: "current",
    rail: "debit",
    sub_category: "utilities.mobile",
    day: 22,
    amount: -1_499,
  },
  {
    who: "mobile_two",
    account: "current",
    rail: "debit",
    sub_category: "utilities.mobile",
    day: 22,
    amount: -1_499,
  },
  { who: "gym", account: "card", rail: "card", sub_category: "health.fitness", day: 25, amount: -3_900 },
  {
    who: "video",
    account: "card",
    rail: "card",
    sub_category: "subscriptions.video",
    day: 12,
    amount: -1_249,
    raise: { from: 15, amount: -1_599 },
  },
  {
    who: "music",
    account: "card",
    rail: "card",
    sub_category: "subscriptions.music",
    day: 18,
    amount: -1_099,
  },
  {
    who: "cloud",
    account: "card",
    rail: "card",
    sub_category: "subscriptions.software",
    day: 3,
    amount: -299,
  },
  { who: "news", account: "card", rail: "card", sub_category: "subscriptions.news", day: 14, amount: -899 },
  {
    who: "fund_one",
    account: "current",
    rail: "debit",
    sub_category: "investments.funds",
    day: 6,
    amount: -30_000,
  },
  {
    who: "fund_two",
    account: "current",
    rail: "debit",
    sub_category: "investments.funds",
    day: 6,
    amount: -20_000,
  },
  {
    who: "insurance_health",
    account: "current",
    rail: "debit",
    sub_category: "insurance.health",
    day: 11,
    amount: -42_000,
    months: [4],
  },
  {
    who: "insurance_car",
    account: "current",
    rail: "debit",
    sub_category: "insurance.vehicle",
    day: 19,
    amount: -31_500,
    months: [9],
  },
  {
    who: "tuition",
    account: "current",
    rail: "debit",
    sub_category: "education.courses",
    day: 10,
    amount: -9_500,
    months: [1, 4, 7, 10],
  },
  {
    who: "donation",
    account: "current",
    rail: "instant",
    sub_category: "family.donations",
    day: 15,
    amount: -2_500,
    months: [3, 6, 9, 12],
  },
];

export const FREQUENT: readonly FrequentPlan[] = [
  {
    who: "groceries",
    account: "card",
    rail: "card",
    sub_category: "groceries.supermarket",
    perMonth: 8,
    from: 1_400,
    to: 7_200,
  },
  {
    who: "groceries_two",
    account: "current",
    rail: "instant",
    sub_category: "groceries.supermarket",
    perMonth: 6,
    from: 350,
    to: 1_900,
  },
  {
    who: "bakery",
    account: "current",
    rail: "instant",
    sub_category: "groceries.bakery",
    perMonth: 5,
    from: 180,
    to: 720,
  },
  {
    who: "restaurant",
    account: "card",
    rail: "card",
    sub_category: "eating_out.restaurants",
    perMonth: 4,
    from: 1_900,
    to: 6_400,
  },
  {
    who: "delivery",
    account: "card",
    rail: "card",
    sub_category: "eating_out.delivery",
    perMonth: 7,
    from: 1_100,
    to: 2_900,
  },
  {
    who: "coffee",
    account: "current",
    rail: "instant",
    sub_category: "eating_out.coffee",
    perMonth: 14,
    from: 220,
    to: 560,
  },
  {
    who: "canteen",
    account: "current",
    rail: "instant",
    sub_category: "eating_out.canteen",
    perMonth: 10,
    from: 350,
    to: 720,
  },
  {
    who: "taxi",
    account: "card",
    rail: "card",
    sub_category: "transport.taxi",
    perMonth: 8,
    from: 350,
    to: 1_800,
  },
  {
    who: "metro",
    account: "current",
    rail: "instant",
    sub_category: "transport.public",
    perMonth: 9,
    from: 150,
    to: 420,
  },
  {
    who: "fuel",
    account: "card",
    rail: "card",
    sub_category: "transport.fuel",
    perMonth: 2,
    from: 3_200,
    to: 5_600,
  },
  {
    who: "parking",
    account: "current",
    rail: "instant",
    sub_category: "transport.parking",
    perMonth: 2,
    from: 150,
    to: 600,
  },
  {
    who: "clothing",
    account: "card",
    rail: "card",
    sub_category: "shopping.clothing",
    perMonth: 1.5,
    from: 2_200,
    to: 9_800,
  },
  {
    who: "online",
    account: "card",
    rail: "card",
    sub_category: "shopping.marketplaces",
    perMonth: 3,
    from: 800,
    to: 6_500,
  },
  {
    who: "electronics",
    account: "card",
    rail: "card",
    sub_category: "shopping.electronics",
    perMonth: 0.3,
    from: 4_000,
    to: 28_000,
  },
  {
    who: "books",
    account: "card",
    rail: "card",
    sub_category: "shopping.books",
    perMonth: 1,
    from: 700,
    to: 2_600,
  },
  {
    who: "pharmacy",
    account: "current",
    rail: "instant",
    sub_category: "health.pharmacy",
    perMonth: 2,
    from: 400,
    to: 2_400,
  },
  {
    who: "doctor",
    account: "card",
    rail: "card",
    sub_category: "health.doctor",
    perMonth: 0.4,
    from: 2_500,
    to: 6_000,
  },
  {
    who: "cinema",
    account: "card",
    rail: "card",
    sub_category: "entertainment.events",
    perMonth: 2,
    from: 900,
    to: 2_600,
  },
  {
    who: "haircut",
    account: "current",
    rail: "instant",
    sub_category: "personal_care.hair_beauty",
    perMonth: 1,
    from: 1_200,
    to: 3_200,
  },
  {
    who: "gifts",
    account: "card",
    rail: "card",
    sub_category: "family.gifts",
    perMonth: 0.8,
    from: 1_200,
    to: 5_200,
  },
  {
    who: "friend",
    account: "current",
    rail: "instant",
    sub_category: "family.support",
    perMonth: 1,
    from: 500,
    to: 4_000,
  },
  {
    who: "home",
    account: "card",
    rail: "card",
    sub_category: "housing.furnishing",
    perMonth: 0.25,
    from: 4_500,
    to: 22_000,
  },
];

/** Shops that now and then take something back. */
export const RETURNS_TO: ReadonlySet<string> = new Set(["clothing", "online", "electronics"]);

/** Months (from 1) of the year with a journey. */
export const JOURNEY_MONTHS: readonly number[] = [5, 10];

export const SAVED_PER_MONTH = 45_000;
export const OPENING: Readonly<Record<AccountKey, number>> = {
  current: 360_000,
  savings: 1_240_000,
  card: -38_500,
};
/** Yearly interest of the savings account, in hundredths of a per cent. */
export const SAVINGS_RATE_BASIS_POINTS = 325;
