/** Countries by the codes of UN regions that the brand index names, as far as their people's money is read here. */
const EUROPE =
  "gb ie fr de at ch be nl lu es pt it mt gr cy pl cz sk hu ro bg si hr rs ba me mk al ee lv lt se no dk fi is ua md by ru li mc";
const ASIA =
  "in pk bd lk np sg my id ph th vn kh la mm jp kr cn hk mo tw mn ae sa qa kw bh om il jo lb iq ir tr ge am az kz uz kg";
const AFRICA = "za ng ke eg ma tn dz gh tz ug et sn ci cm zm zw bw na mu mz rw ao cd";
const SOUTH_AMERICA = "br ar cl co pe ec uy py bo ve";
const MIDDLE_AMERICA = "mx gt sv hn ni cr pa do pr jm tt bs bb cu ht";

const REGIONS: Readonly<Record<string, string>> = {
  "150": EUROPE,
  "142": ASIA,
  "145": "ae sa qa kw bh om il jo lb iq tr ge am az cy",
  "002": AFRICA,
  "202": AFRICA,
  "005": SOUTH_AMERICA,
  "419": `${SOUTH_AMERICA} ${MIDDLE_AMERICA}`,
  "029": "pr do jm tt bs bb cu ht",
};

/** Countries in which a currency is everyone's money. A currency that is not listed tells no country. */
const MONEY: Readonly<Record<string, string>> = {
  EUR: "de at fr be nl lu es pt it ie fi gr cy mt ee lv lt si sk hr bg mc",
  GBP: "gb",
  USD: "us pr ec sv pa",
  CAD: "ca",
  AUD: "au",
  NZD: "nz",
  CHF: "ch li",
  SEK: "se",
  NOK: "no",
  DKK: "dk",
  PLN: "pl",
  CZK: "cz",
  HUF: "hu",
  RON: "ro",
  BGN: "bg",
  RSD: "rs",
  UAH: "ua",
  TRY: "tr",
  ILS: "il",
  INR: "in",
  PKR: "pk",
  BDT: "bd",
  LKR: "lk",
  SGD: "sg",
  MYR: "my",
  IDR: "id",
  PHP: "ph",
  THB: "th",
  VND: "vn",
  JPY: "jp",
  KRW: "kr",
  CNY: "cn",
  HKD: "hk",
  TWD: "tw",
  AED: "ae",
  SAR: "sa",
  QAR: "qa",
  KWD: "kw",
  BHD: "bh",
  OMR: "om",
  ZAR: "za na",
  NGN: "ng",
  KES: "ke",
  EGP: "eg",
  GHS: "gh",
  MAD: "ma",
  BRL: "br",
  MXN: "mx",
  ARS: "ar",
  CLP: "cl",
  COP: "co",
  PEN: "pe",
};

/** Codes in which a country or region stands for all countries. */
const WORLD = "001";

/** The countries a row may belong to: its account's country, else those of its currency; null when neither tells. */
export const readCountries = (row: {
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
}): readonly string[] | null => {
  if (row.country) return [row.country.toLowerCase()];
  return BY_CURRENCY.get(row.currency ?? "") ?? null;
};

const BY_CURRENCY = new Map(Object.entries(MONEY).map(([code, list]) => [code, list.split(" ")]));

/** The countries of a brand's places; null for all the world. "?" (one spot of unknown country) stays as it is. */
export const readPlaces = (places: string): ReadonlySet<string> | null => {
  const codes = places.split(" ");
  if (codes.includes(WORLD)) return null;
  return new Set(codes.flatMap((code) => REGIONS[code]?.split(" ") ?? [code]));
};
