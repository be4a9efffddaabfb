import { KIN, type Sources } from "./blend.ts";
import { type Signs, toOdds } from "./confidence.ts";
import type { Evidence } from "./read-evidence.ts";

/** What is thought of a row, as far as it tells whether this is a guess. */
type Judged = {
  readonly signs: Signs;
  readonly evidence: Evidence;
  readonly sources: Sources;
  readonly label: number;
};

/** By how much guesses of one kind were too sure, in logarithmic odds, and how much is known of that. */
type Shift = { shift: number; known: number };

/** How guesses about new vendors turned out, by what they rest on. */
export type GuessRecord = ReadonlyMap<GuessKind, Shift>;

/** Nothing is known of such a vendor on the first day; the label has nothing to do with what is known; or it only stands beside it. */
type GuessKind = "likeness" | "other" | "beside";
const KINDS: readonly GuessKind[] = ["likeness", "other", "beside"];

/** What eight answers that were as likely right as wrong would tell: a first wrong guess moves little. */
const PRIOR = 2;

export const createGuessRecord = (): GuessRecord =>
  new Map(KINDS.map((kind) => [kind, { shift: 0, known: PRIOR }]));

/** Null for what is no guess: the vendor was answered, or the label is what is known of it. */
const findKind = ({ signs, evidence, sources, label }: Judged): GuessKind | null => {
  if (signs.standing > 0) return null;
  if (evidence.dayZero === null) return "likeness";
  const kin = sources.named[label] ?? KIN.none;
  if (kin === KIN.none) return "other";
  return kin === KIN.parent ? "beside" : null;
};

const findShift = (record: GuessRecord, judged: Judged): Shift | null => {
  const kind = findKind(judged);
  return kind === null ? null : (record.get(kind) ?? null);
};

const move = (confidence: number, shift: number): number => 1 / (1 + Math.exp(-toOdds(confidence) - shift));

/** A guess is no surer than guesses of its kind were right. What answers for many vendors taught says little of the next one. */
export const limitByGuesses = (record: GuessRecord, judged: Judged, confidence: number): number => {
  const found = findShift(record, judged);
  return found === null || found.shift >= 0 ? confidence : move(confidence, found.shift);
};

/** Takes down whether a guess was right, by one step of Newton's towards the likeliest shift. */
export const learnGuess = (
  record: GuessRecord,
  judged: Judged,
  { confidence, right }: { confidence: number; right: boolean },
): void => {
  const found = findShift(record, judged);
  if (found === null) return;
  const chance = move(confidence, found.shift);
  found.known += chance * (1 - chance);
  found.shift += ((right ? 1 : 0) - chance) / found.known;
};
