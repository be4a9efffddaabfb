/** Currencies by ISO 3166 region; the euro's regions stand together. */
const BY_REGION: Readonly<Record<string, string>> = {
  AE: "AED",
  AR: "ARS",
  AU: "AUD",
  BD: "BDT",
  BG: "EUR",
  BH: "BHD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CL: "CLP",
  CN: "CNY",
  CO: "COP",
  CZ: "CZK",
  DK: "DKK",
  EG: "EGP",
  GB: "GBP",
  GE: "GEL",
  GH: "GHS",
  HK: "HKD",
  HU: "HUF",
  ID: "IDR",
  IL: "ILS",
  IN: "INR",
  IS: "ISK",
  JO: "JOD",
  JP: "JPY",
  KE: "KES",
  KR: "KRW",
  KW: "KWD",
  KZ: "KZT",
  LI: "CHF",
  LK: "LKR",
  MA: "MAD",
  MX: "MXN",
  MY: "MYR",
  NG: "NGN",
  NO: "NOK",
  NP: "NPR",
  NZ: "NZD",
  OM: "OMR",
  PE: "PEN",
  PH: "PHP",
  PK: "PKR",
  PL: "PLN",
  QA: "QAR",
  RO: "RON",
  RS: "RSD",
  SA: "SAR",
  SE: "SEK",
  SG: "SGD",
  TH: "THB",
  TN: "TND",
  TR: "TRY",
  TW: "TWD",
  UA: "UAH",
  US: "USD",
  UY: "UYU",
  VN: "VND",
  ZA: "ZAR",
};
const EURO = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK".split(" ");

/** The currency most used where a locale (BCP 47) is spoken; null where that is not known. */
export const guessCurrency = (locale: string): string | null => {
  const region = new Intl.Locale(locale).maximize().region ?? "";
  return EURO.includes(region) ? "EUR" : (BY_REGION[region] ?? null);
};

/** What a register form takes from the browser; locale in the form the contract reads. */
export const guessPreferences = (
  language: string,
): { locale: string; time_zone: string; home_currency?: string } => {
  const { baseName } = new Intl.Locale(language);
  const home_currency = guessCurrency(language);
  const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { locale: baseName, time_zone, ...(home_currency === null ? {} : { home_currency }) };
};
