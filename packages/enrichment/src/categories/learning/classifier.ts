import { applyRules } from "../apply-rules.ts";
import { type DayZeroSuggestion } from "../day-zero.ts";
import type { RuleRow } from "../rules.ts";
import { STARTER_CATEGORIES } from "../starter.ts";
import { type Memory, rememberAnswer, standing, weighShare } from "./answer-memory.ts";
import { blendSources, type Blend, createBlend, learnBlend, type Sources } from "./blend.ts";
import { type Confidence, createConfidence, judgeSigns, learnSigns, SHARED_KINDS, type Signs } from "./confidence.ts";
import { explain } from "./explain.ts";
import { createLabels, type Labels } from "./labels.ts";
import { createLinearModel, type LinearModel, scoreLabels, stepTowards, toChances } from "./linear-model.ts";
import type {
  Classifier,
  ClassifierOptions,
  ClassifierRow,
  Prediction,
  PredictionWhy,
} from "./prediction.ts";
import { CONTEXT_KINDS, type Evidence, readEvidence } from "./read-evidence.ts";
import { APPLY_FROM, SUGGEST_FROM } from "./thresholds.ts";

/** All that answers have taught. */
export type Learned = {
  readonly labels: Labels;
  readonly counts: number[];
  answers: number;
  /** By kind of context, see {@link CONTEXT_KINDS}. */
  readonly memories: readonly Memory[];
  /** Answers by printed word, for reasons. */
  readonly words: Memory;
  readonly directions: Memory;
  readonly model: LinearModel;
  readonly blend: Blend;
  readonly confidence: Confidence;
};

/** A judgement on a row before it is known whether it is right. */
export type Judgement = {
  readonly evidence: Evidence;
  readonly sources: Sources;
  readonly chances: Float64Array;
  readonly label: number;
  readonly signs: Signs;
};

const VENDOR = CONTEXT_KINDS.indexOf("vendor");
const SHARED_PLACES = SHARED_KINDS.map((kind) => CONTEXT_KINDS.indexOf(kind));
/** A label that was never used is as likely as half an answer. */
const UNUSED = 0.5;

const createLearned = (options: ClassifierOptions): Learned => {
  const labels = createLabels();
  for (const sub of STARTER_CATEGORIES.flatMap((category) => category.sub_categories)) {
    const label = options.toLabel?.(sub.id) ?? null;
    if (label !== null) labels.number(label);
  }
  return {
    labels,
    counts: labels.names.map(() => 0),
    answers: 0,
    memories: CONTEXT_KINDS.map((): Memory => new Map()),
    words: new Map(),
    directions: new Map(),
    model: createLinearModel(),
    blend: createBlend(),
    confidence: createConfidence(),
  };
};

const toParent = (starter: string): string => starter.split(".")[0] ?? starter;

const nameKin = (
  labels: Labels,
  dayZero: DayZeroSuggestion | null,
  options: ClassifierOptions,
): Uint8Array => {
  const kin = new Uint8Array(labels.names.length);
  if (dayZero === null) return kin;
  const own = options.toLabel?.(dayZero.sub_category) ?? null;
  for (const [label, name] of labels.names.entries()) {
    const meaning = labels.starterOf(label);
    if (own === null ? meaning === dayZero.sub_category : name === own) kin[label] = 2;
    else if (meaning !== null && toParent(meaning) === toParent(dayZero.sub_category)) kin[label] = 1;
  }
  return kin;
};

const readFrequency = ({ counts, answers }: Learned): Float64Array => {
  const all = answers + UNUSED * counts.length;
  return Float64Array.from(counts, (count) => Math.log((count + UNUSED) / all));
};

const findMost = (values: ArrayLike<number>): number => {
  let most = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[most] ?? 0)) most = at;
  return most;
};

/** What is thought of a row now; there must be a label to think of. */
const judgeRow = (learned: Learned, row: ClassifierRow, options: ClassifierOptions): Judgement => {
  const evidence = readEvidence(row);
  const cells = evidence.contexts.map((context, kind) =>
    context === null ? undefined : learned.memories[kind]?.get(context),
  );
  const sources: Sources = {
    cells,
    model: scoreLabels(learned.model, evidence.features, learned.labels.names.length),
    frequency: readFrequency(learned),
    named: nameKin(learned.labels, evidence.dayZero, options),
  };
  const chances = blendSources(learned.blend, sources);
  const label = findMost(chances);
  const modelled = toChances(sources.model);
  const vendor = cells[VENDOR];
  const signs: Signs = {
    blended: chances[label] ?? 0,
    modelled: modelled[label] ?? 0,
    agreed: findMost(modelled) === label,
    standing: standing(vendor),
    remembered: vendor !== undefined && vendor.labels[findMost(vendor.weights)] === label,
    shares: SHARED_PLACES.map((place) => weighShare(cells[place], label)),
  };
  return { evidence, sources, chances, label, signs };
};

