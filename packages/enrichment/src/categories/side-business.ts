import { foldWords } from "../text/fold.ts";
import type { StarterSubCategoryId } from "../starter.ts";

const FUEL =
  "petro petr fuel fuels fue gas gasoline petrol pfs diesel kraftstoff tankstelle carburant essence gasolinera";
const PHARMACY = "pharmacy rx";
const OPTICAL = "optical optician opticians optic";
const TRAVEL = "travel";
const TIRES = "tire tires tyre tyres";

const WORDS: readonly (readonly [string, StarterSubCategoryId])[] = [
  [FUEL, "transport.fuel"],
  [PHARMACY, "health.pharmacy"],
  [OPTICAL, "health.dental_optical"],
  [TRAVEL, "travel.tours"],
  [TIRES, "transport.vehicle_service"],
];

const BY_WORD = new Map(
  WORDS.flatMap(([words, id]) => words.split(" ").map((word) => [foldWords(word), id] as const)),
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
