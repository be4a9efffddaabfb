import type { CurrencyCode } from "@passbook/contract/values";
import { CURRENCY_TABLE } from "./currency-table.ts";

const CODES =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP " +
  "CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD " +
  "IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR " +
  "MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP " +
  "SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER " +
  "XCG ZAR ZMW ZWG ZWL EEK DEM FRF ITL ESP NLG ATS BEF PTE FIM IEP GRD SKK SIT";

const KNOWN = new Set(CODES.split(" "));

/** How one currency is printed; `places` are words of its country alone. */
type Currency = { code: CurrencyCode; signs: string[]; names: string[]; places: string[] };

const split = (list: string | undefined, mark: string): string[] =>
  (list ?? "").split(mark).flatMap((one) => one.trim() || []);

const CURRENCIES: readonly Currency[] = CURRENCY_TABLE.trim()
  .split("\n")
  .map((line) => {
    const [code = "", signs, names, places] = line.split("|");
    return { code, signs: split(signs, " "), names: split(names, ","), places: split(places, ",") };
  });

/** The currencies that have each sign, name or place. */
const groupBy = (list: (currency: Currency) => readonly string[]): ReadonlyMap<string, CurrencyCode[]> => {
  const groups = new Map<string, CurrencyCode[]>();
  for (const currency of CURRENCIES)
    for (const word of list(currency)) groups.set(word, [...(groups.get(word) ?? []), currency.code]);
  return groups;
};
const BY_SIGN = groupBy(({ signs }) => signs);
const BY_CAPITALS = groupBy(({ signs }) => [...new Set(signs.map((sign) => sign.toUpperCase()))]);
const BY_NAME = groupBy(({ names }) => names);
const BY_PLACE = groupBy(({ places }) => places);

const NONE: readonly CurrencyCode[] = [];

/** The currencies for which a code or a sign may stand, written as it is printed: in a text `Ft` is one, `ft` is none. */
export const listCurrencies = (word: string): readonly CurrencyCode[] =>
  KNOWN.has(word) ? [word] : (BY_SIGN.get(word) ?? NONE);

/** The currency a code, a sign or a name in any case stands for; an empty code for a sign shared by several; null when it is none. */
export const findCurrency = (word: string): CurrencyCode | null => {
  const upper = word.toUpperCase();
  const named = BY_CAPITALS.get(upper) ?? BY_NAME.get(word.toLowerCase()) ?? NONE;
  const [first, ...others] = KNOWN.has(upper) ? [upper] : named;
  return first === undefined ? null : others.length > 0 ? "" : first;
};

/** Names and signs that are nothing but a currency, unlike short words such as `FT`. */
const NAME_OR_SIGN = /^(?:\p{Script=Han}{2,5}|\p{L}{0,2}\p{Sc})$/u;

/** An ISO 4217 code in any case, a sign of one currency or its Chinese name, or null. */
export const findCurrencyCode = (text: string): CurrencyCode | null => {
  const upper = text.trim().toUpperCase();
  if (KNOWN.has(upper)) return upper;
  return NAME_OR_SIGN.test(upper) ? findCurrency(upper) || null : null;
};

/** Scripts that set no spaces between words. */
const BORDERLESS = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Katakana}]/u;

const matchAny = (words: ReadonlyMap<string, unknown>): RegExp => {
  // The longest first: a name may begin with another.
  const sorted = [...words.keys()].toSorted((a, b) => b.length - a.length);
  const spaced = sorted.filter((word) => !BORDERLESS.test(word)).join("|");
  const others = sorted.filter((word) => BORDERLESS.test(word)).join("|");
  return new RegExp(String.raw`(?<![^\s])(?:${spaced})(?![^\s])|${others}`, "gu");
};
const NAMES = matchAny(BY_NAME);
const PLACES = matchAny(BY_PLACE);

/** The currencies that share a name, and where in plain words it stands. */
export type NamedCurrencies = { name: string; from: number; currencies: readonly CurrencyCode[] };

/** Each name of a currency in plain words. */
export const listNamedCurrencies = (plain: string): NamedCurrencies[] =>
  [...plain.matchAll(NAMES)].map((match) => ({
    name: match[0],
    from: match.index,
    currencies: BY_NAME.get(match[0]) ?? NONE,
  }));

/** The currencies of the countries whose names, banks and ways to pay stand in plain words. */
export const listPlacedCurrencies = (plain: string): CurrencyCode[] =>
  [...plain.matchAll(PLACES)].flatMap(([place]) => BY_PLACE.get(place) ?? NONE);
