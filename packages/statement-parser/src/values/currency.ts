import type { CurrencyCode } from "@passbook/contract/values";

const CODES =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP " +
  "CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD " +
  "IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR " +
  "MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP " +
  "SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER " +
  "ZAR ZMW ZWL EEK DEM FRF ITL ESP NLG ATS BEF PTE FIM IEP GRD SKK SIT";

const KNOWN = new Set(CODES.split(" "));

/** Signs and words that stand for exactly one currency; `$` and `kr` are shared and are not here. */
const SIGNS: Readonly<Record<string, CurrencyCode>> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "￥": "CNY",
  元: "CNY",
  円: "JPY",
  "₹": "INR",
  RS: "INR",
  "RS.": "INR",
  "₽": "RUB",
  РУБ: "RUB",
  "₩": "KRW",
  원: "KRW",
  "₺": "TRY",
  TL: "TRY",
  "₴": "UAH",
  "₪": "ILS",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
  "₸": "KZT",
  ТГ: "KZT",
  "₾": "GEL",
  "₼": "AZN",
  "֏": "AMD",
  "₮": "MNT",
  "₲": "PYG",
  "₡": "CRC",
  "₵": "GHS",
  "₭": "LAK",
  "៛": "KHR",
  "৳": "BDT",
  ГРН: "UAH",
  ЛВ: "BGN",
  "ЛВ.": "BGN",
  "РУБ.": "RUB",
  KSH: "KES",
  TSH: "TZS",
  USH: "UGX",
  "S/": "PEN",
  SOLES: "PEN",
  REAIS: "BRL",
  FORINT: "HUF",
  ZŁOTY: "PLN",
  RD$: "DOP",
  MX$: "MXN",
  MXN$: "MXN",
  U$S: "USD",
  R$: "BRL",
  ZŁ: "PLN",
  ZL: "PLN",
  KČ: "CZK",
  FT: "HUF",
  LEI: "RON",
  FR: "CHF",
  "FR.": "CHF",
  SFR: "CHF",
  RP: "IDR",
  RM: "MYR",
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  CAD$: "CAD",
  USD$: "USD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  HK$: "HKD",
  NT$: "TWD",
  EURO: "EUR",
  EUROS: "EUR",
  RMB: "CNY",
  人民币: "CNY",
  人民币元: "CNY",
  人民幣: "CNY",
  新台幣: "TWD",
  新臺幣: "TWD",
  台幣: "TWD",
  港币: "HKD",
  美元: "USD",
  日元: "JPY",
  欧元: "EUR",
};

/** Signs that several currencies share: they mark an amount but do not name its currency. */
const SHARED_SIGNS = new Set(["$", "KR", "KR.", "¥", "R", "Q", "P"]);

/** The currency a code, sign or word names; an empty code for a sign shared by several; null when it is none. */
export const findCurrency = (word: string): CurrencyCode | null => {
  const upper = word.toUpperCase();
  if (SHARED_SIGNS.has(upper)) return "";
  return KNOWN.has(upper) ? upper : (SIGNS[upper] ?? null);
};

/** Names and signs that are nothing but a currency, unlike short words such as `FT`. */
const NAME_OR_SIGN = /^(?:\p{Script=Han}{2,4}|\p{L}{0,2}\p{Sc})$/u;

/** An ISO 4217 code in any case, a sign of one currency or its Chinese name, or null. */
export const findCurrencyCode = (text: string): CurrencyCode | null => {
  const upper = text.trim().toUpperCase();
  if (KNOWN.has(upper)) return upper;
  return NAME_OR_SIGN.test(upper) ? (SIGNS[upper] ?? null) : null;
};
