import { type BrandHit, findBrand } from "../merchants/brands/find-brand.ts";
import { showListedName } from "../merchants/brands/listed-names.ts";
import { findWholeBrandName } from "../merchants/brands/name-brand.ts";
import { isPlainKey } from "../trades/plain-words.ts";
import { findAlias } from "../merchants/spelling.ts";
import { foldWords } from "../text/fold.ts";
import { answer, type DayZeroSuggestion, type DayZeroWhy, type QuestionText } from "./day-zero-answer.ts";
import { type PhraseHit, toPhraseText } from "../trades/phrase-index.ts";
import { findTradeWord, isBetweenPeople } from "../trades/read-trade.ts";
import { findListedBrand } from "../trades/regions.ts";
import { findSideBusiness } from "./side-business.ts";
import { STRENGTHS } from "../trades/strengths.ts";
import behindBrands from "../words/lists/behind-brands.json" with { type: "json" };
import { readFoldedSet } from "../words/read-words.ts";

const weighMapBrand = (hit: BrandHit): number => {
  if (!hit.isLocal) return STRENGTHS.brand_abroad;
  if (hit.isPlain) return STRENGTHS.brand_plain;
  return hit.at === 0 ? STRENGTHS.brand : STRENGTHS.brand_inside;
};

const countLetters = (words: readonly string[], { at, count }: BrandHit): number =>
  words
    .slice(at, at + count)
    .join(" ")
    .replace(/^the /, "").length;

/** A longer name says more; of equal ones the list decides, which was made for statements, and the map adds what it is. */
const isAsGood = (mapped: BrandHit, letters: number, listed: PhraseHit): boolean =>
  letters > listed.length || (letters === listed.length && mapped.brand.sub_category === listed.sub_category);

/** A brand's answer; `isDoubtful` where the name is also an everyday word with others beside it, or belongs elsewhere. */
export type BrandAnswer = DayZeroSuggestion & { readonly isDoubtful: boolean };

const answerBrand = (why: Extract<DayZeroWhy, { kind: "brand" }>, question: QuestionText): DayZeroWhy => {
  const side = findSideBusiness(why.sub_category, question.text.words);
  return side === null ? why : { ...why, sub_category: side };
};

/** The parent category of a starter sub-category. */
export const readParent = (id: string): string => id.split(".", 1)[0] ?? "";

/** The reason for a listed name: the brand as people call it, not the spelling by which it was found. */
export const toListedWhy = ({
  word,
  sub_category,
}: Pick<PhraseHit, "word" | "sub_category">): Extract<DayZeroWhy, { kind: "brand" }> => {
  const folded = foldWords(word);
  const brand =
    findAlias(folded) ?? findWholeBrandName(folded) ?? showListedName({ word, folded, sub_category });
  return { kind: "brand", brand, osm: null, sub_category };
};

/** How many words a listed name is with which the vendor's name begins; 0 where it stands elsewhere. */
const countWordsAtStart = (vendor: readonly string[], { word }: PhraseHit): number => {
  const words = foldWords(word).split(" ");
  return words.every((part, at) => vendor[at] === part) ? words.length : 0;
};

/** What filling stations and their shops sell beside. */
const SIDE_TRADES = new Set(["groceries", "eating_out"]);

/** Words that any seller may print behind its name ("Blinkit Marketplace"). */
const ANY_SELLER = readFoldedSet(behindBrands.any_seller);

/** A brand of one word, before words of another trade ("Alpine Physical Therapy"). */
const isOfOtherTrade = (
  why: DayZeroWhy,
  count: number,
  { text, moneyIn, countries }: QuestionText,
): boolean => {
  if (count !== 1 || text.vendor.length === 1) return false;
  const rest = text.vendor.slice(1).filter((word) => !ANY_SELLER.has(word));
  const trade = findTradeWord(toPhraseText(rest, rest), moneyIn, countries);
  if (trade === null || trade.hit.weak) return false;
  const other = readParent(trade.hit.sub_category);
  if (other === readParent(why.sub_category)) return false;
  return !(why.sub_category === "transport.fuel" && SIDE_TRADES.has(other));
};

