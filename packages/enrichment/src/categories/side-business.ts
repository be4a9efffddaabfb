import { foldWords, readPhrases } from "../text/fold.ts";
import { SIDE_BUSINESS } from "../words/by-category.ts";
import type { StarterSubCategoryId } from "../starter.ts";

const BY_WORD = new Map(
  // The keys of a word list are starter ids by its type.
  (Object.entries(SIDE_BUSINESS) as [StarterSubCategoryId, readonly string[]][]).flatMap(([id, lines]) =>
    readPhrases(lines).map((word) => [foldWords(word), id] as const),
  ),
);

const SELLS_ALL = new Set<StarterSubCategoryId>([
  "groceries.supermarket",
  "shopping.marketplaces",
  "shopping.household",
]);

/** What a supermarket or department store sells apart from its shelves, when the words name it ("KROGER FUEL CTR"); else null. */
export const findSideBusiness = (
  sub_category: StarterSubCategoryId,
  words: readonly string[],
): StarterSubCategoryId | null => {
  if (!SELLS_ALL.has(sub_category)) return null;
  for (const word of words) {
    const side = BY_WORD.get(word);
    if (side !== undefined) return side;
  }
  return null;
};
