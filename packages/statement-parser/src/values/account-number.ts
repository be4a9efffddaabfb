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

/** True when the check digits of an IBAN hold (ISO 7064, MOD 97-10). */
export const isIbanValid = (iban: string): boolean => {
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4))
    for (const digit of char >= "A" ? String(char.charCodeAt(0) - 55) : char)
      rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
};
