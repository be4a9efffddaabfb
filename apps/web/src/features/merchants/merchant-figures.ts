import type { MerchantHistory } from "@passbook/contract/merchants";

const MOST_MONTHS = 24;

type Months = MerchantHistory["months"];

const toMonth = (number: number): string =>
  `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, "0")}`;
const toNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** Every month from the first with a transaction to this one, the last two years at most; one without has nothing. */
export const fillMonths = (
  months: Months,
  today: string,
): readonly { readonly month: string; readonly amount: number }[] => {
  const last = Math.max(toNumber(today), ...months.map(({ month }) => toNumber(month)));
  const first = Math.max(
    last - MOST_MONTHS + 1,
    Math.min(last, ...months.map(({ month }) => toNumber(month))),
  );
  const amounts = new Map(months.map(({ month, amount }) => [month, amount]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const month = toMonth(first + index);
    return { month, amount: amounts.get(month) ?? 0 };
  });
};

/** What months of a year come to, net. */
export const sumYear = (months: Months, year: number): number =>
  months
    .filter(({ month }) => month.startsWith(`${String(year)}-`))
    .reduce((sum, { amount }) => sum + amount, 0);
