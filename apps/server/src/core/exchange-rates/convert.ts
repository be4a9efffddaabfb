import type { UsedRate } from "@passbook/contract/converted";
import { AMOUNT_MAX, minorDigits } from "@passbook/contract/values";
import type { Published } from "../../common/index.ts";

/** What a person entered, and what the European Central Bank published for one euro. */
export type Rates = { readonly own: readonly UsedRate[]; readonly published: Published };

type Wanted = { readonly from: string; readonly to: string; readonly on: string };

const findOwn = (rates: readonly UsedRate[], { from, to, on }: Wanted): UsedRate | null => {
  let found: UsedRate | null = null;
  for (const rate of rates) {
    const fits = (rate.base === from && rate.currency === to) || (rate.base === to && rate.currency === from);
    if (fits && rate.from <= on && rate.from > (found?.from ?? "")) found = rate;
  }
  return found;
};

type OfDay = { readonly day: string; readonly rate: string };

/** The last rate up to a day. */
const findUpTo = (published: Published, currency: string, on: string): OfDay | null => {
  const rates = published.get(currency) ?? [];
  let [low, high] = [0, rates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rates[middle]?.day ?? "") <= on) low = middle + 1;
    else high = middle;
  }
  return rates[low - 1] ?? null;
};

const EURO = "EUR";
/** One that has a rate on every day on which any has: who has none there for longer than holidays last is published no more. */
const CALENDAR = "USD";
const HOLIDAYS_MS = 10 * 86_400_000;

/** What one euro is on a day; null where none is published, or none any more. */
const findForEuro = (published: Published, currency: string, on: string): OfDay | null => {
  const found = findUpTo(published, currency, on);
  const last = findUpTo(published, CALENDAR, on);
  if (found === null || last === null) return null;
  return Date.parse(last.day) - Date.parse(found.day) > HOLIDAYS_MS ? null : found;
};

const DIGITS = 8;

/** A plain decimal, as far as published rates tell it. */
const divide = (over: string, under: string): string | null => {
  const quotient = Number(over) / Number(under);
  const written = quotient.toPrecision(DIGITS);
  const plain = written.includes("e") ? quotient.toFixed(12) : written;
  return /[1-9]/.test(plain) && Number.isFinite(quotient) ? plain : null;
};

const findPublished = (published: Published, { from, to, on }: Wanted): UsedRate | null => {
  const toUsed = (base: string, currency: string, { day, rate }: OfDay): UsedRate => ({
    base,
    currency,
    rate,
    from: day,
    source: "published",
  });
  if (from === EURO || to === EURO) {
    const other = from === EURO ? to : from;
    const found = findForEuro(published, other, on);
    return found === null ? null : toUsed(EURO, other, found);
  }
  const [one, other] = [findForEuro(published, from, on), findForEuro(published, to, on)];
  if (one === null || other === null) return null;
  // both of the same day
  const day = one.day < other.day ? one.day : other.day;
  const rate = divide(findUpTo(published, to, day)?.rate ?? "", findUpTo(published, from, day)?.rate ?? "");
  return rate === null ? null : toUsed(from, to, { day, rate });
};

/** The rate between two currencies that holds on a day: the newest up to then, what a person entered before what is published for the same day; null where there is none. */
export const findRate = ({ own, published }: Rates, wanted: Wanted): UsedRate | null => {
  const [entered, bank] = [findOwn(own, wanted), findPublished(published, wanted)];
  return bank === null || (entered !== null && entered.from >= bank.from) ? entered : bank;
};

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Half a minor unit goes away from nothing, so that what is owed is converted as what is owned. */
const divideRounded = (over: bigint, under: bigint): bigint => {
  const half = over < 0n ? -under : under;
  return (2n * over + half) / (2n * under);
};

/** Minor units of one of the two currencies of a rate in minor units of the other; null where that is too much to be counted. */
export const convert = (
  amount: number,
  { base, currency, rate }: Pick<UsedRate, "base" | "currency" | "rate">,
  from: string,
): number | null => {
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
