const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** The IBAN without spaces when the text has an IBAN's shape, else null. */
export const findIban = (text: string): string | null => {
  const compact = text.replaceAll(/[\s\u00a0]/g, "").toUpperCase();
  return IBAN.test(compact) ? compact : null;
};

/** Country, check digits and the last four characters of an IBAN; the rest is starred. */
export const maskIban = (iban: string): string =>
  iban.slice(0, 4) + "*".repeat(iban.length - 8) + iban.slice(-4);

/** The last four digits of an account or card number, or null when it has fewer. */
export const findLast4Digits = (number: string): string | null => {
  const digits = number.replaceAll(/\D/g, "");
  return digits.length < 4 ? null : digits.slice(-4);
};

const DIGITS_OF_NAME_MAX = 4;

/** Whether a text is what an account is called; a name with a whole number in it would give the number away. */
export const isAccountName = (text: string): boolean =>
  /\p{L}/u.test(text) && text.replaceAll(/\D/g, "").length <= DIGITS_OF_NAME_MAX;

/** True when the check digits of an IBAN hold (ISO 7064, MOD 97-10). */
export const isIbanValid = (iban: string): boolean => {
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4))
    for (const digit of char >= "A" ? String(char.charCodeAt(0) - 55) : char)
      rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
};

/** Characters of an IBAN by country (SWIFT registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
  VG: 24,
  XK: 20,
};

/** The IBAN at the start of a run of letters and digits that may go on with other words; null when there is none. */
export const findIbanAtStart = (run: string): string | null => {
  const compact = run.replaceAll(/[\s\u00a0]/g, "").toUpperCase();
  const length = LENGTHS[compact.slice(0, 2)];
  const iban = length === undefined || compact.length < length ? null : findIban(compact.slice(0, length));
  // Where letters follow, all must be right; a number alone may have been made unrecognisable.
  return iban !== null && (compact.length === length || isIbanValid(iban) || /^[A-Z]{2}\d+$/.test(iban))
    ? iban
    : null;
};
