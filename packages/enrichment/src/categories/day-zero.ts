import type { EnrichmentRow, VendorName } from "../enrichment.ts";
import { readCountries } from "../merchants/brands/countries.ts";
import { type BrandHit, findBrand, WITHOUT_BLANKS } from "../merchants/brands/find-brand.ts";
import { findWholeBrandName } from "../merchants/brands/name-brand.ts";
import { isPlainKey } from "../merchants/brands/plain-words.ts";
import { findAlias, styleName } from "../merchants/spelling.ts";
import { foldWords } from "../text/fold.ts";
import { findOwnTransfer } from "../transfers/find-own-transfer.ts";
import { findByMerchantCode } from "./merchant-codes.ts";
import { findPhrase, indexWordLists, type PhraseHit, type PhraseText } from "./phrase-index.ts";
import { findCutBrand, findListedBrand } from "./regions.ts";
import type { StarterSubCategoryId } from "./starter.ts";
import { findSideBusiness } from "./side-business.ts";
import { findCutTradeWord, findTradeWord } from "./read-trade.ts";
import { findServiceBeforeStar } from "./services-before-star.ts";
import { STRENGTHS } from "./strengths.ts";
import { BANK_CATEGORY_WORDS } from "./words/bank-category-words.ts";
import { BANK_WORDS } from "./words/bank-words.ts";
import { BANK_WORDS_OTHER_SCRIPTS } from "./words/other-scripts.ts";

const BANK_INDEX = indexWordLists([BANK_WORDS, BANK_WORDS_OTHER_SCRIPTS]);
const BANK_CATEGORY_INDEX = indexWordLists([BANK_CATEGORY_WORDS]);

/** A row whose vendor has been read, with what tells its country. */
export type DayZeroRow = EnrichmentRow & {
  readonly vendor: VendorName;
  readonly currency?: string | null | undefined;
  readonly country?: string | null | undefined;
};

/** Why a row has its category on the first day, as data for a sentence. */
export type DayZeroWhy = { readonly sub_category: StarterSubCategoryId } & (
  | { readonly kind: "word" | "bank_category" | "transfer"; readonly word: string }
  | { readonly kind: "mcc"; readonly mcc: string }
  | {
      readonly kind: "brand";
      readonly brand: string;
      /** The kind of place on OpenStreetMap, such as "shop=supermarket"; null for a service that no map knows. */
      readonly osm: string | null;
    }
);

/** What anyone would say of a row; `strength` is the probability, fixed in advance, that the parent category is right. */
export type DayZeroSuggestion = {
  readonly sub_category: StarterSubCategoryId;
  readonly why: DayZeroWhy;
  readonly strength: number;
};

type QuestionText = {
  readonly row: DayZeroRow;
  readonly text: PhraseText;
  readonly moneyIn: boolean;
  readonly countries: readonly string[] | null;
};
/** A row's texts, and its brand, looked up once when the first source asks. */
type Question = QuestionText & { readonly getBrand: () => BrandAnswer | null };

const answer = (why: DayZeroWhy, strength: number): DayZeroSuggestion => ({
  sub_category: why.sub_category,
  why,
  strength,
});

const readFold = (text: string | null | undefined): string[] => {
  const folded = foldWords(text ?? "");
  return folded === "" ? [] : folded.split(" ");
};

const askBank = ({ text, moneyIn }: Question): DayZeroSuggestion | null => {
  const transfer = findOwnTransfer(text.words);
  if (transfer !== null)
    return answer(
      { kind: "transfer", word: transfer, sub_category: "transfers.transfers" },
      STRENGTHS.transfer,
    );
  const hit = findPhrase(BANK_INDEX, text, moneyIn);
  if (hit === null) return null;
  return answer({ kind: "word", word: hit.word, sub_category: hit.sub_category }, STRENGTHS.bank);
};

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
type BrandAnswer = DayZeroSuggestion & { readonly isDoubtful: boolean };

const answerBrand = (why: Extract<DayZeroWhy, { kind: "brand" }>, question: QuestionText): DayZeroWhy => {
  const side = findSideBusiness(why.sub_category, question.text.words);
  return side === null ? why : { ...why, sub_category: side };
};

const readParent = (id: string): string => id.split(".", 1)[0] ?? "";

