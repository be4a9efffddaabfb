import { explain } from "./explain.ts";
import { limitConfidence } from "./limit-confidence.ts";
import { fileByMerchant, fileByRule, isSure, toPrediction } from "./file-by-order.ts";
import { listFeatures } from "./list-features.ts";
import { type Judgement, judgeRow, learnJudgement, weighJudgement } from "./judge-row.ts";
import { createLearned, isUntaught, numberLabel } from "./learned.ts";
import type { Classifier, ClassifierOptions, ClassifierRow, Prediction } from "./prediction.ts";
import { createRowMemo, type ReadRow } from "./row-memo.ts";

const NOTHING: Prediction = {
  label: null,
  confidence: 0,
  why: { kind: "none" },
  applied: false,
  suggested: false,
};

/** A label is offered where it is so many times as likely as if nothing spoke for any. */
const LEAST_OVER_EVEN = 1.5;

/**
 * Learns a person's labels answer by answer: rules come first, then what the memory of like rows, a linear model and day-zero
 * knowledge say together. Nothing is forgotten; when an answer is undone, the answers are learned anew.
 */
export const createClassifier = (options: ClassifierOptions = {}): Classifier => {
  const learned = createLearned(options);
  const memo = createRowMemo(learned);
  const judge = (
    { texts: { once: words, dayZero }, contexts }: ReadRow,
    features: readonly number[],
  ): Judgement => judgeRow(learned, { contexts, features, words, dayZero });
  const judgeAsTaught = (row: ClassifierRow, read: ReadRow): Judgement =>
    judge(read, isUntaught(learned) ? [] : listFeatures(row, read.texts));
  const predictFromAnswers = (row: ClassifierRow, read: ReadRow): Prediction => {
    const judgement = judgeAsTaught(row, read);
    const merchant = judgement.signs.standing === 0 ? fileByMerchant(row, options) : null;
    if (merchant !== null) return merchant;
    const label = learned.labels.names[judgement.label] ?? "";
    const why = explain(learned, row, judgement);
    const { claimed, to_file } = weighJudgement(learned, judgement, row);
    const limit = limitConfidence(learned, judgement, { why, row });
    const confidence = Math.min(claimed, limit);
    return { ...toPrediction(label, confidence, why), applied: isSure(Math.min(to_file, limit)) };
  };
  const predict = (row: ClassifierRow): Prediction => {
    const ruled = fileByRule(row, options);
    if (ruled !== null) return ruled;
    if (learned.labels.names.length === 0) return fileByMerchant(row, options) ?? NOTHING;
    return memo.predictionOf(row, (read) => predictFromAnswers(row, read));
  };
  const rank = (row: ClassifierRow): string[] => {
    const { names } = learned.labels;
    if (names.length === 0) return [];
    const { chances } = judgeAsTaught(row, memo.read(row));
    return names
      .map((name, label) => ({ name, chance: chances[label] ?? 0 }))
      .filter(({ chance }) => chance * names.length >= LEAST_OVER_EVEN)
      .toSorted((one, other) => other.chance - one.chance)
      .map(({ name }) => name);
  };
  const learn = (row: ClassifierRow, name: string): void => {
    const label = numberLabel(learned, name);
    const read = memo.read(row);
    learnJudgement(learned, judge(read, listFeatures(row, read.texts)), { label, row });
    memo.forgetPredictions();
  };
  return { predict, rank, learn };
};
