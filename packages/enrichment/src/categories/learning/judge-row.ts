import type { DayZeroSuggestion } from "../day-zero.ts";
import type { StarterSubCategoryId } from "../../starter.ts";
import { standing, weighShare } from "./answer-memory.ts";
import { blendSources, KIN, learnBlend, type Sources } from "./blend.ts";
import { toParent } from "./coarse-readings.ts";
import { judgeSigns, learnSigns, SHARED_KINDS, type Signs, toOdds } from "./confidence.ts";
import { fadeKnown, type KnownAlone, learnKnown } from "./known-trust.ts";
import {
  learnPast,
  learnPastGuess,
  learnVendor,
  type Weight,
  weighPast,
  weighPastGuess,
} from "./past-record.ts";
import { isGuess, learnGuess, limitByGuesses } from "./guess-record.ts";
import { isPast, type Learned, rememberRow, shareNew } from "./learned.ts";
import { scoreLabels, stepTowards, normalise } from "./linear-model.ts";
import type { ClassifierRow } from "./prediction.ts";
import { CONTEXT_KINDS, type Evidence } from "./read-evidence.ts";

/** What is thought of a row before it is known whether it is right. */
export type Judgement = {
  readonly evidence: Evidence;
  readonly sources: Sources;
  readonly chances: Float64Array;
  /** What the linear model alone says. */
  readonly modelled: Float64Array;
  readonly label: number;
  readonly signs: Signs;
};

const VENDOR = CONTEXT_KINDS.indexOf("vendor");
const VENDOR_AMOUNT = CONTEXT_KINDS.indexOf("vendor_amount");
const SHARED_PLACES = SHARED_KINDS.map((kind) => CONTEXT_KINDS.indexOf(kind));

const workOutKin = ({ labels }: Learned, known: StarterSubCategoryId): Uint8Array => {
  const kin = new Uint8Array(labels.names.length);
  const own = labels.tiedTo(known);
  const parent = toParent(known);
  for (let label = 0; label < kin.length; label += 1) {
    const meaning = labels.starterOf(label);
    if (label === own) kin[label] = KIN.own;
    else if (own === null && meaning === known) kin[label] = KIN.same;
    else if (labels.parentOf(label) === parent) kin[label] = KIN.parent;
  }
  return kin;
};

const NOT_KNOWN = "nothing";

/** Which labels mean what day-zero knowledge says of the row, see {@link Sources}; worked out anew when a label has come up. */
const nameKin = (learned: Learned, dayZero: DayZeroSuggestion | null): Uint8Array => {
  const { kin, labels } = learned;
  const known = dayZero?.sub_category ?? NOT_KNOWN;
  const held = kin.get(known);
  if (held?.length === labels.names.length) return held;
  const made = known === NOT_KNOWN ? new Uint8Array(labels.names.length) : workOutKin(learned, known);
  kin.set(known, made);
  return made;
};

const findMost = (values: ArrayLike<number>): number => {
  let most = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[most] ?? 0)) most = at;
  return most;
};

const readSigns = ({ evidence, sources, chances, modelled, label }: Omit<Judgement, "signs">): Signs => {
  const { cells, named } = sources;
  const vendor = cells[VENDOR];
  const isOwn = named[label] === KIN.own;
  return {
    blended: chances[label] ?? 0,
    modelled: modelled[label] ?? 0,
    agreed: findMost(modelled) === label,
    standing: standing(vendor),
    remembered: vendor !== undefined && vendor.labels[findMost(vendor.weights)] === label,
    known: isOwn ? (evidence.dayZero?.strength ?? null) : null,
    shares: SHARED_PLACES.map((place) => weighShare(cells[place], label)),
  };
};

