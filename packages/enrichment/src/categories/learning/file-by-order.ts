import { applyRules } from "../apply-rules.ts";
import type { RuleRow } from "../rules.ts";
import type { ClassifierOptions, ClassifierRow, Prediction, PredictionWhy } from "./prediction.ts";
import { APPLY_FROM, SUGGEST_FROM } from "./thresholds.ts";

/** A merchant's default is the person's own word, but for all its rows at once. */
const DEFAULT_CONFIDENCE = 0.95;

/** Whether rows are filed without asking. */
export const isSure = (confidence: number): boolean => confidence >= APPLY_FROM;

/** A prediction by its confidence. */
export const toPrediction = (label: string, confidence: number, why: PredictionWhy): Prediction => ({
  label,
  confidence,
  why,
  applied: isSure(confidence),
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

const findTransfers = ({ labels }: ClassifierOptions): string | null =>
  labels?.find(({ starter }) => starter === "transfers.transfers")?.id ?? null;

/** What the person's rules say of a row, or null. */
export const fileByRule = (row: ClassifierRow, options: ClassifierOptions): Prediction | null => {
  if (options.rules === undefined || options.rules.length === 0) return null;
  const { sub_category, transfer } = applyRules(toRuleRow(row), options.rules);
  const by = sub_category ?? transfer;
  const label = sub_category?.value ?? findTransfers(options);
  if (label === null || by === null) return null;
  return toPrediction(label, 1, { kind: "rule", rule_id: by.rule_id, name: by.name, sub_category: label });
};

/** What the merchant of a row's vendor says, or null. */
export const fileByMerchant = (
  { vendor }: ClassifierRow,
  { merchant_defaults }: ClassifierOptions,
): Prediction | null => {
  const label = merchant_defaults?.get(vendor.key);
  if (label === undefined) return null;
  return toPrediction(label, DEFAULT_CONFIDENCE, {
    kind: "merchant",
    vendor: vendor.name,
    sub_category: label,
  });
};