/** Words that firms of any trade bear behind a name that a shop may have too ("Northgate Systems"). */
const FIRM_WORDS = readFoldedSet(behindBrands.firm_words);

/** A clearing entry bears the whole name of a firm. */
const CLEARING_ENTRY = / (?:DES:|(?:PPD|CCD|WEB|TEL|CTX) ID:)/;
const FIRM_FORMS = readFoldedSet(behindBrands.firm_forms);

/** True where a shop's name is but a part of what is printed, and the rest tells a person or another firm. */
const isPartOfName = (mapped: BrandHit, { row, text }: QuestionText): boolean => {
  if (mapped.isWhole) return false;
  if (isBetweenPeople(text)) return true;
  const rest = text.vendor.toSpliced(mapped.at, mapped.count);
  if (rest.some((word) => FIRM_WORDS.has(word))) return true;
  return CLEARING_ENTRY.test(row.description) && rest.some((word) => !FIRM_FORMS.has(word));
};

/** The shop of the map whose name a vendor bears. */
const findMappedBrand = (question: QuestionText): BrandHit | null => {
  const mapped = findBrand(question.text.vendor, question.countries);
  return mapped === null || isPartOfName(mapped, question) ? null : mapped;
};

/** The name of the lists that stands in a row, unless it is a person's or another firm's. */
const findListedName = ({ text, moneyIn, countries }: QuestionText): ReturnType<typeof findListedBrand> => {
  const listed = findListedBrand(text, moneyIn, countries);
  if (listed === null) return null;
  const atStart = countWordsAtStart(text.vendor, listed);
  if (isBetweenPeople(text) && atStart === 0) return null;
  return atStart > 0 && text.vendor.slice(atStart).some((word) => FIRM_WORDS.has(word)) ? null : listed;
};

const NO_INSURER = readFoldedSet(behindBrands.no_insurer);
const INSURER = readFoldedSet(behindBrands.insurer);

/**
 * An insurer's name beside a word for what no insurer is ("Farmers Market", "MetLife Stadium"): only one for insurance would be the second
 * witness that it is the insurer.
 */
const isNoInsurer = ({ sub_category }: DayZeroSuggestion, { text }: QuestionText): boolean =>
  readParent(sub_category) === "insurance" &&
  text.words.some((word) => NO_INSURER.has(word)) &&
  !text.words.some((word) => INSURER.has(word));

/** A brand of the lists or of the map, unless what stands beside it tells that it is none. */
export const findAnyBrand = (question: QuestionText): BrandAnswer | null => {
  const found = findBrandOf(question);
  return found === null || isNoInsurer(found, question) ? null : found;
};

/** Of two the longer name speaks, of equals the list. */
const findBrandOf = (question: QuestionText): BrandAnswer | null => {
  const { text } = question;
  const listed = findListedName(question);
  const mapped = findMappedBrand(question);
  const isMapped =
    mapped !== null &&
    (listed === null || (mapped.at === 0 && isAsGood(mapped, countLetters(text.vendor, mapped), listed)));
  if (isMapped) {
    const { name, osm, sub_category } = mapped.brand;
    const why = answerBrand({ kind: "brand", brand: name, osm, sub_category }, question);
    const isDoubtful = !mapped.isLocal || mapped.at > 0 || isOfOtherTrade(why, mapped.count, question);
    return { ...answer(why, weighMapBrand(mapped)), isDoubtful };
  }
  if (listed === null) return null;
  const why = answerBrand(toListedWhy(listed), question);
  const isDoubtful =
    (!listed.isNear && !listed.word.includes(" ")) ||
    (isPlainKey(listed.word) && text.vendor.length > 1) ||
    isOfOtherTrade(why, countWordsAtStart(text.vendor, listed), question);
  return { ...answer(why, listed.isNear ? STRENGTHS.listed : STRENGTHS.listed_abroad), isDoubtful };
};
