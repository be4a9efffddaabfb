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
  /** How often an answer differed from those before it that agreed, and how many there were of such answers, each counted by {@link decline}. */
  readonly vendors: { differed: number; looked: number };
  /** What was claimed of new vendors by likeness to others, and how many of these were right: vendors answered first are the largest, and unlike one another. */
  readonly guesses: { claimed: number; right: number };
};

const KINDS = ["one", "few", "many", "mixed"] as const;
type PastKind = (typeof KINDS)[number];

/**
 * After n answers that agree the next one differs so often, times the share in which answers differ with this person: most vendors have one label for
 * good, and each answer that agrees makes it likelier that this is one of them.
 */
const decline = (answers: number): number => 2 / ((answers + 1) * (answers + 2));

/** Until some answers have shown it, as if after eight first answers: the next differs once in forty. */
const PRIOR = { differed: 0.2, looked: 8 * decline(1) };

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
  const differs = (vendors.differed / vendors.looked) * decline(cell.answers);
  return Math.max(0, 1 - others / (cell.answers + 1) - differs);
};

/** What is claimed of a row, and what is thought of it where it would be filed without a word: no more than that. */
export type Weight = { readonly claimed: number; readonly to_file: number };

/**
 * What several answers about a vendor must make sure before its others follow them unseen. What only just is claimed at 0.9 was right 84 times of a
 * hundred where two answers agreed.
 */
const SETTLED = 0.94;

const weighAgreed = (again: number, { vendor, shifted }: { vendor: Cell; shifted: number }): Weight => {
  const to_file = Math.min(shifted, again);
  if (vendor.answers === 1) return { claimed: to_file, to_file };
  return { claimed: again, to_file: again < SETTLED ? 0 : to_file };
};

/** How sure one may be of a row of the past whose vendor was answered. One about which answers differ is asked, however sure its rows are. */
export const weighPast = (record: PastRecord, judged: Judged, confidence: number): Weight => {
  const { vendor, of_amount, label, known } = judged;
  const found = findShift(record, judged);
  const shifted = found === null ? confidence : shiftChance(confidence, found);
  if (vendor === undefined) return { claimed: shifted, to_file: shifted };
  const limit = known === SELLS_ALL ? countAnswers(vendor, label) / (vendor.answers + SELLS_OTHERS) : 1;
  const again = Math.min(limit, repeat(record, vendor, label));
  if (isAgreed(vendor) && vendor.labels[0] === label) return weighAgreed(again, { vendor, shifted });
  const alike = of_amount === undefined ? 0 : repeat(record, of_amount, label);
  return { claimed: Math.min(shifted, Math.max(again, alike), limit), to_file: 0 };
};

/** Takes down whether an answer about a vendor differs from those before it. */
export const learnVendor = ({ vendors }: PastRecord, vendor: Cell | undefined, label: number): void => {
  if (!isAgreed(vendor)) return;
  vendors.looked += decline(vendor.answers);
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