/** What is thought of a row now; there must be a label to think of. */
export const judgeRow = (learned: Learned, evidence: Evidence): Judgement => {
  const cells = evidence.contexts.map((context, kind) =>
    context === null ? undefined : learned.memories[kind]?.get(context),
  );
  const sources: Sources = {
    cells,
    model: scoreLabels(learned.model, evidence.features, learned.labels.names.length),
    frequency: learned.frequencies,
    named: nameKin(learned, evidence.dayZero),
    knownOdds: toOdds(evidence.dayZero?.strength ?? 0.5) + Math.log(learned.labels.names.length),
  };
  const chances = blendSources(learned.blend, sources);
  const modelled = normalise(sources.model.slice());
  const label = findMost(chances);
  const judged = { evidence, sources, chances, modelled, label };
  return { ...judged, signs: readSigns(judged) };
};

const findKnownAlone = ({ evidence: { dayZero }, signs }: Judgement): KnownAlone | null =>
  dayZero === null || signs.known === null || signs.standing > 0
    ? null
    : { said: dayZero.sub_category, strength: signs.known };

const weighBare = ({ confidence, knownTrust }: Learned, judgement: Judgement): number => {
  const known = findKnownAlone(judgement);
  const learned = judgeSigns(confidence, judgement.signs);
  return known === null ? learned : fadeKnown(knownTrust, known, learned);
};

/** Whoever says a label that was used before is wrong about all that bear a new one; knowledge of the first day names its label itself, and is wrong about half. */
const doubtNew = (learned: Learned, { label, sources: { named } }: Judgement): number => {
  if ((learned.counts[label] ?? 0) === 0) return 0;
  return shareNew(learned) * (named[label] === KIN.none ? 1 : NAMED_ITSELF);
};
const NAMED_ITSELF = 0.5;

const toPast = ({ signs, sources: { cells }, evidence: { dayZero }, label }: Judgement) => ({
  signs,
  vendor: cells[VENDOR],
  of_amount: cells[VENDOR_AMOUNT],
  label,
  known: dayZero?.sub_category ?? null,
});

const asClaimed = (claimed: number): Weight => ({ claimed, to_file: claimed });

/** The probability that a judgement is right. */
export const weighJudgement = (learned: Learned, judgement: Judgement, row: ClassifierRow): Weight => {
  const guessed = limitByGuesses(learned.guesses, judgement, weighBare(learned, judgement));
  if (!isPast(learned, row)) return asClaimed(guessed);
  if (judgement.signs.standing === 0) {
    const doubted = guessed * (1 - doubtNew(learned, judgement));
    return asClaimed(isGuess(judgement) ? weighPastGuess(learned.past, doubted) : doubted);
  }
  return weighPast(learned.past, toPast(judgement), guessed);
};

/** What would have been claimed of a guess if its row were of the past. */
const weighGuess = (
  learned: Learned,
  judgement: Judgement,
  { confidence, right }: { confidence: number; right: boolean },
) => {
  const guessed = limitByGuesses(learned.guesses, judgement, confidence);
  return { confidence: guessed * (1 - doubtNew(learned, judgement)), right };
};

/** Learns the right label of a row that has been judged just before. */
export const learnJudgement = (
  learned: Learned,
  judgement: Judgement,
  { label, row }: { label: number; row: ClassifierRow },
): void => {
  const { evidence, sources, chances, modelled, signs } = judgement;
  const known = findKnownAlone(judgement);
  const told = { confidence: weighBare(learned, judgement), right: judgement.label === label };
  const of_past = toPast(judgement);
  if (isPast(learned, row)) learnPast(learned.past, of_past, told);
  learnVendor(learned.past, of_past.vendor, label);
  if (isGuess(judgement)) learnPastGuess(learned.past, weighGuess(learned, judgement, told));
  learnGuess(learned.guesses, judgement, told);
  if (known !== null) learnKnown(learned.knownTrust, known, told.right);
  learnSigns(learned.confidence, signs, told.right);
  learnBlend(learned.blend, sources, { chances, label });
  stepTowards(learned.model, { features: evidence.features, label }, modelled);
  rememberRow(learned, { evidence, cells: sources.cells }, { label, row });
};
