import type { UsedRate } from "@passbook/contract/net-worth";
import { AMOUNT_MAX, minorDigits } from "@passbook/contract/values";

/** The rate between two currencies that holds on a day: the newest up to then, whichever way round it was said; null where there is none. */
export const findRate = (
  rates: readonly UsedRate[],
  { from, to, on }: { readonly from: string; readonly to: string; readonly on: string },
): UsedRate | null => {
  let found: UsedRate | null = null;
  for (const rate of rates) {
    const fits = (rate.base === from && rate.currency === to) || (rate.base === to && rate.currency === from);
    if (fits && rate.from <= on && rate.from > (found?.from ?? "")) found = rate;
  }
  return found;
};

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Half a minor unit goes away from nothing, so that what is owed is converted as what is owned. */
const divideRounded = (over: bigint, under: bigint): bigint => {
  const half = over < 0n ? -under : under;
  return (2n * over + half) / (2n * under);
};

/** Minor units of one of the two currencies of a rate in minor units of the other; null where that is too much to be counted. */
export const convert = (amount: number, { base, currency, rate }: UsedRate, from: string): number | null => {
  const [whole = "", part = ""] = rate.split(".");
  const [units, scale] = [BigInt(whole + part), tenTo(part.length)];
  const to = from === base ? currency : base;
  const [over, under] = from === base ? [units, scale] : [scale, units];
  const converted = divideRounded(
    BigInt(amount) * over * tenTo(minorDigits(to)),
    under * tenTo(minorDigits(from)),
  );
  const found = Number(converted);
  return Math.abs(found) > AMOUNT_MAX ? null : found;
};
