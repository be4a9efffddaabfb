import { foldText } from "@passbook/contract/fold-text";
import { type Calendar, readDigits, readPeriod, resolvePeriod } from "@passbook/contract/search";
import { type IsoDate, toIsoDate } from "@passbook/contract/values";

/** An amount that is printed, in major units, and whether a word for the sum of all stands before it. */
export type PrintedAmount = { readonly amount: string; readonly is_total: boolean };

/** What the text of a receipt says of the purchase it is for. */
export type Receipt = {
  readonly amounts: readonly PrintedAmount[];
  readonly days: readonly IsoDate[];
  /** Its letters, folded, in one piece. */
  readonly text: string;
};

/** Longer than any receipt; what is behind is not looked at. */
const MOST_SIGNS = 40_000;
const MOST_DAYS = 50;
const NUMBER = /(\p{Sc}|\b[A-Z]{3}) ?(\d[\d.,'’]*)|(\d[\d.,'’]*)(?: ?(\p{Sc}|[A-Z]{3}\b))?/gu;
const WITH_CENTS = /\d[.,]\d{2}$/;
const TOTAL =
  /\b(?:total|totale|amount due|balance due|to pay|gesamt(?:betrag)?|summe|zu zahlen|rechnungsbetrag|endbetrag|montant|a payer|importe|a pagar|valor|somme)\b|कुल|योग|المجموع|الإجمالي/u;
/** A word for the sum stands so near before it. */
const NEAR_SIGNS = 40;

const readAmounts = (text: string): PrintedAmount[] => {
  const known = new Map<string, boolean>();
  for (const found of text.matchAll(NUMBER)) {
    const [, before, first, second, behind] = found;
    const digits = (first ?? second ?? "").replace(/[.,'’]+$/, "");
    if (before === undefined && behind === undefined && !WITH_CENTS.test(digits)) continue;
    const amount = readDigits(digits);
    if (amount === null || Number(amount) === 0) continue;
    const words = foldText(text.slice(Math.max(0, found.index - NEAR_SIGNS), found.index));
    known.set(amount, known.get(amount) === true || TOTAL.test(words));
  }
  return [...known].map(([amount, is_total]) => ({ amount, is_total }));
};

const SHORT_DAY = /(?<![\d.,/-])(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})(?![\d.,/-]*\d)/g;
const CENTURY = 2000;
const YEARS_OF_CENTURY = 100;

const toYear = (digits: string): number =>
  digits.length === 2 ? CENTURY + (Number(digits) % YEARS_OF_CENTURY) : Number(digits);

/** Days in digits, in every order in which they are days: a purchase lies around one of them or around none. */
const readShortDays = (text: string): IsoDate[] =>
  [...text.matchAll(SHORT_DAY)].flatMap(([, first = "", , second = "", third = ""]) => {
    if (first.length > 2) return toIsoDate(Number(first), Number(second), Number(third)) ?? [];
    const year = toYear(third);
    return [
      toIsoDate(year, Number(second), Number(first)),
      toIsoDate(year, Number(first), Number(second)),
    ].filter((day) => day !== null);
  });

const WORD = /[\p{L}\p{N}]+/gu;

/** Days with the name of their month: "5 March 2026", "3. Mai 2026". */
const readWordyDays = (
  text: string,
  { locale, ...calendar }: Calendar & { readonly locale: string },
): IsoDate[] =>
  [...text.matchAll(WORD)].flatMap(({ index }) => {
    const period = readPeriod(text, index, locale)?.value;
    const is_day = period?.kind === "calendar" && period.month !== null && period.day !== null;
    return is_day ? resolvePeriod(period, calendar).from : [];
  });

/** Reads the text of a receipt as its person would. */
export const readReceipt = (whole: string, calendar: Calendar & { readonly locale: string }): Receipt => {
  const text = whole.slice(0, MOST_SIGNS).normalize("NFKC");
  return {
    amounts: readAmounts(text),
    days: [...new Set([...readShortDays(text), ...readWordyDays(text, calendar)])]
      .filter((day) => day <= calendar.today)
      .slice(0, MOST_DAYS),
    text: foldText(text),
  };
};
