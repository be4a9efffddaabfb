import type { EnrichmentRow, Knowledge, Suggestion, VendorName, Why } from "../enrichment.ts";
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

/** A row whose vendor has been read. */
export type NamedRow = EnrichmentRow & { readonly vendor: VendorName };

const NO_ANSWER: Why = { kind: "none" };
const NEVER_REFUNDED = ["loans.", "taxes_fees.", "housing.mortgage", "housing.rent", "family.support"];

/** True when the direction of the money fits: income comes in; the rest goes out or comes back as a refund. */
const fitsDirection = (id: StarterSubCategoryId, amount: number): boolean => {
  if (id.startsWith("income.")) return amount > 0;
  return amount <= 0 || !NEVER_REFUNDED.some((start) => id.startsWith(start));
};

const rememberVendor = (vendor: VendorName, knowledge: Knowledge): Suggestion | null => {
  const answers = [...(knowledge.answers.get(vendor.key) ?? [])];
  const of = answers.reduce((sum, [, count]) => sum + count, 0);
  const best = answers.reduce<readonly [string, number] | null>(
    (top, answer) => (top === null || answer[1] > top[1] ? answer : top),
    null,
  );
  if (best !== null && best[1] * 2 > of) {
    const [sub_category, count] = best;
    return {
      from: "user",
      sub_category,
      why: { kind: "remembered", vendor: vendor.name, sub_category, count, of },
    };
  }
  const fallback = knowledge.merchant_defaults.get(vendor.key);
  if (fallback === undefined) return null;
  return {
    from: "user",
    sub_category: fallback,
    why: { kind: "merchant", vendor: vendor.name, sub_category: fallback },
  };
};

type StarterWhy = Extract<
  Why,
  { sub_category: StarterSubCategoryId; kind: "word" | "mcc" | "bank_category" | "transfer" }
>;

const readFold = (text: string | null | undefined): string[] => {
  const folded = foldWords(text ?? "");
  return folded === "" ? [] : folded.split(" ");
};

/** What anyone would say on the first day: the bank's own words, then brands, the merchant code, trades, the bank's category. */
const adviseFromWords = (row: NamedRow): StarterWhy | null => {
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

/**
 * The category of a row and why, or null when nothing is known: first what the user answered for this vendor (more than half of the
 * answers agree), then the default of its merchant, then day-zero knowledge, which keeps to the direction of the money.
 */
export const suggestCategory = (row: NamedRow, knowledge: Knowledge): Suggestion | null => {
  const remembered = rememberVendor(row.vendor, knowledge);
  if (remembered !== null) return remembered;
  const why = adviseFromWords(row);
  if (why === null || !fitsDirection(why.sub_category, row.amount)) return null;
  return { from: "starter", sub_category: why.sub_category, why };
};

/** The reason of a suggestion, also of none. */
export const readWhy = (suggestion: Suggestion | null): Why => suggestion?.why ?? NO_ANSWER;
