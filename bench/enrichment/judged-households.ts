import { findParentUs } from "./labels-household-us.ts";
import { LABELS_HOUSEHOLD_ZA } from "./labels-household-za.ts";
import { LABELS_PURCHASE_CARDS_UK } from "./labels-purchase-cards-uk.ts";

/** A labelled file of the folder, or an invented household by its seed, with the starter parents of its labels. */
type Household = {
  readonly name: string;
  readonly seed?: number;
  readonly parentOf: (label: string) => string | null;
};

export const HOUSEHOLDS: readonly Household[] = [
  { name: "household_za.tsv", parentOf: (label) => LABELS_HOUSEHOLD_ZA[label] ?? null },
  { name: "purchase_cards_uk.tsv", parentOf: (label) => LABELS_PURCHASE_CARDS_UK[label] ?? null },
  ...[1, 2, 3].map((seed) => ({ name: `invented, US, ${String(seed)}`, seed, parentOf: findParentUs })),
];
