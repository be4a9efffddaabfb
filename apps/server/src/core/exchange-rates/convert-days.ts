import type { ConvertedBy, UsedRate } from "@passbook/contract/converted";
import type { Db } from "@passbook/db/dialect";
import { convert, findRate, type Rates } from "./convert.ts";
import { loadRates } from "./load-rates.ts";

/** Sums of a day in one currency. */
export type Dated = { readonly currency: string; readonly day: string };

/** What of a sum is money, and the sum with other money in the same places. */
export type Money<Sum> = {
  readonly read: (sum: Sum) => readonly number[];
  readonly write: (sum: Sum, amounts: readonly number[]) => Sum;
};

/** Of sums of what went out and came in. */
export const moneyMoved = <
  Sum extends { readonly money_out: number; readonly money_in: number },
>(): Money<Sum> => ({
  read: ({ money_out, money_in }) => [money_out, money_in],
  write: (sum, [money_out = 0, money_in = 0]) => ({ ...sum, money_out, money_in }),
});

/** A sum before and after it was converted, and by which rate. */
export type ConvertedSum<Sum> = { readonly own: Sum; readonly into: Sum; readonly rate: UsedRate };

export type ConvertedDays<Sum> = {
  readonly converted: readonly ConvertedSum<Sum>[];
  /** Sums of days of which no rate is known. */
  readonly left: readonly Sum[];
};

/** What was converted of one currency, and by which rates. */
export type ConvertedCurrency<Sum> = ConvertedBy & {
  readonly currency: string;
  readonly own: readonly Sum[];
  readonly into: readonly Sum[];
};

/** The same by currency, in the order of their codes. */
export const tellConverted = <Sum extends { readonly currency: string }>(
  converted: readonly ConvertedSum<Sum>[],
): ConvertedCurrency<Sum>[] =>
  [...Map.groupBy(converted, ({ own }) => own.currency)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([currency, some]) => {
      const days = new Map(some.map(({ rate }) => [rate.from, rate]));
      const used = [...days.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
      const [first, last] = [used.at(0), used.at(-1)];
      const [own, into] = [some.map((each) => each.own), some.map((each) => each.into)];
      return first === undefined || last === undefined
        ? []
        : [{ currency, own, into, rates: used.length, first, last }];
    });

/** Finds a rate once for each day. */
const rateOnce = (rates: Rates, from: string, to: string): ((on: string) => UsedRate | null) => {
  const own = rates.own.filter(({ base, currency }) => [base, currency].includes(from));
  const known = new Map<string, UsedRate | null>();
  return (on) => {
    const before = known.get(on);
    if (before !== undefined) return before;
    const found = findRate({ own, published: rates.published }, { from, to, on });
    known.set(on, found);
    return found;
  };
};

const convertAll = (amounts: readonly number[], rate: UsedRate, from: string): number[] | null => {
  const made = amounts.map((amount) => convert(amount, rate, from));
  return made.some((amount) => amount === null) ? null : made.filter((amount) => amount !== null);
};

/** Converts sums, each by the rate of its day and rounded once; days without a rate are left. */
export const convertDays = <Sum extends Dated>(
  sums: readonly Sum[],
  { to, rates, money }: { readonly to: string; readonly rates: Rates; readonly money: Money<Sum> },
): ConvertedDays<Sum> => {
  const left: Sum[] = [];
  const converted: ConvertedSum<Sum>[] = [];
  for (const [currency, some] of Map.groupBy(sums, (sum) => sum.currency)) {
    const rateOn = rateOnce(rates, currency, to);
    for (const own of some) {
      const rate = rateOn(own.day);
      const made = rate === null ? null : convertAll(money.read(own), rate, currency);
      if (rate === null || made === null) left.push(own);
      else converted.push({ own, into: { ...money.write(own, made), currency: to }, rate });
    }
  }
  return { converted, left };
};

/** {@link convertDays} by the rates that are known of the currencies and days of the sums. */
export const convertInto = async <Sum extends Dated>(
  db: Db,
  user_id: string,
  { to, sums, money }: { readonly to: string; readonly sums: readonly Sum[]; readonly money: Money<Sum> },
): Promise<ConvertedDays<Sum>> => {
  if (sums.length === 0) return { converted: [], left: [] };
  const currencies = [to, ...new Set(sums.map(({ currency }) => currency))];
  const from = sums.reduce((first, { day }) => (day < first ? day : first), sums[0]?.day ?? "");
  return convertDays(sums, { to, rates: await loadRates(db, user_id, { currencies, from }), money });
};
