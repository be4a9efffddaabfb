import type { Learned } from "./learned.ts";
import type { ClassifierRow, Prediction } from "./prediction.ts";
import { CONTEXT_KINDS, readContexts, readTexts, type Texts } from "./read-evidence.ts";

const MOST_ENTRIES = 50_000;
const AMOUNT_KINDS = new Set([CONTEXT_KINDS.indexOf("amount"), CONTEXT_KINDS.indexOf("vendor_amount")]);

const keep = <Value>(map: Map<string, Value>, key: string, value: Value): Value => {
  if (map.size >= MOST_ENTRIES) map.clear();
  map.set(key, value);
  return value;
};

/** Rows that differ in nothing that matters are worked out once. */
export type RowMemo = {
  readonly textsOf: (row: ClassifierRow) => Texts;
  /** The prediction for rows like this one; `work` is called for the first of them. */
  readonly predictionOf: (row: ClassifierRow, work: () => Prediction) => Prediction;
  /** To be called whenever something is learned. */
  readonly forgetPredictions: () => void;
};

const toTextKey = (row: ClassifierRow): string =>
  [
    row.amount > 0 ? "+" : "-",
    row.description,
    row.counterparty,
    row.vendor.key,
    row.mcc,
    row.bank_category,
    row.currency,
    row.country,
    row.day_zero?.sub_category,
  ].join("\u0000");

export const createRowMemo = (learned: Learned): RowMemo => {
  const texts = new Map<string, Texts>();
  const predictions = new Map<string, Prediction>();
  const textsOf = (row: ClassifierRow): Texts => {
    const key = toTextKey(row);
    return texts.get(key) ?? keep(texts, key, readTexts(row));
  };
  /** An amount that no answer had says no more than its band. */
  const toKey = (row: ClassifierRow): string =>
    readContexts(row, textsOf(row))
      .map((context, kind) =>
        AMOUNT_KINDS.has(kind) && !learned.memories[kind]?.has(context ?? "") ? "" : context,
      )
      .concat(row.vendor.name)
      .join("\u0000");
  const predictionOf = (row: ClassifierRow, work: () => Prediction): Prediction => {
    const key = toKey(row);
    return predictions.get(key) ?? keep(predictions, key, work());
  };
  const forgetPredictions = (): void => {
    if (predictions.size > 0) predictions.clear();
  };
  return { textsOf, predictionOf, forgetPredictions };
};
