/**
 * An online softmax over hashed features, each known by its place, AdaGrad steps (Duchi, Hazan, Singer 2011). The weights of a feature for all labels lie side
 * by side from the feature's hash on; where two features overlap, both learn to live with it.
 */
export type LinearModel = {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  /** 1 where a feature has learned something; the others say nothing, whatever their neighbours wrote there. */
  readonly learned: Uint8Array;
};

/** 2^20 places: 8 MB a person; four times as many gained less than 0.1 % on 5,700 rows of 90 labels. */
const PLACES = 1 << 20;
const MOST_LABELS = 4096;
const STEP = 0.3;
/** Keeps the first steps of a feature from being as long as they can be. */
const CAUTION = 0.3;
/** A label that is this sure not to be meant learns nothing from the row. */
const NEGLIGIBLE = 0.003;

/** A place where nothing is ever learned. */
const EMPTY = PLACES + MOST_LABELS;

export const createLinearModel = (): LinearModel => ({
  weights: new Float32Array(EMPTY + MOST_LABELS),
  squares: new Float32Array(PLACES + MOST_LABELS),
  learned: new Uint8Array(PLACES),
});

/** Where the weights of a feature begin, from its hash. */
export const toPlace = (hash: number): number => hash & (PLACES - 1);

/** The places of features that have learned something, filled up to fours. */
const listLearned = ({ learned }: LinearModel, features: readonly number[]): number[] => {
  const places: number[] = [];
  for (let at = 0; at < features.length; at += 1) {
    const place = features[at] ?? EMPTY;
    if (learned[place] === 1) places.push(place);
  }
  while (places.length % 4 > 0) places.push(EMPTY);
  return places;
};

/** The score of each label; labels beyond what a person could name score 0. Four features at a time, since memory is what is waited for. */
export const scoreLabels = (
  model: LinearModel,
  features: readonly number[],
  labels: number,
): Float64Array => {
  const scores = new Float64Array(labels);
  const scored = Math.min(labels, MOST_LABELS);
  const { weights } = model;
  const places = listLearned(model, features);
  for (let at = 0; at < places.length; at += 4) {
    const [a, b] = [places[at] ?? EMPTY, places[at + 1] ?? EMPTY];
    const [c, d] = [places[at + 2] ?? EMPTY, places[at + 3] ?? EMPTY];
    for (let label = 0; label < scored; label += 1)
      scores[label] =
        (scores[label] ?? 0) +
        (weights[a + label] ?? 0) +
        (weights[b + label] ?? 0) +
        (weights[c + label] ?? 0) +
        (weights[d + label] ?? 0);
  }
  return scores;
};

/** What one feature says for a label. */
export const weighFeature = (model: LinearModel, place: number, label: number): number =>
  label < MOST_LABELS ? (model.weights[place + label] ?? 0) : 0;

type Slope = { readonly label: number; readonly slope: number };
const NO_SLOPE: Slope = { label: 0, slope: 0 };

/** How far each label is from what it should have been, as far as that matters. */
const listSlopes = (chances: Float64Array, right: number): Slope[] => {
  const slopes: Slope[] = [];
  const labels = Math.min(chances.length, MOST_LABELS);
  for (let label = 0; label < labels; label += 1) {
    const slope = (chances[label] ?? 0) - (label === right ? 1 : 0);
    if (Math.abs(slope) >= NEGLIGIBLE) slopes.push({ label, slope });
  }
  return slopes;
};

/** One step towards the right label, from the probabilities the scores gave. */
export const stepTowards = (
  model: LinearModel,
  { features, label: right }: { features: readonly number[]; label: number },
  chances: Float64Array,
): void => {
  const { weights, squares, learned } = model;
  const slopes = listSlopes(chances, right);
  for (let at = 0; at < features.length; at += 1) {
    const place = features[at] ?? EMPTY;
    learned[place] = 1;
    for (let each = 0; each < slopes.length; each += 1) {
      const { label, slope } = slopes[each] ?? NO_SLOPE;
      const own = place + label;
      const squared = (squares[own] ?? 0) + slope * slope;
      squares[own] = squared;
      weights[own] = (weights[own] ?? 0) - (STEP * slope) / (CAUTION + Math.sqrt(squared));
    }
  }
};

/** Turns scores into probabilities, in place. */
export const normalise = (scores: Float64Array): Float64Array => {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const chance = Math.exp((scores[at] ?? 0) - most);
    scores[at] = chance;
    sum += chance;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
};
