import type { StarterSubCategoryId } from "../../starter.ts";
import { type Cell, type Memory, rememberAnswer, type Tally, tallyAnswer } from "./answer-memory.ts";
import { type Blend, createBlend } from "./blend.ts";
import { type Confidence, createConfidence } from "./confidence.ts";
import { createLabels, type Labels } from "./labels.ts";
import { createLinearModel, type LinearModel } from "./linear-model.ts";
import { createGuessRecord, type GuessRecord } from "./guess-record.ts";
import { createPastRecord, type PastRecord } from "./past-record.ts";
import { createKnownTrust, type KnownTrust } from "./known-trust.ts";
import type { ClassifierOptions, ClassifierRow } from "./prediction.ts";
import { CONTEXT_KINDS, type Evidence } from "./read-evidence.ts";

/** All that answers have taught. */
export type Learned = {
  readonly labels: Labels;
  /** Answers by label, and the logarithm of how frequent each label is, up to a constant. */
  readonly counts: number[];
  readonly frequencies: number[];
  /** By kind of context, see {@link CONTEXT_KINDS}. */
  readonly memories: readonly Memory[];
  /** Answers by printed word and by direction of the money, for reasons. */
  readonly words: Map<string, Tally>;
  readonly directions: Map<string, Tally>;
  /** The first answer about each vendor, by direction of the money. */
  readonly newcomers: Map<string, Tally>;
  /** What labels have to do with a starter sub-category, by label; see KIN in blend.ts. */
  readonly kin: Map<StarterSubCategoryId | "nothing", Uint8Array>;
  readonly model: LinearModel;
  readonly blend: Blend;
  readonly confidence: Confidence;
  readonly knownTrust: KnownTrust;
  readonly guesses: GuessRecord;
  readonly past: PastRecord;
  /** The newest day that was answered about, empty before any. */
  newest: string;
};

const VENDOR = CONTEXT_KINDS.indexOf("vendor");

/** A label that was never used is as likely as half an answer. */
const UNUSED = 0.5;

/** Nothing learned yet; the person's own labels are known from the beginning. */
export const createLearned = (options: ClassifierOptions): Learned => {
  const learned: Learned = {
    labels: createLabels(),
    counts: [],
    frequencies: [],
    memories: CONTEXT_KINDS.map((): Memory => new Map()),
    words: new Map(),
    directions: new Map(),
    newcomers: new Map(),
    kin: new Map(),
    model: createLinearModel(),
    blend: createBlend(),
    confidence: createConfidence(),
    knownTrust: createKnownTrust(),
    guesses: createGuessRecord(),
    past: createPastRecord(),
    newest: "",
  };
  for (const own of options.labels ?? []) {
    learned.labels.add(own);
    numberLabel(learned, own.id);
  }
  return learned;
};

/** The number of a label, a new one if it has none. */
export const numberLabel = ({ labels, counts, frequencies }: Learned, name: string): number => {
  const label = labels.number(name);
  if (label === counts.length) {
    counts.push(0);
    frequencies.push(Math.log(UNUSED));
  }
  return label;
};

/** A row older than what was answered already: a past that is answered at once, as after an import of years. */
export const isPast = ({ newest }: Learned, { booked_on }: Pick<ClassifierRow, "booked_on">): boolean =>
  typeof booked_on === "string" && booked_on < newest;

/** The share of vendors whose first answer bore a label that no other vendor bears: about as often the next one bears a new label (Good and Turing). */
export const shareNew = ({ newcomers }: Learned): number => {
  const counts = new Map<number, number>();
  for (const tally of newcomers.values())
    for (const [at, label] of tally.labels.entries())
      counts.set(label, (counts.get(label) ?? 0) + (tally.counts[at] ?? 0));
  const lone = [...counts.values()].filter((count) => count === 1);
  const vendors = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return lone.length / (vendors + 1);
};

/** Nothing was answered yet, so that no feature says anything. */
export const isUntaught = ({ directions }: Learned): boolean => directions.size === 0;

/** The direction of a row's money as a context. */
export const toDirection = (amount: number): string => (amount > 0 ? "in" : "out");

/** Adds an answer to every memory that it concerns; `cells` are those of the evidence's contexts, as far as there are any yet. */
export const rememberRow = (
  learned: Learned,
  { evidence: { contexts, words }, cells }: { evidence: Evidence; cells: readonly (Cell | undefined)[] },
  { label, row }: { label: number; row: Pick<ClassifierRow, "amount" | "booked_on"> },
): void => {
  const count = (learned.counts[label] ?? 0) + 1;
  learned.counts[label] = count;
  learned.frequencies[label] = Math.log(count + UNUSED);
  for (let kind = 0; kind < contexts.length; kind += 1) {
    const context = contexts[kind] ?? null;
    const memory = learned.memories[kind];
    if (context !== null && memory !== undefined)
      rememberAnswer(memory, { context, cell: cells[kind] }, label);
  }
  for (const word of words) tallyAnswer(learned.words, word, label);
  tallyAnswer(learned.directions, toDirection(row.amount), label);
  const isNew = (contexts[VENDOR] ?? null) !== null && cells[VENDOR] === undefined;
  if (isNew) tallyAnswer(learned.newcomers, toDirection(row.amount), label);
  if ((row.booked_on ?? "") > learned.newest) learned.newest = row.booked_on ?? "";
};
