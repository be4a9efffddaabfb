import { isOwedName, readOwedBalance } from "./bill-words.ts";
import { findInformative } from "./meaning-words.ts";
import type { Concept } from "../words/concept.ts";
import { isPhrase, listPlaces, says, withoutPhrases } from "../words/find-phrases.ts";
import { overPlainWords, toPlainWords } from "../words/plain-words.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** What the words beside or above an amount say that it is. */
export type FactKind = "opening" | "closing" | "carried" | "balance" | "credits" | "debits" | "other";

const WORDS_LENGTH_MAX = 90;
const SPACED_OUT = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;

/** The side of which a text speaks; null where it speaks of both or of none. */
export const readSideWords = rememberTexts((text): 1 | -1 | null => {
  const plain = toPlainWords(text);
  const [credit, debit] = [says(plain, "credits"), says(plain, "debits")];
  return credit === debit ? null : credit ? 1 : -1;
});

const BALANCES_MIN = 2;

/** Whether a name of a balance says that it is the one before the first row, or the one after the last. */
const namesEnd = (plain: string, end: "opening" | "closing"): boolean =>
  says(plain, end) || (says(plain, end === "opening" ? "first" : "last") && says(plain, "balance", "stand"));

/** A balance called available is one all the same; alone that word stands for what may still be spent. */
const isAside = (plain: string): boolean => {
  const ends = [...listPlaces(plain, "opening"), ...listPlaces(plain, "closing")];
  return listPlaces(plain, "aside").some(
    ({ from, to }) => !ends.some((end) => end.from <= from && to <= end.to),
  );
};

/** Reads the words of a label; null when they say nothing about a balance or a total. */
export const readFactWords = rememberTexts((text): FactKind | null => {
  if (text.length > WORDS_LENGTH_MAX || text === "") return null;
  const plain = toPlainWords(text).replaceAll(SPACED_OUT, (letters) => letters.replaceAll(" ", ""));
  if (isAside(plain)) return "other";
  const owed = readOwedBalance(text);
  if (owed !== null && owed !== "balance") return owed;
  const [opens, closes] = [namesEnd(plain, "opening"), namesEnd(plain, "closing")];
  const isCarried = says(plain, "carried");
  // How the closing balance follows from the opening one labels neither; in two languages one says both.
  if (!isCarried && opens && closes && listPlaces(plain, "balance").length >= BALANCES_MIN) return null;
  if (isCarried) return /\bopening\b/.test(plain) ? "opening" : "carried";
  if (opens) return "opening";
  const [credit, debit] = [says(plain, "credits"), says(plain, "debits")];
  if (says(plain, "total", "of_all") && credit !== debit) return credit ? "credits" : "debits";
  const summed = says(plain, "total") ? readSummed(plain) : null;
  if (summed !== null) return summed;
  if (closes) return "closing";
  if (says(plain, "balance")) return "balance";
  if (credit !== debit) return credit ? "credits" : "debits";
  return readTableWords(text);
});

const LINK = /^(?:of|the|der|de|des|du|del|di|do|da|dos|das|van|av|all) /;

/** The side that is left of the name of a sum without its word for one: `Summe Einnahmen`. */
const readSummed = (plain: string): "credits" | "debits" | null => {
  const rest = withoutPhrases(plain, "total").replace(LINK, "");
  const names = (...concepts: readonly Concept[]): boolean =>
    concepts.some((concept) => isPhrase(rest, concept));
  const [credit, debit] = [names("credit", "in_heading"), names("debit", "out_heading")];
  return credit === debit ? null : credit ? "credits" : "debits";
};

/** What tables call their balances, in more languages. */
const readTableWords = (text: string): FactKind | null => {
  const found = findInformative(text);
  return found === "total" ? null : found;
};

/** Whether a label says that its amount is a sum of others. */
export const isTotal = rememberTexts((label): boolean => says(toPlainWords(label), "total", "of_all"));

/** Whether a text says how much came in or went out altogether. */
export const isSideTotal = rememberTexts((text): boolean =>
  text.split(/\d+/).some((part) => isTotal(part) && SIDES.has(readFactWords(part))),
);

const SIDES = new Set<FactKind | null>(["credits", "debits"]);

