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
const LENGTHS = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 " +
    "FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 " +
    "LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 MU30 NL18 NO15 PK24 PL28 PT25 QA29 RO24 RS22 SA24 SE24 SI19 " +
    "SK24 SM27 TN24 TR26 UA29 VG24 XK20"
  )
    .split(" ")
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The IBAN at the start of a run of letters and digits that may go on with other words; null when there is none. */
export const findIbanAtStart = (run: string): string | null => {
  const compact = run.replaceAll(/[\s\u00a0]/g, "").toUpperCase();
  const length = LENGTHS.get(compact.slice(0, 2));
  const iban = length === undefined || compact.length < length ? null : findIban(compact.slice(0, length));
  // Where letters follow, all must be right; a number alone may have been made unrecognisable.
  return iban !== null && (compact.length === length || isIbanValid(iban) || /^[A-Z]{2}\d+$/.test(iban))
    ? iban
    : null;
};
