/** Invented figures of one household, minor units in rupees. */

export const categoryItems = [
  {
    id: "1",
    name: "Housing",
    amount: 3_200_000,
    usual: 3_200_000,
    icon: "house",
    colour: 1,
    href: "/transactions?c=1",
  },
  {
    id: "2",
    name: "Groceries",
    amount: 1_184_250,
    usual: 1_259_000,
    icon: "shopping-basket",
    colour: 7,
    href: "/transactions?c=2",
  },
  {
    id: "3",
    name: "Eating out",
    amount: 941_800,
    usual: 692_500,
    icon: "utensils",
    colour: 2,
    href: "/transactions?c=3",
  },
  {
    id: "4",
    name: "Shopping",
    amount: 789_500,
    usual: 939_900,
    icon: "shopping-bag",
    colour: 4,
    href: "/transactions?c=4",
  },
  {
    id: "5",
    name: "Transport",
    amount: 623_700,
    usual: 678_000,
    icon: "bus",
    colour: 9,
    href: "/transactions?c=5",
  },
  {
    id: "6",
    name: "Utilities",
    amount: 516_400,
    usual: 496_500,
    icon: "zap",
    colour: 5,
    href: "/transactions?c=6",
  },
  {
    id: "7",
    name: "Health",
    amount: 435_000,
    usual: 210_000,
    icon: "heart",
    colour: 8,
    href: "/transactions?c=7",
  },
  {
    id: "8",
    name: "Family and gifts",
    amount: 400_000,
    usual: 320_000,
    icon: "gift",
    colour: 11,
    href: "/transactions?c=8",
  },
  {
    id: "9",
    name: "Education",
    amount: 350_000,
    usual: 350_000,
    icon: "book-open",
    colour: 3,
    href: "/transactions?c=9",
  },
  {
    id: "10",
    name: "Entertainment",
    amount: 214_700,
    usual: 231_000,
    icon: "film",
    colour: 6,
    href: "/transactions?c=10",
  },
  {
    id: "11",
    name: "Uncategorised",
    amount: 86_200,
    usual: null,
    icon: "ellipsis",
    colour: 12,
    href: "/transactions?c=11",
  },
] as const;

const november = [2, 0, 34, 0, 7, 2, 5, 0, 1, 2, 1, 3, 6, 9, 0, 1, 7, 1.4, 4, 2.0155];
const october = [
  2, 1.5, 33, 2, 3, 1, 4, 1, 1, 2, 0, 8, 2, 4, 5, 3, 5, 1, 4, 11.13, 2, 1, 2, 7, 9, 1, 0.5, 5, 4, 1, 3,
];

const runningTotals = (days: readonly number[]): number[] => {
  let total = 0;
  return days.map((day) => (total += Math.round(day * 100_000)));
};

export const cumulative = {
  current: { label: "November", totals: runningTotals(november) },
  previous: { label: "October", totals: runningTotals(october) },
};

export const heatDays = november.map((amount, index) => {
  const date = `2026-11-${String(index + 1).padStart(2, "0")}`;
  return { date, amount: Math.round(amount * 100_000), href: `/transactions?on=${date}` };
});

export const flowSources = [
  { id: "s", name: "Salary", amount: 17_800_000, href: "/transactions?i=s" },
  { id: "f", name: "Freelance", amount: 500_000, href: "/transactions?i=f" },
  { id: "i", name: "Interest", amount: 120_000, href: "/transactions?i=i" },
] as const;

export const flowUses = [
  { id: "saved", name: "Saved", amount: 5_678_450, kind: "saved", href: "/transactions" },
  { id: "inv", name: "Invested", amount: 4_000_000, kind: "invested", href: "/transactions" },
  ...categoryItems.map((item) => ({
    id: item.id,
    name: item.name,
    amount: item.amount,
    kind: item.usual !== null && item.amount > item.usual * 1.1 ? ("above" as const) : ("spent" as const),
    href: item.href,
  })),
] as const;

export const monthSums = Array.from({ length: 18 }, (_, index) => ({
  month: `${String(2025 + Math.floor((index + 5) / 12))}-${String(((index + 5) % 12) + 1).padStart(2, "0")}`,
  income: 17_000_000 + ((index * 37) % 11) * 240_000,
  spent: 9_000_000 + ((index * 53) % 13) * 420_000,
  invested: index % 3 === 0 ? 4_000_000 : 2_500_000,
  href: "/transactions",
}));

export const choices = [
  {
    label: "Eating out",
    options: [
      { id: "rest", label: "Restaurants", keywords: "dinner lunch" },
      { id: "coffee", label: "Coffee", keywords: "cafe espresso" },
      { id: "del", label: "Delivery" },
    ],
  },
  {
    label: "Transport",
    options: [
      { id: "bus", label: "Bus and tram" },
      { id: "train", label: "Train" },
      { id: "fuel", label: "Fuel" },
    ],
  },
] as const;
