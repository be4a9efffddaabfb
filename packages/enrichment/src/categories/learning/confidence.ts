import { STANDINGS } from "./answer-memory.ts";

/** What is known about a prediction before it is known whether it is right. */
export type Signs = {
  /** Probability that the blend gives the label, and that the linear model alone gives it. */
  readonly blended: number;
  readonly modelled: number;
  /** The model alone would choose the same label. */
  readonly agreed: boolean;
  /** {@link standing} of what is remembered of the vendor, and whether most of it has this label. */
  readonly standing: number;
  readonly remembered: boolean;
  /** The label is the person's own for what day-zero knowledge says, and how strongly that says it; else null. */
  readonly known: number | null;
  /** Logarithmic odds of the label in the contexts of {@link SHARED_KINDS}, 0 where nothing is remembered. */
  readonly shares: readonly number[];
};

/** Contexts whose own odds for the label are a sign. */
export const SHARED_KINDS = ["vendor", "text", "vendor_band", "vendor_amount"] as const;

/** A logistic regression on {@link Signs}, learned from the person's own record: predicted before it was answered. */
export type Confidence = { readonly weights: Float64Array; readonly squares: Float64Array };

const KNOWN = 4;
const FIRST_SHARE = 6;
const BASE = FIRST_SHARE + SHARED_KINDS.length;
const SIZE = BASE + STANDINGS * 2;
/** Of a thousand answers a thousandth part is wrong; nothing is surer than that. */
const MOST_SURE = 0.999;
const STEP = 0.1;
const CAUTION = 100;
/**
 * Found once on the households of bench/enrichment: the odds of the blend shrunk by half, the rest by second opinions; what day-zero
 * knowledge alone says comes out near its strength.
 */
const START = [-0.2, 0.5, 0.1, 0.5, 0.5, 0.5, 0.1, 0.1, 0.1, 0.1];

export const createConfidence = (): Confidence => {
  const weights = new Float64Array(SIZE);
  weights.set(START);
  return { weights, squares: new Float64Array(SIZE) };
};

/** Logarithmic odds, of nothing more certain than {@link MOST_SURE}. */
export const toOdds = (chance: number): number => {
  const kept = Math.min(MOST_SURE, Math.max(1 - MOST_SURE, chance));
  return Math.log(kept / (1 - kept));
};

type Input = readonly (readonly [place: number, value: number])[];

const toInput = (signs: Signs): Input => [
  [0, 1],
  [1, toOdds(signs.blended)],
  [2, toOdds(signs.modelled)],
  [3, signs.agreed ? 1 : 0],
  ...(signs.known === null
    ? []
    : ([
        [KNOWN, 1],
        [KNOWN + 1, toOdds(signs.known)],
      ] as const)),
  ...signs.shares.map((share, at) => [FIRST_SHARE + at, share] as const),
  [BASE + signs.standing * 2 + (signs.remembered ? 1 : 0), 1],
];

const judge = ({ weights }: Confidence, input: Input): number => {
  let odds = 0;
  for (const [place, value] of input) odds += (weights[place] ?? 0) * value;
  return 1 / (1 + Math.exp(-odds));
};

/** The probability that a prediction with these signs is right. */
export const judgeSigns = (confidence: Confidence, signs: Signs): number =>
  Math.min(MOST_SURE, judge(confidence, toInput(signs)));

/** Learns from one prediction that turned out right or wrong. */
export const learnSigns = (confidence: Confidence, signs: Signs, right: boolean): void => {
  const input = toInput(signs);
  const slope = judge(confidence, input) - (right ? 1 : 0);
  const { weights, squares } = confidence;
  for (const [place, value] of input) {
    const step = slope * value;
    const squared = (squares[place] ?? 0) + step * step;
    squares[place] = squared;
    weights[place] = (weights[place] ?? 0) - (STEP * step) / Math.sqrt(CAUTION + squared);
  }
};
