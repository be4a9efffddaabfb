import type { EnrichmentRow, VendorName, Why } from "../enrichment.ts";
import { readCountries } from "../merchants/brands/countries.ts";
import { type BrandHit, findBrand } from "../merchants/brands/find-brand.ts";
import { foldWords } from "../text/fold.ts";
import { findOwnTransfer } from "../transfers/find-own-transfer.ts";
import { findByMerchantCode } from "./merchant-codes.ts";
import { findPhrase, indexWordLists, type PhraseText } from "./phrase-index.ts";
import { findListedBrand } from "./regions.ts";
import type { StarterSubCategoryId } from "./starter.ts";
import { findSideBusiness } from "./side-business.ts";
import { STRENGTHS } from "./strengths.ts";
import { BANK_CATEGORY_WORDS } from "./words/bank-category-words.ts";
import { BANK_WORDS } from "./words/bank-words.ts";
import { KEYWORDS } from "./words/keywords.ts";
import { KEYWORDS_AMERICAN } from "./words/keywords-american.ts";
import { WEAK_KEYWORDS } from "./words/weak-keywords.ts";

const BANK_INDEX = indexWordLists([BANK_WORDS]);
const KEYWORD_INDEX = indexWordLists([KEYWORDS]);
const AMERICAN_INDEX = indexWordLists([KEYWORDS_AMERICAN, KEYWORDS]);
const BANK_CATEGORY_INDEX = indexWordLists([BANK_CATEGORY_WORDS]);

/** A row whose vendor has been read, with what tells its country. */
export type NamedRow = EnrichmentRow & {
  readonly vendor: VendorName;
  readonly currency?: string | undefined;
  readonly country?: string | null | undefined;
};

type DayZeroWhy = Extract<Why, { kind: "word" | "mcc" | "bank_category" | "transfer" | "brand" }>;

/** What anyone would say of a row; `strength` is the probability, fixed in advance, that the parent category is right. */
export type DayZeroSuggestion = {
  readonly sub_category: StarterSubCategoryId;
  readonly why: DayZeroWhy;
  readonly strength: number;
};

type Question = {
  readonly row: NamedRow;
  readonly text: PhraseText;
  readonly moneyIn: boolean;
  readonly countries: readonly string[] | null;
};

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
  words.slice(at, at + count).join(" ").length;

/** A brand of the lists or of the map; of two the longer name speaks, of equals the list. */
const askBrands = ({ text, moneyIn, countries }: Question): DayZeroSuggestion | null => {
  const listed = findListedBrand(text, moneyIn, countries);
  const mapped = findBrand(text.vendor, countries);
  const isMapped =
    mapped !== null &&
    (listed === null || (mapped.at === 0 && countLetters(text.vendor, mapped) > listed.length));
  if (isMapped) {
    const { name, osm, sub_category } = mapped.brand;
    const side = findSideBusiness(sub_category, text.words);
    return answer(
      { kind: "brand", brand: name, osm, sub_category: side ?? sub_category },
      weighMapBrand(mapped),
    );
  }
  if (listed === null) return null;
  const side = findSideBusiness(listed.sub_category, text.words);
  return answer(
    { kind: "brand", brand: listed.word, osm: null, sub_category: side ?? listed.sub_category },
    listed.isNear ? STRENGTHS.listed : STRENGTHS.listed_abroad,
  );
};

const askMerchantCode = ({ row }: Question): DayZeroSuggestion | null => {
  const sub_category = row.mcc ? findByMerchantCode(row.mcc) : null;
  if (!row.mcc || sub_category === null) return null;
  return answer({ kind: "mcc", mcc: row.mcc, sub_category }, STRENGTHS.mcc);
};

const AMERICAN = new Set(["us", "ca"]);

const askTrades = ({ text, moneyIn, countries }: Question): DayZeroSuggestion | null => {
  const isAmerican = countries?.some((country) => AMERICAN.has(country)) ?? false;
  const hit = findPhrase(isAmerican ? AMERICAN_INDEX : KEYWORD_INDEX, text, moneyIn);
  if (hit === null) return null;
  const strength = WEAK_KEYWORDS.has(hit.word) ? STRENGTHS.weak_word : STRENGTHS.word;
  return answer({ kind: "word", word: hit.word, sub_category: hit.sub_category }, strength);
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
const SOURCES = [askBank, askBrands, askMerchantCode, askTrades, askBankCategory] as const;

const NEVER_REFUNDED = ["loans.", "taxes_fees.", "housing.mortgage", "housing.rent", "family.support"];

/** True when the direction of the money fits: income comes in; the rest goes out or comes back as a refund. */
const fitsDirection = (id: StarterSubCategoryId, amount: number): boolean => {
  if (id.startsWith("income.")) return amount > 0;
  return amount <= 0 || !NEVER_REFUNDED.some((start) => id.startsWith(start));
};

const isRefund = (found: DayZeroSuggestion, moneyIn: boolean): boolean =>
  moneyIn && !found.sub_category.startsWith("income.") && found.why.kind !== "transfer";

/**
 * The category that a row has on the first day, before any answer: by the bank's own words, brands (our lists and the map's), the
 * merchant code, words of trades, the bank's category; null when nothing is known or the direction of the money speaks against it.
 */
export const suggestOnDayZero = (row: NamedRow): DayZeroSuggestion | null => {
  const words = [...readFold(row.description), ...readFold(row.counterparty)];
  const question: Question = {
    row,
    text: { words, vendor: readFold(row.vendor.name) },
    moneyIn: row.amount > 0,
    countries: readCountries(row),
  };
  for (const ask of SOURCES) {
    const found = ask(question);
    if (found === null) continue;
    if (!fitsDirection(found.sub_category, row.amount)) return null;
    const share = isRefund(found, question.moneyIn) ? STRENGTHS.of_refund : 1;
    return { ...found, strength: found.strength * share };
  }
  return null;
};