const toListedWhy = ({ word, sub_category }: PhraseHit): Extract<DayZeroWhy, { kind: "brand" }> => {
  const folded = foldWords(word);
  const brand = findAlias(folded) ?? findWholeBrandName(folded) ?? styleName(word);
  return { kind: "brand", brand, osm: null, sub_category };
};

/** How many words a listed name is with which the vendor's name begins; 0 where it stands elsewhere. */
const countWordsAtStart = (vendor: readonly string[], { word }: PhraseHit): number => {
  const words = foldWords(word).split(" ");
  return words.every((part, at) => vendor[at] === part) ? words.length : 0;
};

/** What filling stations and their shops sell beside. */
const SIDE_TRADES = new Set(["groceries", "eating_out"]);

/** A brand of one word, before words of another trade ("Alpine Physical Therapy"). */
const isOfOtherTrade = (
  why: DayZeroWhy,
  count: number,
  { text, moneyIn, countries }: QuestionText,
): boolean => {
  if (count !== 1 || text.vendor.length === 1) return false;
  const rest = text.vendor.slice(1);
  const trade = findTradeWord({ words: rest, vendor: rest }, moneyIn, countries);
  if (trade === null || trade.hit.weak) return false;
  const other = readParent(trade.hit.sub_category);
  if (other === readParent(why.sub_category)) return false;
  return !(why.sub_category === "transport.fuel" && SIDE_TRADES.has(other));
};