const POSSESSIVE = /^(your|ihre|vos|mes|sus|seus|uw) /;
const JOINED = / (?:and|y|et|und|e|en|och|og|i|a|si|ve|va|ja|и|і|та) /;

/** What English headings add to the word for a side: which of them, and what else stands there. */
const SECTION_PAID = overPlainWords(/^payments?( and (other )?(credits?|refunds?|returns?|adjustments?))+$/);
const SECTION_IN = overPlainWords(
  /^(electronic |other |direct |total |mobile |atm |all |daily |wire |online |miscellaneous |automatic )*(deposits?|credits?|additions|payments? and (other )?credits|payments received|payments|money in|paid in|incoming( payments| transfers)?|transfers in|received payments|income|receipts|interest (paid|earned|credited)|lodgements?)( and (other )?(credits?|additions|deposits|interest|refunds|returns|adjustments))*( (made|received|continued|cont|transactions|activity))?$/,
);
const SECTION_OUT = overPlainWords(
  /^(electronic |other |direct |total |mobile |atm |all |daily |miscellaneous |automatic |debit |card |credit |visa |wire |online |bank |service |interest |atm and |international |foreign |new |standard )*(withdrawals?|debits?|subtractions|checks?( paid| cleared| written)?( in (number|numerical|serial|check) order)?|cheques?( paid| cleared)?|purchases?|charges?|fees?|fees and interest|interest charged?|interest|cash advances?|balance transfers?|money out|paid out|outgoing( payments| transfers)?|payments out|transfers out|expenses|spending)( and (other )?(debits?|withdrawals|charges|service charges|adjustments|subtractions|fees|purchases|checks|cash advances|interest|payments|interest charged))*( (paid|charged|continued|cont|transactions|activity|withdrawals|purchases|made))?$/,
);

const readHeadingPart = (part: string): 1 | -1 | null => {
  const [inside, out] = [isPhrase(part, "in_heading"), isPhrase(part, "out_heading")];
  return inside === out ? null : inside ? 1 : -1;
};

/** The side of a heading; payments beside what came in are those that pay a debt off. */
const readHeadingSide = (heading: string): 1 | -1 | null => {
  const plain = heading.replace(POSSESSIVE, "");
  const parts = plain.split(JOINED);
  const sides = new Set(parts.map(readHeadingPart));
  const [side] = sides;
  if (sides.size === 1 && side !== undefined && side !== null) return side;
  const isPaid = parts.every((part) => readHeadingPart(part) === 1 || isPhrase(part, "payment"));
  if ((isPaid && sides.has(1)) || SECTION_PAID.test(plain) || SECTION_IN.test(plain)) return 1;
  return SECTION_OUT.test(plain) ? -1 : null;
};

/** Rows of one of several cards or holders. */
const OF_CARD = overPlainWords(
  /^(your |account |card )?transactions (for|on|by|made by|made with) (your )?(card|account|[a-z ]+ (card|account))\b/,
);

/** The name of a card or a bank over its statement may have such words too. */
const TITLE = /\b(credit card|account|card) statement\b/;

export type SectionWords = 1 | -1 | "none" | "pending" | "booked" | null;

/** What a heading over rows says: their direction, or that they are booked, announced or no movements; null for other text. */
export const readSectionWords = rememberTexts((text): SectionWords => {
  if (text.length > WORDS_LENGTH_MAX || text === "") return null;
  const plain = toPlainWords(text.replaceAll(/\([^)]*\)/g, " ").replaceAll(/[,&+/]/g, " and ")).replaceAll(
    /\band(?: and)+\b/g,
    "and",
  );
  if (OF_CARD.test(plain)) return "booked";
  if (plain === "" || /\d/.test(plain)) return null;
  if (isPhrase(plain, "booked")) return "booked";
  if (says(toPlainWords(text), "pending")) return "pending";
  if (says(plain, "no_rows") && !TITLE.test(plain)) return "none";
  return readHeadingSide(plain);
});

/** Whether a label says that the holder has or owes the balance; null where it says neither. */
export const readSide = rememberTexts((label): 1 | -1 | null => {
  if (isOwedName(label)) return -1;
  const plain = toPlainWords(label);
  const [inside, out] = [says(plain, "in_credit"), says(plain, "in_debt")];
  return inside === out ? null : inside ? 1 : -1;
});
