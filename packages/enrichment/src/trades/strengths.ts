/**
 * How probable it is that the parent category is right, by kind of evidence. Fixed in advance from what such words mean, not fitted
 * to any household: a bank names its own fees without error, a brand has one trade but people file it differently, a single word
 * of a trade also stands in other names.
 */
export const STRENGTHS = {
  transfer: 0.95,
  bank: 0.95,
  /** A name in our lists for the row's own part of the world; elsewhere it may be a namesake. */
  listed: 0.93,
  listed_abroad: 0.85,
  /** A brand of the map with which the vendor's name begins; behind other words; an everyday word; of another country. */
  brand: 0.92,
  brand_inside: 0.8,
  brand_plain: 0.85,
  brand_abroad: 0.75,
  /** A payment service that one trade uses. */
  service: 0.9,
  mcc: 0.9,
  word: 0.85,
  weak_word: 0.6,
  /** A name or word that the bank cut off. */
  cut: 0.75,
  bank_category: 0.75,
  /** Money back from a place of spending is mostly filed where it was spent, else as income. */
  of_refund: 0.9,
} as const;
