import { type Cell, shadeOf, standing, STANDINGS } from "./answer-memory.ts";
import { normalise } from "./linear-model.ts";
import { CONTEXT_KINDS } from "./read-evidence.ts";

/**
 * The sources of evidence are added as logarithms with weights that are learned too (a log-linear pool): per kind of context and its
 * standing, for the linear model, for how frequent a label is, and for a label whose name says what day-zero knowledge says.
 */
export type Blend = {
  readonly contexts: Float64Array;
  model: number;
  frequency: number;
  readonly named: Float64Array;
};

/** What the sources say of a row; all arrays by label, `frequency` as logarithms up to a constant. */
export type Sources = {
  readonly cells: readonly (Cell | undefined)[];
  readonly model: Float64Array;
  readonly frequency: readonly number[];
  /** See {@link KIN}. */
  readonly named: Uint8Array;
  /** Logarithmic odds of what day-zero knowledge says against all other labels, for {@link KIN}.own. */
  readonly knownOdds: number;
};

/**
 * What a label has to do with what is known of a row on the first day: nothing, by its name the same parent category, by its name the
 * same category, or it is the person's own label for it.
 */
export const KIN = { none: 0, parent: 1, same: 2, own: 3 } as const;

/** By how far the answers of a context agree, see {@link shadeOf}: those at odds say little. */
const CONTEXT_START = [0.25, 0.2, 0.12];
const MODEL_START = 0.5;
const FREQUENCY_START = 0.1;
const NAMED_START = [0, 1, 2.5, 1];
/** Weights have to last for a whole life, so they move slowly; the model's and the frequency's sums are larger, so slower. */
const CONTEXT_STEP = 0.006;
const MODEL_STEP = 0.002;
const NAMED_STEP = 0.01;

export const createBlend = (): Blend => ({
  contexts: Float64Array.from(
    { length: CONTEXT_KINDS.length * STANDINGS },
    (_, place) => CONTEXT_START[shadeOf(place % STANDINGS)] ?? 0,
  ),
  model: MODEL_START,
  frequency: FREQUENCY_START,
  named: Float64Array.from(NAMED_START),
});

const voiceOf = ({ named, knownOdds }: Sources, label: number): number =>
  named[label] === KIN.own ? knownOdds : 1;

/** The probability of each label. */
export const blendSources = (blend: Blend, sources: Sources): Float64Array => {
  const { cells, model, frequency, named } = sources;
  const scores = new Float64Array(model.length);
  const byKin = blend.named.map((weight, kin) => (kin === KIN.own ? weight * sources.knownOdds : weight));
  for (let label = 0; label < scores.length; label += 1)
    scores[label] =
      blend.model * (model[label] ?? 0) +
      blend.frequency * (frequency[label] ?? 0) +
      (byKin[named[label] ?? 0] ?? 0);
  for (let kind = 0; kind < cells.length; kind += 1) {
    const cell = cells[kind];
    if (cell === undefined) continue;
    const trust = blend.contexts[kind * STANDINGS + standing(cell)] ?? 0;
    for (let at = 0; at < cell.labels.length; at += 1) {
      const label = cell.labels[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + trust * (cell.voices[at] ?? 0);
    }
  }
  return normalise(scores);
};

/** Moves the weights one step towards what would have given the right label more probability. */
export const learnBlend = (
  blend: Blend,
  sources: Sources,
  { chances, label: right }: { chances: Float64Array; label: number },
): void => {
  const { cells, model, frequency, named } = sources;
  const miss = (label: number): number => (label === right ? 1 : 0) - (chances[label] ?? 0);
  let forModel = 0;
  let forFrequency = 0;
  for (let label = 0; label < chances.length; label += 1) {
    const missed = miss(label);
    forModel += missed * (model[label] ?? 0);
    forFrequency += missed * (frequency[label] ?? 0);
    const kin = named[label] ?? 0;
    if (kin > 0) blend.named[kin] = (blend.named[kin] ?? 0) + NAMED_STEP * missed * voiceOf(sources, label);
  }
  blend.model += MODEL_STEP * forModel;
  blend.frequency = Math.max(0, blend.frequency + MODEL_STEP * forFrequency);
  for (let kind = 0; kind < cells.length; kind += 1) {
    const cell = cells[kind];
    if (cell === undefined) continue;
    let slope = 0;
    for (let at = 0; at < cell.labels.length; at += 1)
      slope += miss(cell.labels[at] ?? 0) * (cell.voices[at] ?? 0);
    const place = kind * STANDINGS + standing(cell);
    blend.contexts[place] = (blend.contexts[place] ?? 0) + CONTEXT_STEP * slope;
  }
};
