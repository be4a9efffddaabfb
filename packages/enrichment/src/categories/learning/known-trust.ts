import type { StarterSubCategoryId } from "../../starter.ts";
import { toOdds } from "./confidence.ts";

/** By how much answers turned out better (or worse) than foretold, summed up. */
type Balance = { surplus: number; answers: number };

/** How day-zero knowledge did where nothing was known of a vendor but that: on the whole, and by what it said. */
export type KnownTrust = { readonly whole: Balance; readonly bySaid: Map<StarterSubCategoryId, Balance> };

/** What is known of a new vendor on the first day, and how strongly. */
export type KnownAlone = { readonly said: StarterSubCategoryId; readonly strength: number };

/**
 * The strengths were measured on thousands of rows, so one answer moves the whole little; but which sub-category of a person is meant
 * by what is said is soon learned.
 */
const WHOLE_PRIOR = 300;
const SAID_PRIOR = 20;
/** One answer is no pattern: it teaches its vendor, not all that is of its kind. */
const PATTERN = 2;
/** After so many answers the learned confidence speaks as loudly as this record. */
const HALF_FADED = 30;

export const createKnownTrust = (): KnownTrust => ({ whole: { surplus: 0, answers: 0 }, bySaid: new Map() });

const judgeAlone = ({ whole, bySaid }: KnownTrust, { said, strength }: KnownAlone): number => {
  const general = whole.surplus / (WHOLE_PRIOR + whole.answers);
  const own = bySaid.get(said);
  if (own === undefined || own.answers < PATTERN) return strength + general;
  return strength + general + (own.surplus - own.answers * general) / (SAID_PRIOR + own.answers);
};

/**
 * The probability that day-zero knowledge is right of a vendor that was never answered. What is learned from a few answers swings: one
 * correction of a taxi must not make every supermarket doubtful, so the record of such cases speaks first and fades as answers grow.
 */
export const fadeKnown = (trust: KnownTrust, known: KnownAlone, learned: number): number => {
  const weight = HALF_FADED / (HALF_FADED + trust.whole.answers);
  const odds = weight * toOdds(judgeAlone(trust, known)) + (1 - weight) * toOdds(learned);
  return 1 / (1 + Math.exp(-odds));
};

/** Takes down whether it was right. */
export const learnKnown = ({ whole, bySaid }: KnownTrust, known: KnownAlone, right: boolean): void => {
  const own = bySaid.get(known.said) ?? { surplus: 0, answers: 0 };
  bySaid.set(known.said, own);
  for (const balance of [whole, own]) {
    balance.surplus += (right ? 1 : 0) - known.strength;
    balance.answers += 1;
  }
};
