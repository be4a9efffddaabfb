import { KIN, type Sources } from "./blend.ts";
import type { Signs } from "./confidence.ts";
import type { Evidence } from "./read-evidence.ts";
import { createShift, learnShift, type Shift, shiftChance } from "./shift.ts";

/** What is thought of a row, as far as it tells whether this is a guess. */
type Judged = {
  readonly signs: Signs;
  readonly evidence: Evidence;
  readonly sources: Sources;
  readonly label: number;
};

/** How guesses about new vendors turned out, by what they rest on. */
export type GuessRecord = ReadonlyMap<GuessKind, Shift>;

/** Nothing is known of such a vendor on the first day; the label has nothing to do with what is known; or it only stands beside it. */
type GuessKind = "likeness" | "other" | "beside";
const KINDS: readonly GuessKind[] = ["likeness", "other", "beside"];

export const createGuessRecord = (): GuessRecord => new Map(KINDS.map((kind) => [kind, createShift()]));

/** Null for what is no guess: the vendor was answered, or the label is what is known of it. */
const findKind = ({ signs, evidence, sources, label }: Judged): GuessKind | null => {
  if (signs.standing > 0) return null;
  if (evidence.dayZero === null) return "likeness";
  const kin = sources.named[label] ?? KIN.none;
  if (kin === KIN.none) return "other";
  return kin === KIN.parent ? "beside" : null;
};

/** True where likeness to other vendors speaks of a new one, not what is known of it. */
export const isGuess = (judged: Judged): boolean => findKind(judged) !== null;

const findShift = (record: GuessRecord, judged: Judged): Shift | null => {
  const kind = findKind(judged);
  return kind === null ? null : (record.get(kind) ?? null);
};

/** A guess is no surer than guesses of its kind were right. What answers for many vendors taught says little of the next one. */
export const limitByGuesses = (record: GuessRecord, judged: Judged, confidence: number): number => {
  const found = findShift(record, judged);
  return found === null || found.shift >= 0 ? confidence : shiftChance(confidence, found);
};

/** Takes down whether a guess was right. */
export const learnGuess = (
  record: GuessRecord,
  judged: Judged,
  told: { readonly confidence: number; readonly right: boolean },
): void => {
  const found = findShift(record, judged);
  if (found !== null) learnShift(found, told);
};
