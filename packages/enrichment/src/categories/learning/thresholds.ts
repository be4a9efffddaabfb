/**
 * Fixed in advance. Rows are filed silently from here on: nearly all of them are far above it, so that of all filed rows at
 * least 98 of 100 should be right while the least sure of them still are nine times of ten.
 */
export const APPLY_FROM = 0.9;

/** From here on a label is worth a look in the review queue: more often right than any other, below it reading costs more than choosing. */
export const SUGGEST_FROM = 0.35;
