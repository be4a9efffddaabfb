import { useState } from "react";

/** What becomes of the parts of those that are divided. */
export type Divided = "keep" | "replace";

/** Asked where many are given a category, or parts, and some of them are divided. */
export type DividedQuestion = {
  readonly said: string;
  readonly answer: (divided: Divided | null) => void;
};

/** Asks what becomes of parts; null where the person would rather change nothing. */
export const useDividedQuestion = () => {
  const [question, setQuestion] = useState<DividedQuestion | null>(null);
  const ask = (said: string): Promise<Divided | null> =>
    new Promise((resolve) => {
      const answer = (divided: Divided | null) => {
        setQuestion(null);
        resolve(divided);
      };
      setQuestion({ said, answer });
    });
  return { question, ask };
};
