import { useSyncExternalStore } from "react";
import type { Difference } from "./compare-fields.ts";

/** What a field is called, and how a value of it is said; texts say themselves. */
export type FieldWords = Readonly<
  Record<string, { readonly label: string; readonly say?: (value: unknown) => string }>
>;

/** Fields that were changed on both sides, until the person says which value shall be. */
export type Question = {
  readonly differences: readonly Difference[];
  readonly words: FieldWords;
  /** Takes the names of the fields whose other value is taken, or null when nothing shall be saved. */
  readonly answer: (taken: readonly string[] | null) => void;
};

let question: Question | null = null;
const listeners = new Set<() => void>();

const ask = (next: Question | null): void => {
  question = next;
  for (const listener of listeners) listener();
};

/** Asks the person which values shall be; answers the fields whose other value they take, or null when they cancel. */
export const askAbout = (
  differences: readonly Difference[],
  words: FieldWords,
): Promise<readonly string[] | null> =>
  new Promise((resolve) => {
    question?.answer(null);
    const answer = (taken: readonly string[] | null): void => {
      ask(null);
      resolve(taken);
    };
    ask({ differences, words, answer });
  });

/** The question that waits for an answer. */
export const useQuestion = (): Question | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
  );