const NOTHING: Prediction = {
  label: null,
  confidence: 0,
  why: { kind: "none" },
  applied: false,
  suggested: false,
};

const file = (label: string, confidence: number, why: PredictionWhy): Prediction => ({
  label,
  confidence,
  why,
  applied: confidence >= APPLY_FROM,
  suggested: confidence >= SUGGEST_FROM,
});

const toRuleRow = (row: ClassifierRow): RuleRow => ({
  reference: null,
  note: null,
  merchant: null,
  category: null,
  sub_category: null,
  tags: [],
  status: null,
  description: row.description,
  counterparty: row.counterparty,
  vendor: row.vendor.name,
  amount: row.amount,
  currency: row.currency ?? null,
  bank_account: row.bank_account_id ?? null,
  booked_on: row.booked_on ?? null,
  mcc: row.mcc ?? null,
  ...row.for_rules,
});

/** A merchant's default is the person's own word, but for all its rows at once. */
const DEFAULT_CONFIDENCE = 0.95;

const fileByOrder = (row: ClassifierRow, options: ClassifierOptions): Prediction | null => {
  if (options.rules === undefined || options.rules.length === 0) return null;
  const { sub_category, transfer } = applyRules(toRuleRow(row), options.rules);
  const label = sub_category?.value ?? (transfer && options.toLabel?.("transfers.transfers")) ?? null;
  const by = sub_category ?? transfer;
  if (label === null || by === null) return null;
  return file(label, 1, { kind: "rule", rule_id: by.rule_id, name: by.name, sub_category: label });
};

const fileByMerchant = (
  { vendor }: ClassifierRow,
  options: ClassifierOptions,
  { signs }: Judgement,
): Prediction | null => {
  const label = options.merchant_defaults?.get(vendor.key);
  if (label === undefined || signs.standing > 0) return null;
  return file(label, DEFAULT_CONFIDENCE, { kind: "merchant", vendor: vendor.name, sub_category: label });
};

const learnJudgement = (learned: Learned, judgement: Judgement, label: number): void => {
  const { evidence, sources, chances } = judgement;
  learnSigns(learned.confidence, judgement.signs, judgement.label === label);
  learnBlend(learned.blend, sources, { chances, label });
  stepTowards(learned.model, { features: evidence.features, label }, toChances(sources.model));
  learned.counts[label] = (learned.counts[label] ?? 0) + 1;
  learned.answers += 1;
  for (const [kind, context] of evidence.contexts.entries()) {
    const memory = learned.memories[kind];
    if (context !== null && memory !== undefined) rememberAnswer(memory, context, label);
  }
  for (const word of evidence.words) rememberAnswer(learned.words, word, label);
  rememberAnswer(learned.directions, evidence.moneyIn ? "in" : "out", label);
};

/**
 * Learns a person's labels answer by answer: rules come first, then what the memory of like rows, a linear model and day-zero
 * knowledge say together. Nothing is forgotten; when an answer is undone, the answers are learned anew.
 */
export const createClassifier = (options: ClassifierOptions = {}): Classifier => {
  const learned = createLearned(options);
  const predict = (row: ClassifierRow): Prediction => {
    const ordered = fileByOrder(row, options);
    if (ordered !== null) return ordered;
    if (learned.labels.names.length === 0) return NOTHING;
    const judgement = judgeRow(learned, row, options);
    const merchant = fileByMerchant(row, options, judgement);
    if (merchant !== null) return merchant;
    const name = learned.labels.names[judgement.label] ?? null;
    if (name === null) return NOTHING;
    const confidence = judgeSigns(learned.confidence, judgement.signs);
    return file(name, confidence, explain(learned, row, judgement));
  };
  const learn = (row: ClassifierRow, name: string): void => {
    const label = learned.labels.number(name);
    if (learned.counts[label] === undefined) learned.counts[label] = 0;
    learnJudgement(learned, judgeRow(learned, row, options), label);
  };
  return { predict, learn };
};
