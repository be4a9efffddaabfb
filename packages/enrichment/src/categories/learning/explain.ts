import type { Tally } from "./answer-memory.ts";
import { countAnswers } from "./answer-memory.ts";
import { toWordFeature } from "./list-features.ts";
import type { Judgement } from "./judge-row.ts";
import { type Learned, toDirection } from "./learned.ts";
import { weighFeature } from "./linear-model.ts";
import type { ClassifierRow, PredictionWhy } from "./prediction.ts";
import { CONTEXT_KINDS } from "./read-evidence.ts";

const VENDOR = CONTEXT_KINDS.indexOf("vendor");
const VENDOR_AMOUNT = CONTEXT_KINDS.indexOf("vendor_amount");
const STARTER = CONTEXT_KINDS.indexOf("starter");
const MOST_WORDS = 3;

type Found = { readonly count: number; readonly of: number };

const count = (tally: Tally | undefined, label: number): Found => ({
  count: countAnswers(tally, label),
  of: tally?.answers ?? 0,
});

type Told = { readonly learned: Learned; readonly label: number; readonly sub_category: string };

const explainMemory = (
  { label, sub_category }: Told,
  row: ClassifierRow,
  { sources }: Judgement,
): PredictionWhy | null => {
  const vendor = count(sources.cells[VENDOR], label);
  const amount = count(sources.cells[VENDOR_AMOUNT], label);
  const common = { vendor: row.vendor.name, sub_category };
  // The amount is the better reason where the vendor alone would speak for something else.
  if (amount.count > 0 && vendor.count * 2 <= vendor.of && amount.count * 2 > amount.of)
    return { kind: "remembered_amount", ...common, amount: row.amount, ...amount };
  return vendor.count > 0 ? { kind: "remembered", ...common, ...vendor } : null;
};

const explainWords = ({ learned, label, sub_category }: Told, judgement: Judgement): PredictionWhy | null => {
  const weighed = judgement.evidence.words
    .map((word) => ({
      word,
      weight: weighFeature(learned.model, toWordFeature(word), label),
      ...count(learned.words.get(word), label),
    }))
    .filter((entry) => entry.count > 0 && entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.count - a.count)
    .slice(0, MOST_WORDS);
  const [first] = weighed;
  if (first === undefined) return null;
  const words = weighed.map(({ word }) => word);
  return { kind: "model", words, sub_category, similar: first.count, of: first.of };
};

const explainKnown = ({ label, sub_category }: Told, judgement: Judgement): PredictionWhy | null => {
  const { evidence, sources } = judgement;
  if (evidence.dayZero === null) return null;
  const known = count(sources.cells[STARTER], label);
  if (known.count === 0 && sources.named[label] === 0) return null;
  return { kind: "known", known: evidence.dayZero.why, sub_category, ...known };
};

/** The strongest reason that can be shown and checked: the vendor's memory, then day-zero knowledge or words, then what is usual. */
export const explain = (learned: Learned, row: ClassifierRow, judgement: Judgement): PredictionWhy => {
  const { label } = judgement;
  const sub_category = learned.labels.names[label] ?? "";
  const told: Told = { learned, label, sub_category };
  const direction = learned.directions.get(toDirection(row.amount));
  return (
    explainMemory(told, row, judgement) ??
    explainKnown(told, judgement) ??
    explainWords(told, judgement) ?? { kind: "usual", sub_category, ...count(direction, label) }
  );
};
