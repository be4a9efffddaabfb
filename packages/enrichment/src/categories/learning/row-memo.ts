import { isPast, type Learned } from "./learned.ts";
import type { ClassifierRow, Prediction } from "./prediction.ts";
import { CONTEXT_KINDS, readContexts, readTexts } from "./read-evidence.ts";
import type { Texts } from "./row-texts.ts";

const MOST_ENTRIES = 10_000;
const AMOUNT_KINDS = new Set([CONTEXT_KINDS.indexOf("amount"), CONTEXT_KINDS.indexOf("vendor_amount")]);

const keep = <Value>(map: Map<string, Value>, key: string, value: Value): Value => {
  if (map.size >= MOST_ENTRIES) map.clear();
  map.set(key, value);
  return value;
};

/** A row taken apart: its texts, and its contexts in the order of {@link CONTEXT_KINDS}. */
export type ReadRow = { readonly texts: Texts; readonly contexts: readonly (string | null)[] };

/** Rows that differ in nothing that matters are worked out once. */
export type RowMemo = {
  readonly read: (row: ClassifierRow) => ReadRow;
  /** The prediction for rows like this one; `work` is called for the first of them. */
  readonly predictionOf: (row: ClassifierRow, work: (read: ReadRow) => Prediction) => Prediction;
  /** To be called whenever something is learned. */
  readonly forgetPredictions: () => void;
};

/** Texts for each row of an import: put together in one go, since lists of parts would be most of its garbage. */
const toTextKey = (row: ClassifierRow): string => {
  const { description, counterparty, mcc, bank_category, currency, country, account_type, day_zero } = row;
  const told = `${mcc ?? ""}\0${bank_category ?? ""}\0${currency ?? ""}\0${country ?? ""}\0${account_type ?? ""}\0${day_zero?.sub_category ?? ""}`;
  return `${row.amount > 0 ? "+" : "-"}\0${description}\0${counterparty ?? ""}\0${row.vendor.key}\0${told}`;
};

export const createRowMemo = (learned: Learned): RowMemo => {
  const texts = new Map<string, Texts>();
  const predictions = new Map<string, Prediction>();
  const textsOf = (row: ClassifierRow): Texts => {
    const key = toTextKey(row);
    return texts.get(key) ?? keep(texts, key, readTexts(row));
  };
  const read = (row: ClassifierRow): ReadRow => {
    const known = textsOf(row);
    return { texts: known, contexts: readContexts(row, known) };
  };
  /** An amount that no answer had says no more than its band. */
  const toKey = (row: ClassifierRow, { contexts }: ReadRow): string => {
    let key = isPast(learned, row) ? `past ${row.vendor.name}` : row.vendor.name;
    for (let kind = 0; kind < contexts.length; kind += 1) {
      const context = contexts[kind];
      const is_silent = AMOUNT_KINDS.has(kind) && !learned.memories[kind]?.has(context ?? "");
      key += `\0${is_silent ? "" : (context ?? "")}`;
    }
    return key;
  };
  const predictionOf: RowMemo["predictionOf"] = (row, work) => {
    const known = read(row);
    const key = toKey(row, known);
    return predictions.get(key) ?? keep(predictions, key, work(known));
  };
  const forgetPredictions = (): void => {
    if (predictions.size > 0) predictions.clear();
  };
  return { read, predictionOf, forgetPredictions };
};
