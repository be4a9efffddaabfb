import type { StarterSubCategoryId } from "../../starter.ts";
import { countAnswers, shadeOf, type Cell } from "./answer-memory.ts";
import type { Signs } from "./confidence.ts";
import { createShift, learnShift, type Shift, shiftChance } from "./shift.ts";

/**
 * How answers about vendors held for other rows of theirs. It is kept beside the confidence, which is learned slowly and row by row, and asked
 * only of a past that is answered at once: there one answer decides over hundreds of rows.
 */
export type PastRecord = {
  /** By how many answers there were about the vendor. */
  readonly shifts: ReadonlyMap<PastKind, Shift>;
  /**
   * How often an answer differed from those before it that agreed, and how many there were of such answers, each counted the less the more had
   * agreed: after n of them the next one differs about once in n + 1, times the share of these two.
   */
  readonly vendors: { differed: number; looked: number };
  /** What was claimed of new vendors by likeness to others, and how many of these were right: vendors answered first are the largest, and unlike one another. */
  readonly guesses: { claimed: number; right: number };
};

const KINDS = ["one", "few", "many", "mixed"] as const;
type PastKind = (typeof KINDS)[number];

/** Until some answers have shown it: after one answer the next differs once in forty. */
const PRIOR = { differed: 0.2, looked: 4 };

const FEW = 2;

/** Vendors with several labels were right for 55 of 100 rows where 70 were claimed, in every set that was looked at (097). */
const MIXED = { shift: -0.4, known: 10 };

/** As if so many new vendors had been guessed right of as many that were claimed. */
const GUESSED = 1;

/** Who sells whatever there is: what was bought there says little of what is bought next, as if so many answers had been others. */
const SELLS_ALL: StarterSubCategoryId = "shopping.marketplaces";
const SELLS_OTHERS = 3;

export const createPastRecord = (): PastRecord => ({
  shifts: new Map(
    KINDS.map((kind) => [kind, kind === "mixed" ? createShift(MIXED.shift, MIXED.known) : createShift()]),
  ),
  vendors: { ...PRIOR },
  guesses: { claimed: GUESSED, right: GUESSED },
});

/** What is thought of a row, what was answered of its vendor, and of its vendor and amount, and what is known of it on the first day. */
type Judged = {
  readonly signs: Signs;
  readonly vendor: Cell | undefined;
  readonly of_amount: Cell | undefined;
  readonly label: number;
  readonly known: StarterSubCategoryId | null;
};

const findShift = ({ shifts }: PastRecord, { signs, vendor }: Judged): Shift | null => {
  if (vendor === undefined) return null;
  const { answers, standing } = vendor;
  if (shadeOf(standing) > 0 || !signs.remembered) return shifts.get("mixed") ?? null;
  return shifts.get(answers === 1 ? "one" : answers === FEW ? "few" : "many") ?? null;
};

const isAgreed = (vendor: Cell | undefined): vendor is Cell => vendor?.labels.length === 1;

/** As often as one more answer has a label: less often by those that were others, and by the share in which answers differ with this person. */
const repeat = ({ vendors }: PastRecord, cell: Cell, label: number): number => {
  const others = cell.answers - countAnswers(cell, label);
  return Math.max(0, 1 - (others + vendors.differed / vendors.looked) / (cell.answers + 1));
};

/** How sure one may be of a row of the past whose vendor was answered. */
export const weighPast = (record: PastRecord, judged: Judged, confidence: number): number => {
  const { vendor, of_amount, label, known } = judged;
  const found = findShift(record, judged);
  const shifted = found === null ? confidence : shiftChance(confidence, found);
  if (vendor === undefined) return shifted;
  const again = repeat(record, vendor, label);
  const alike = of_amount === undefined ? 0 : repeat(record, of_amount, label);
  const limit = known === SELLS_ALL ? countAnswers(vendor, label) / (vendor.answers + SELLS_OTHERS) : 1;
  return Math.min(shifted, Math.max(again, alike), limit);
};

/** Takes down whether an answer about a vendor differs from those before it. */
export const learnVendor = ({ vendors }: PastRecord, vendor: Cell | undefined, label: number): void => {
  if (!isAgreed(vendor)) return;
  vendors.looked += 1 / (vendor.answers + 1);
  if (vendor.labels[0] !== label) vendors.differed += 1;
};

/** Takes down whether what was said of a row of the past was right. */
export const learnPast = (
  record: PastRecord,
  judged: Judged,
  told: { readonly confidence: number; readonly right: boolean },
): void => {
  const found = findShift(record, judged);
  if (found !== null) learnShift(found, told);
};

/** How sure one may be of a guess about a new vendor of the past. */
export const weighPastGuess = ({ guesses }: PastRecord, confidence: number): number =>
  confidence * Math.min(1, guesses.right / guesses.claimed);

/** Takes down whether a guess about a new vendor was right. */
export const learnPastGuess = (
  { guesses }: PastRecord,
  { confidence, right }: { readonly confidence: number; readonly right: boolean },
): void => {
  guesses.claimed += confidence;
  if (right) guesses.right += 1;
};
