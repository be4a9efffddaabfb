import { listPlaces, says } from "../words/find-phrases.ts";
import { toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** What a label of a bill's box says: that its amount pays the debt off (−1) or makes it greater (1, or 2 for costs). */
export const readBillSide = (label: string): -1 | 1 | 2 | null => {
  const plain = toPlainWords(label);
  const isPaid = says(plain, "payment");
  if (says(plain, "purchase")) return isPaid ? null : 1;
  if (isPaid) return -1;
  return says(plain, "cost") ? 2 : null;
};

/** The same of a label that only says whether its amount came in or went out: what comes in pays a debt off. */
export const readOwedSide = (label: string): -1 | 1 | null => {
  const plain = toPlainWords(label);
  const isIn = says(plain, "credits");
  if (isIn === says(plain, "debits")) return null;
  return isIn ? -1 : 1;
};

/** Whether a row is the payment of a bill, for which only the bank of a card thanks. */
export const isThanked = rememberTexts((text): boolean => {
  const plain = toPlainWords(text);
  return says(plain, "thanks") && says(plain, "payment");
});

/** Whether a row begins with the word for a payment: on a card that is its bill being paid. */
export const beginsWithPayment = rememberTexts(
  (text): boolean => listPlaces(toPlainWords(text), "payment")[0]?.from === 0,
);

/** Whether a name, of a column or beside a figure, calls a balance what is still owed. */
export const isOwedName = (text: string): boolean => says(toPlainWords(text), "owed");

/** Which balance a label of what is owed names: the first, the last, or one of some day; null where it names none. */
export const readOwedBalance = rememberTexts((label): "opening" | "closing" | "balance" | null => {
  if (!isOwedName(label)) return null;
  const plain = toPlainWords(label);
  if (says(plain, "first")) return "opening";
  return says(plain, "last") ? "closing" : "balance";
});
