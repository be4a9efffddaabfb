import { stretchAt } from "./stretch-at.ts";
import { besideAt, kindAt, phraseAt, type Reading } from "./reading.ts";

const AMOUNT = /^\p{N}[\p{N}.,]*$/u;
const GROUPED = /^\p{N}{1,3}(?:[.,]\p{N}{3})+$/u;

/** An amount as the search says it, with the words that it takes: the sign of its currency may stand before it. */
const amountAt = (
  reading: Reading,
  at: number,
): { readonly amount: string; readonly next: number } | null => {
  const currency = phraseAt(reading, at);
  const place = currency?.meaning.kind === "currency" ? at + currency.length : at;
  const { text = "" } = reading.words[place] ?? {};
  // what counts days is no amount, as in `over 3 months`
  if (!AMOUNT.test(text) || kindAt(reading, place + 1) === "dimension") return null;
  return { amount: GROUPED.test(text) ? text.replaceAll(/[.,]/g, "") : text, next: place + 1 };
};

/** `over 100`. */
export const readAmount = (reading: Reading, sign: string, length: number): boolean => {
  const found = amountAt(reading, reading.at + length);
  if (found === null) return false;
  reading.left.push(`${sign}${found.amount}`);
  readCurrency(reading, reading.at + length);
  reading.at = found.next;
  return true;
};

/** `between 20 and 50`. */
export const readAmounts = (reading: Reading): boolean => {
  const { at } = reading;
  const length = besideAt(reading, at, "between");
  const first = length === 0 ? null : amountAt(reading, at + length);
  const joined = first === null ? 0 : besideAt(reading, first.next, "and");
  const second = first === null || joined === 0 ? null : amountAt(reading, first.next + joined);
  if (first === null || second === null) return false;
  // days of a month are no amounts
  if (stretchAt(reading, first.next + joined, true)?.calendar?.month != null) return false;
  reading.left.push(`${first.amount}..${second.amount}`);
  readCurrency(reading, at + length);
  reading.at = second.next;
  return true;
};

const DOLLARS = "USD";

/** The currency at a place, if there is one: of dollars that which the person has. */
export const readCurrency = (reading: Reading, at: number): number => {
  const phrase = phraseAt(reading, at);
  const word = reading.words[at]?.text ?? "";
  if (reading.currencies.includes(word)) {
    reading.currency = word;
    return 1;
  }
  if (phrase?.meaning.kind !== "currency") return 0;
  const { currency } = phrase.meaning;
  const { currencies } = reading;
  reading.currency =
    currency === DOLLARS && !currencies.includes(DOLLARS)
      ? (currencies.find((code) => code.endsWith("D")) ?? DOLLARS)
      : currency;
  return phrase.length;
};
