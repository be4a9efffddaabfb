import type { Classifier, ClassifierRow, OwnLabel, Prediction } from "@passbook/enrichment";
import type { Taught } from "./load-taught.ts";
import { openClassifier } from "./open-classifier.ts";

/** A person's answers given once more in memory: what would be predicted between them. */
export type Replay = {
  readonly predict: (row: ClassifierRow) => Prediction;
  /** A category that is answered with for the first time is made for it. */
  readonly answer: (row: ClassifierRow, label: OwnLabel) => void;
};

/** What is predicted here is what {@link loadClassifier} predicts to whoever set up the same and answered the same in this order. */
export const openReplay = (before: Pick<Taught, "labels" | "merchant_defaults">): Replay => {
  const labels = [...before.labels];
  const known = new Set(labels.map(({ id }) => id));
  const answered: { readonly row: ClassifierRow; readonly id: string }[] = [];
  let classifier: Classifier = openClassifier(before);
  const make = (label: OwnLabel): void => {
    known.add(label.id);
    labels.push(label);
    classifier = openClassifier({ ...before, labels });
    for (const { row, id } of answered) classifier.learn(row, id);
  };
  return {
    predict: (row) => classifier.predict(row),
    answer: (row, label) => {
      if (!known.has(label.id)) make(label);
      answered.push({ row, id: label.id });
      classifier.learn(row, label.id);
    },
  };
};
