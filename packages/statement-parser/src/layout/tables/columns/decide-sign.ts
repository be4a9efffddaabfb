import { CARD_NAMES, SELLER_NAMES, weighText } from "../../../labels/meaning-words.ts";
import type { Column } from "./describe-columns.ts";
import { beginsWithPayment, isThanked } from "../../../labels/bill-words.ts";
import { says } from "../../../words/find-phrases.ts";
import { toPlainWords } from "../../../words/plain-words.ts";

/** Amounts as read and the texts beside them, for a sample of rows. */
export type SignSample = { amount: number; text: string }[];

const CARD_VALUES = /^(visa|mastercard|master card|amex|american express|discover|diners( club)?|maestro)$/;
const MASKED_CARD = /(?:[*xX•.]{2,}[\s-]?)\d{4}$/;

/** Names of columns that only what a seller was paid has: among others what was taken off an amount, beside what was left of it. */
export const isSellers = (columns: readonly Column[]): boolean => {
  const named = columns.map((column) => column.name?.plain ?? "");
  const isCut = named.some((name) => says(name, "gross")) && columns.some(({ name }) => name?.role === "fee");
  return isCut || SELLER_NAMES.test(named.join(" | "));
};

/** Names or numbers of cards; the masked number of an account under its name is none of a card. */
const holdsCards = ({ name, filled, values }: Column): boolean =>
  filled > 0 &&
  values.size <= 4 &&
  [...values].every(
    (value) => CARD_VALUES.test(toPlainWords(value)) || (name?.role !== "account" && MASKED_CARD.test(value)),
  );

/** Whether names, preamble or cells speak for a credit card; a seller's own sales export does not count. */
export const isCardLike = (columns: readonly Column[], preambleText: string): boolean => {
  const names = columns.map((column) => column.name?.plain ?? "").join(" | ");
  if (isSellers(columns)) return false;
  if (CARD_NAMES.test(names) || CARD_NAMES.test(toPlainWords(preambleText.slice(0, 120)))) return true;
  return columns.some(holdsCards);
};

/**
 * Every payment that is thanked for is written with a minus, most other amounts without one: on a card that is its bill being paid. Where
 * most have a minus, people thank each other.
 */
const thanksForNegative = (sample: SignSample): boolean => {
  const thanked = sample.filter(({ text }) => isThanked(text));
  const others = sample.filter(({ text }) => !isThanked(text));
  const negatives = others.filter(({ amount }) => amount < 0).length;
  return thanked.length > 0 && thanked.every(({ amount }) => amount < 0) && negatives * 2 <= others.length;
};

const RECEIVED_MIN = 2;
const NEGATIVE_SHARE = 0.4;

/**
 * Every payment that was received is written with a minus, most other amounts without one: those of a bill. A single one is told by
 * being the greatest amount of all.
 */
const receivesNegative = (sample: SignSample): boolean => {
  const received = sample.filter(({ text }) => weighText(text) > 0 && beginsWithPayment(text));
  const negatives = sample.filter(({ amount }) => amount < 0).length;
  const least = Math.min(0, ...received.map(({ amount }) => amount));
  const isGreatest = least < 0 && sample.every(({ amount }) => Math.abs(amount) <= -least);
  return (
    (received.length >= RECEIVED_MIN || isGreatest) &&
    received.every(({ amount }) => amount < 0) &&
    negatives <= sample.length * NEGATIVE_SHARE
  );
};

type Votes = Record<"positive" | "negative" | "agree" | "against" | "negativeIn" | "paid", number>;

/** How many amounts have which sign, and how many go the way that their words say, or that pays a bill. */
const countVotes = (sample: SignSample, cardLike: boolean): Votes => {
  const votes: Votes = { positive: 0, negative: 0, agree: 0, against: 0, negativeIn: 0, paid: 0 };
  for (const { amount, text } of sample) {
    const meaning = weighText(text);
    const pays = meaning === 0 && beginsWithPayment(text);
    const weight = (pays && cardLike ? 1 : meaning) * Math.sign(amount);
    if (amount > 0) votes.positive += 1;
    if (amount < 0) votes.negative += 1;
    if (weight > 0) votes.agree += 1;
    if (weight < 0) votes.against += 1;
    if (amount < 0 && (pays || weight < 0)) votes.negativeIn += 1;
    if (amount > 0 && pays) votes.paid += 1;
  }
  return votes;
};

/**
 * −1 when the file prints money out as positive. Evidence, strongest first: words of the rows against their signs, a
 * card whose amounts are mostly positive; otherwise the printed signs stand.
 */
export const decideSign = (sample: SignSample, cardLike: boolean): 1 | -1 => {
  const { positive, negative, agree, against, negativeIn, paid } = countVotes(sample, cardLike);
  if (thanksForNegative(sample) || receivesNegative(sample)) return -1;
  // Whatever has a minus was paid in, or given back, and nothing else was.
  if (negative > 0 && negativeIn === negative && agree + paid === 0 && positive >= negative) return -1;
  if (negative >= positive) return cardLike && against >= 3 && against > agree * 4 ? -1 : 1;
  if (against > agree * 2 && (against >= 3 || cardLike || negative === 0)) return -1;
  if (agree > against) return 1;
  return cardLike && positive > 0 && positive >= negative * 2 ? -1 : 1;
};
