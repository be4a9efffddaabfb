/**
 * Fixed in advance. Rows are filed silently from here on: nearly all of them are far above it, so that of all filed rows at
 * least 98 of 100 should be right while the least sure of them still are nine times of ten.
 */
export const APPLY_FROM = 0.9;

/** From here on figures count a label that waits for a word as if it were filed: it is right at least three times of five. What is counted is kept (sums). */
export const LIKELY_FROM = 0.6;

/** From here on a label is worth a look in the review queue: more often right than any other, below it reading costs more than choosing. */
export const SUGGEST_FROM = 0.35;