/** A brand of the lists or of the map; of two the longer name speaks, of equals the list. */
const findAnyBrand = (question: QuestionText): BrandAnswer | null => {
  const { text, moneyIn, countries } = question;
  const listed = findListedBrand(text, moneyIn, countries);
  const mapped = findBrand(text.vendor, countries);
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

const askBrands = (question: Question): DayZeroSuggestion | null => {
  const found = question.getBrand();
  return found === null || found.isDoubtful ? null : answer(found.why, found.strength);
};

/** A doubtful brand and a word of a trade: where they disagree a sure word is the better witness ("Little Sprouts Preschool"). */
const askBrandsAndTrades = (question: Question): DayZeroSuggestion | null => {
  const brand = question.getBrand();
  const trade = askTrades(question);
  if (trade !== null && (brand === null || trade.strength >= STRENGTHS.word)) return trade;
  return brand === null ? null : answer(brand.why, brand.strength);
};

const askMerchantCode = ({ row }: Question): DayZeroSuggestion | null => {
  const sub_category = row.mcc ? findByMerchantCode(row.mcc) : null;
  if (!row.mcc || sub_category === null) return null;
  return answer({ kind: "mcc", mcc: row.mcc, sub_category }, STRENGTHS.mcc);
};

const answerWord = (hit: PhraseHit, strength: number): DayZeroSuggestion =>
  answer({ kind: "word", word: hit.word, sub_category: hit.sub_category }, strength);

const askTrades = ({ text, moneyIn, countries }: Question): DayZeroSuggestion | null => {
  const found = findTradeWord(text, moneyIn, countries);
  return found === null ? null : answerWord(found.hit, found.strength);
};

/** Names and words whose end the bank cut off. */
const askCutWords = ({ text, countries }: Question): DayZeroSuggestion | null => {
  const word = findCutTradeWord(text, countries);
  const brand = findCutBrand(text.vendor, countries);
  if (brand !== null) return answer(toListedWhy(brand), STRENGTHS.cut);
  return word === null ? null : answerWord(word, STRENGTHS.cut);
};

/** What else a kitchen sells. */
const BESIDE_MEALS = /^(?:eating_out|groceries\.(?:bakery|alcohol|fresh))/;

const isWithin = (found: DayZeroSuggestion, service: StarterSubCategoryId): boolean =>
  service.startsWith("eating_out.")
    ? BESIDE_MEALS.test(found.sub_category)
    : readParent(found.sub_category) === readParent(service);

/** A payment service that one trade uses, before names that are also other firms' ("TST* WIRED CUP"). */
const askSureServices = (question: Question): DayZeroSuggestion | null => {
  const service = findServiceBeforeStar(question.row.description);
  if (service === null || !service.surely) return null;
  const named = askBrandsAndTrades(question);
  if (named !== null && isWithin(named, service.sub_category)) return named;
  return answer({ kind: "word", word: service.word, sub_category: service.sub_category }, STRENGTHS.service);
};

const askServices = ({ row }: Question): DayZeroSuggestion | null => {
  const service = findServiceBeforeStar(row.description);
  if (service === null) return null;
  return answer({ kind: "word", word: service.word, sub_category: service.sub_category }, STRENGTHS.cut);
};

const askBankCategory = ({ row, moneyIn }: Question): DayZeroSuggestion | null => {
  const words = readFold(row.bank_category);
  const hit = findPhrase(BANK_CATEGORY_INDEX, { words, vendor: words }, moneyIn);
  if (hit === null) return null;
  return answer(
    { kind: "bank_category", word: hit.word, sub_category: hit.sub_category },
    STRENGTHS.bank_category,
  );
};

/** From the surest source to the weakest: the first that knows the row decides. */
const SOURCES = [
  askBank,
  askSureServices,
  askBrands,
  askMerchantCode,
  askBrandsAndTrades,
  askCutWords,
  askServices,
  askBankCategory,
] as const;

const NEVER_REFUNDED = ["loans.", "taxes_fees.", "housing.mortgage", "housing.rent", "family.support"];

/** True when the direction of the money fits: income comes in; the rest goes out or comes back as a refund. */
const fitsDirection = (id: StarterSubCategoryId, amount: number): boolean => {
  if (id.startsWith("income.")) return amount > 0;
  return amount <= 0 || !NEVER_REFUNDED.some((start) => id.startsWith(start));
};

const isRefund = (found: DayZeroSuggestion, moneyIn: boolean): boolean =>
  moneyIn && !found.sub_category.startsWith("income.") && found.why.kind !== "transfer";

const LONGEST_TEXT = 1000;
const LONGEST_PIECE = 8;
const LONGEST_CUT_WORD = 24;

/** A word of a script without blanks, and the shorter words that may stand in it. */
const cutToPieces = (word: string): string[] => {
  if (!WITHOUT_BLANKS.test(word)) return [word];
  const pieces = [word];
  const letters = word.slice(0, LONGEST_CUT_WORD);
  for (let at = 0; at < letters.length; at += 1) {
    const longest = Math.min(letters.length, at + LONGEST_PIECE);
    for (let end = at + 2; end <= longest; end += 1) pieces.push(letters.slice(at, end));
  }
  return pieces;
};

const BEFORE_NUMBER = /^([a-z]{3,})\d/;

/** A word run together with a number stands once more without it ("FUEL1423"). */
const partFromNumber = (word: string): string[] => {
  const part = BEFORE_NUMBER.exec(word)?.[1];
  return part === undefined ? [word] : [word, part];
};

/** The folded words of the row; the vendor's stand once more where something stood between them in print. */
const readTexts = (row: DayZeroRow): PhraseText => {
  const printed = foldWords(`${row.description} ${row.counterparty ?? ""}`.slice(0, LONGEST_TEXT));
  const vendor = foldWords(row.vendor.name);
  const all = printed.includes(vendor) ? printed : `${printed} ${vendor}`;
  const words = all.trim().split(" ").flatMap(partFromNumber);
  return { words: WITHOUT_BLANKS.test(all) ? words.flatMap(cutToPieces) : words, vendor: vendor.split(" ") };
};

/**
 * The category that a row has on the first day, before any answer: by the bank's own words, brands (our lists and the map's), the
 * merchant code, words of trades, the bank's category; null when nothing is known or the direction of the money speaks against it.
 */
export const suggestOnDayZero = (row: DayZeroRow): DayZeroSuggestion | null => {
  const text = readTexts(row);
  const countries = readCountries(row);
  const asked: QuestionText = { row, text, moneyIn: row.amount > 0, countries };
  let brand: BrandAnswer | null | undefined;
  const getBrand = (): BrandAnswer | null => (brand === undefined ? (brand = findAnyBrand(asked)) : brand);
  const question: Question = { ...asked, getBrand };
  for (const ask of SOURCES) {
    const found = ask(question);
    if (found === null) continue;
    if (!fitsDirection(found.sub_category, row.amount)) return null;
    const share = isRefund(found, question.moneyIn) ? STRENGTHS.of_refund : 1;
    return { ...found, strength: found.strength * share };
  }
  return null;
};
