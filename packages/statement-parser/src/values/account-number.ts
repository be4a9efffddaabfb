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
