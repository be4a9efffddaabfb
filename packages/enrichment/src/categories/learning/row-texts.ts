import type { DayZeroSuggestion } from "../day-zero.ts";

/** What the texts of a row say; equal texts with money in the same direction say the same. */
export type Texts = {
  /** The words of the printed text that tell something, in its order, and each once. */
  readonly words: readonly string[];
  readonly once: readonly string[];
  readonly name: readonly string[];
  readonly dayZero: DayZeroSuggestion | null;
  /** The features that the texts alone give, worked out when they are first asked for. */
  readonly getFeatures: () => readonly number[];
};
