import type { UsedRate } from "@passbook/contract/converted";
import type { WorthChange, WorthDay, WorthTotal } from "@passbook/contract/net-worth";
import { convert, findRate, type Rates } from "../exchange-rates/index.ts";
import { monthsBefore } from "./list-days.ts";
import type { Part, Value } from "./parts.ts";

type Counted = Value & {
  /** Null where it is in the wanted currency already. */
  readonly rate: UsedRate | null;
};

export type Wanted = { readonly currency: string; readonly rates: Rates };

/** A part on a day in the currency it is wanted in; null where nothing is known of it then, `no_rate` where it cannot be converted. */
export const countPart = (
  part: Part,
  on: string,
  { currency, rates }: Wanted,
): Counted | "no_rate" | null => {
  const value = part.valueOn(on);
  if (value === null) return null;
  if (part.currency === currency) return { ...value, rate: null };
  const rate = findRate(rates, { from: part.currency, to: currency, on });
  const amount = rate === null ? null : convert(value.amount, rate, part.currency);
  return rate === null || amount === null ? "no_rate" : { ...value, amount, rate };
};

/** All parts on a day, in one currency; what cannot be converted is not in it, and told as missing. */
export const sumParts = (parts: readonly Part[], on: string, wanted: Wanted): WorthDay => {
  const sums = { accounts: 0, investments: 0, belongings: 0, debts: 0 };
  let missing = 0;
  for (const part of parts) {
    const counted = countPart(part, on, wanted);
    if (counted === "no_rate") missing += 1;
    if (counted === null || counted === "no_rate") continue;
    if (counted.state === "missing") missing += 1;
    sums[counted.amount < 0 ? "debts" : part.group] += counted.amount;
  }
  const amount = sums.accounts + sums.investments + sums.belongings + sums.debts;
  return { on, amount, ...sums, missing };
};

type Days = { readonly on: string; readonly before: string };

/** What is known of a part on a day, in the currency it is wanted in. */
const knownOf = (part: Part, on: string, wanted: Wanted): number | null => {
  const counted = countPart(part, on, wanted);
  return counted === null || counted === "no_rate" || counted.state === "missing" ? null : counted.amount;
};

/** How much more a part is than on an earlier day; null where it is not known of both. */
export const changeSince = (part: Part, { on, before }: Days, wanted: Wanted): number | null => {
  const [now, then] = [knownOf(part, on, wanted), knownOf(part, before, wanted)];
  return now === null || then === null ? null : now - then;
};

/** The changes of all parts together, and which had some value on one of the days and none to compare it with. */
const sumChanges = (parts: readonly Part[], days: Days, wanted: Wanted): WorthChange => {
  const told = parts.map((part) => ({ part, change: changeSince(part, days, wanted) }));
  const changes = told.flatMap(({ change }) => change ?? []);
  return {
    amount: changes.length === 0 ? null : changes.reduce((sum, each) => sum + each, 0),
    left_out: told
      .filter(
        ({ part, change }) =>
          change === null && [days.on, days.before].some((day) => part.valueOn(day) !== null),
      )
      .map(({ part }) => part.name),
  };
};

/** All parts that count in one currency, on the last of the days and before. */
export const toTotal = (parts: readonly Part[], days: readonly string[], wanted: Wanted): WorthTotal => {
  const on = days.at(-1) ?? "";
  const sums = days.map((day) => sumParts(parts, day, wanted));
  const last = sums.at(-1) ?? sumParts(parts, on, wanted);
  const { currency } = wanted;
  const others = parts.map((part) => part.currency).filter((code) => code !== currency);
  return {
    currency,
    converted: [...new Set(others)].toSorted(),
    amount: last.amount,
    owned: last.amount - last.debts,
    owed: last.debts,
    month_change: sumChanges(parts, { on, before: monthsBefore(on, 1) }, wanted),
    year_change: sumChanges(parts, { on, before: monthsBefore(on, 12) }, wanted),
    missing: last.missing,
    days: sums,
  };
};
