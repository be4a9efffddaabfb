import type { EnrichmentRow, VendorName, Why } from "../enrichment.ts";
import { foldWords } from "../text/fold.ts";
import { findOwnTransfer } from "../transfers/find-own-transfer.ts";
import { findByMerchantCode } from "./merchant-codes.ts";
import { findPhrase, indexWordLists } from "./phrase-index.ts";
import type { StarterSubCategoryId } from "./starter.ts";
import { BANK_CATEGORY_WORDS } from "./words/bank-category-words.ts";
import { BANK_WORDS } from "./words/bank-words.ts";
import { BRANDS_AMERICAS } from "./words/brands-americas.ts";
import { BRANDS_ASIA_AFRICA_OCEANIA } from "./words/brands-asia-africa-oceania.ts";
import { BRANDS_EUROPE_EAST } from "./words/brands-europe-east.ts";
import { BRANDS_EUROPE_WEST } from "./words/brands-europe-west.ts";
import { KEYWORDS } from "./words/keywords.ts";

const BANK_INDEX = indexWordLists([BANK_WORDS]);
const BRAND_INDEX = indexWordLists([
  BRANDS_EUROPE_WEST,
  BRANDS_AMERICAS,
  BRANDS_EUROPE_EAST,
  BRANDS_ASIA_AFRICA_OCEANIA,
]);
const KEYWORD_INDEX = indexWordLists([KEYWORDS]);
const BANK_CATEGORY_INDEX = indexWordLists([BANK_CATEGORY_WORDS]);

/** A row whose vendor has been read; `country` is ISO 3166 where it is known. */
export type DayZeroRow = EnrichmentRow & {
  readonly vendor: VendorName;
  readonly currency?: string | null;
  readonly country?: string | null;
};

/** A reason that needs no answer of the person. */
export type DayZeroWhy = Extract<
  Why,
  { sub_category: StarterSubCategoryId; kind: "word" | "mcc" | "bank_category" | "transfer" }
>;

/** What anyone would say; `strength` is the probability, fixed in advance by kind of evidence, that its parent category is right. */
export type DayZeroSuggestion = {
  readonly sub_category: StarterSubCategoryId;
  readonly why: DayZeroWhy;
  readonly strength: number;
};

const STRENGTH: { readonly [Kind in DayZeroWhy["kind"]]: number } = {
  transfer: 0.9,
  word: 0.85,
  mcc: 0.85,
  bank_category: 0.8,
};

const NEVER_REFUNDED = ["loans.", "taxes_fees.", "housing.mortgage", "housing.rent", "family.support"];

/** True when the direction of the money fits: income comes in; the rest goes out or comes back as a refund. */
const fitsDirection = (id: StarterSubCategoryId, amount: number): boolean => {
  if (id.startsWith("income.")) return amount > 0;
  return amount <= 0 || !NEVER_REFUNDED.some((start) => id.startsWith(start));
};

const readFold = (text: string | null | undefined): string[] => {
  const folded = foldWords(text ?? "");
  return folded === "" ? [] : folded.split(" ");
};

/** What anyone would say on the first day: the bank's own words, then brands, the merchant code, trades, the bank's category. */
const adviseFromWords = (row: DayZeroRow): DayZeroWhy | null => {
  const words = [...readFold(row.description), ...readFold(row.counterparty)];
  const text = { words, vendor: readFold(row.vendor.name) };
  const moneyIn = row.amount > 0;
  const transfer = findOwnTransfer(words);
  if (transfer !== null) return { kind: "transfer", word: transfer, sub_category: "transfers.transfers" };
  const hit = findPhrase(BANK_INDEX, text, moneyIn) ?? findPhrase(BRAND_INDEX, text, moneyIn);
  if (hit !== null) return { kind: "word", word: hit.word, sub_category: hit.sub_category };
  const coded = row.mcc ? findByMerchantCode(row.mcc) : null;
  if (row.mcc && coded !== null) return { kind: "mcc", mcc: row.mcc, sub_category: coded };
  const trade = findPhrase(KEYWORD_INDEX, text, moneyIn);
  if (trade !== null) return { kind: "word", word: trade.word, sub_category: trade.sub_category };
  const category = readFold(row.bank_category);
  const named = findPhrase(BANK_CATEGORY_INDEX, { words: category, vendor: category }, moneyIn);
  return named === null
    ? null
    : { kind: "bank_category", word: named.word, sub_category: named.sub_category };
};

/** The category that needs no answers, or null when nothing is known; it keeps to the direction of the money. */
export const suggestOnDayZero = (row: DayZeroRow): DayZeroSuggestion | null => {
  const why = adviseFromWords(row);
  if (why === null || !fitsDirection(why.sub_category, row.amount)) return null;
  return { sub_category: why.sub_category, why, strength: STRENGTH[why.kind] };
};
