import { findPhraseOf, makePhraseSet } from "../text/phrase-set.ts";
import behindBrands from "../words/lists/behind-brands.json" with { type: "json" };
import { readParent } from "./answer-brand.ts";
import type { StarterSubCategoryId } from "../starter.ts";

/** Words by which a bank's row says that the bill of a store's card is paid ("SHELL E-PAY", "LOWES SYF PAYMNT"). */
const CARD_BILLS = makePhraseSet(behindBrands.card_bill);

const STORES = new Set(["groceries", "eating_out", "shopping", "personal_care"]);
const MORE_STORES = new Set<StarterSubCategoryId>([
  "transport.fuel",
  "housing.repairs",
  "housing.furnishing",
  "housing.garden",
]);

/** The words behind a store's name that say that its card is paid, and nothing bought; or null. Others than stores take payments for bills so. */
export const findCardBill = (
  words: readonly string[],
  countries: readonly string[] | null,
): string | null => {
  if (countries?.includes("us") === false) return null;
  const found = findPhraseOf(CARD_BILLS, words);
  return found === null || found.at === 0 ? null : found.word;
};

export const isStore = (sub_category: StarterSubCategoryId): boolean =>
  STORES.has(readParent(sub_category)) || MORE_STORES.has(sub_category);
