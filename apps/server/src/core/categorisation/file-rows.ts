import { divide, divideBySizes } from "@passbook/contract/divide";
import type { Db } from "@passbook/db/dialect";
import type { SplitRow, TransactionRow } from "@passbook/db/schema";
import type { Classifier, Prediction, RuleOutcome, RulePart, VendorName } from "@passbook/enrichment";
import * as z from "zod";
import type { Author } from "../changes/index.ts";
import { loadClassifier } from "./load-classifier.ts";
import { getReservedId, loadTaught } from "./load-taught.ts";
import { loadRules, type PreparedRule, ruleOn } from "./prepare-rules.ts";
import { type FindMerchant, loadMerchants } from "./load-merchants.ts";
import type { RowFacts, RuledRow } from "./search-rules.ts";
import { loadTellingAccounts, type ReadableRow, type TellingAccounts, toClassifierRow } from "./read-row.ts";

/** All that filing a person's rows takes. */
export type Filing = {
  readonly classifier: Classifier;
  readonly rules: readonly PreparedRule[];
  readonly accounts: TellingAccounts;
  /** Merchant of each vendor that has one. */
  readonly findMerchant: FindMerchant;
  readonly uncategorised_id: string;
  readonly transfers_id: string;
};

/** A row that arrives. */
export type ArrivingRow = ReadableRow &
  Pick<TransactionRow, "reference" | "status" | "original_amount" | "original_currency"> & {
    /** Of an account that is only about to be made. */
    readonly account_type?: string | null;
  };

/** How a row is filed; `merchant_id` null leaves it with the merchant of its vendor. */
export type FiledRow = {
  readonly vendor: VendorName;
  readonly merchant_id: string | null;
  readonly tag_ids: readonly string[];
  /** What it is divided into; none where it is not. */
  readonly parts: readonly FiledPart[];
  readonly values: Pick<
    TransactionRow,
    "sub_category_id" | "why" | "suggested_id" | "confidence" | "note" | "hidden" | "rule_ids"
  >;
};

/** A part of a row that a rule divides. */
export type FiledPart = Pick<SplitRow, "sub_category_id" | "amount" | "percent">;

export const loadFiling = async (db: Db, user_id: string): Promise<Filing> => {
  const taught = await loadTaught(db, user_id);
  const [classifier, rules, accounts, findMerchant] = await Promise.all([
    loadClassifier(db, user_id, taught),
    loadRules(db, user_id),
    loadTellingAccounts(db, user_id),
    loadMerchants(db, user_id),
  ]);
  return {
    classifier,
    rules,
    accounts,
    findMerchant,
    uncategorised_id: getReservedId(taught.starter_ids, "uncategorised.uncategorised"),
    transfers_id: getReservedId(taught.starter_ids, "transfers.transfers"),
  };
};

/** A chance as it is stored. */
export const toThousandths = (chance: number): number => Math.round(chance * 1000);

/** Files a row that arrives: by the rules first; where they leave the category open, as the answers tell. */
export const fileRow = (filing: Filing, arriving: ArrivingRow): FiledRow => {
  const row = toClassifierRow(arriving, filing.accounts, arriving.account_type);
  const ruled =
    filing.rules.length === 0 ? null : ruleOn(toRuleRow(filing, arriving, row.vendor), filing.rules);
  const by_rule = ruled === null ? null : toRuledCategory(ruled, filing.transfers_id);
  return {
    vendor: row.vendor,
    merchant_id: ruled?.merchant?.value ?? null,
    tag_ids: ruled?.tags.map(({ value }) => value) ?? [],
    parts: toParts(ruled?.split?.value ?? [], arriving.amount),
    values: {
      ...(by_rule?.filed ?? toFiling(filing.classifier.predict(row), filing.uncategorised_id)),
      note: ruled?.note?.value ?? null,
      hidden: ruled?.hide == null ? 0 : 1,
      rule_ids: ruled === null ? null : toRuleIds(listSetting(ruled)),
    },
  };
};

/** The parts of an amount, as a rule divides it; none where one of them would be nothing. */
export const toParts = (parts: readonly RulePart[], amount: number): FiledPart[] => {
  const percents = parts.flatMap(({ percent }) => percent ?? []);
  const amounts =
    percents.length === parts.length
      ? divide(amount, percents)
      : divideBySizes(
          amount,
          parts.slice(0, -1).flatMap(({ size }) => size ?? []),
        );
  return parts.flatMap(({ sub_category, percent = null }, at) => {
    const part = amounts?.[at];
    return part === undefined ? [] : [{ sub_category_id: sub_category, amount: part, percent }];
  });
};

/** The same as they are stored, in their order. */
export const toSplits = (
  { user_id, clock }: Pick<Author, "user_id" | "clock">,
  transaction_id: string,
  parts: readonly FiledPart[],
): SplitRow[] =>
  parts.map((part, position) => ({
    user_id,
    id: clock.newId(),
    transaction_id,
    position,
    note: null,
    ...part,
  }));

const toRuleRow = (filing: Filing, row: ArrivingRow, vendor: VendorName): RuledRow => ({
  description: row.description,
  counterparty: row.counterparty,
  vendor: vendor.name,
  merchant: filing.findMerchant(vendor),
  reference: row.reference,
  note: null,
  amount: row.amount,
  currency: row.currency,
  bank_account: row.bank_account_id,
  booked_on: row.booked_on,
  mcc: row.mcc,
  category: null,
  sub_category: filing.uncategorised_id,
  tags: [],
  status: row.status,
  facts: {
    original: toOriginal(row),
    counts_under: [filing.uncategorised_id],
    states: row.status === "pending" ? PENDING : NO_STATE,
    has: PRINTED,
  },
});

const NO_STATE: RowFacts["states"] = new Set();
const PENDING: RowFacts["states"] = new Set(["pending"]);
const PRINTED: RowFacts["has"] = new Set(["statement"]);

/** What was paid abroad, before it was changed. */
export const toOriginal = ({
  original_amount: amount,
  original_currency: currency,
}: Pick<TransactionRow, "original_amount" | "original_currency">): RowFacts["original"] =>
  amount === null || currency === null ? null : { amount, currency };

type Filed = Pick<TransactionRow, "sub_category_id" | "why" | "suggested_id" | "confidence">;

/** The category that rules set, with the reason; null where they leave it open. */
export const toRuledCategory = (
  { sub_category, transfer }: RuleOutcome,
  transfers_id: string,
): { readonly rule_id: string; readonly filed: Filed } | null => {
  const by = sub_category ?? transfer;
  if (by === null) return null;
  const sub_category_id = sub_category?.value ?? transfers_id;
  const { rule_id, name } = by;
  const why = JSON.stringify({ kind: "rule", rule_id, name, sub_category: sub_category_id });
  return { rule_id, filed: { sub_category_id, why, suggested_id: null, confidence: null } };
};

/** A sure prediction is filed, a likely one waits as a suggestion; `why` speaks of whichever it is. */
const toFiling = (prediction: Prediction, uncategorised_id: string): Filed => {
  const { label, applied } = prediction;
  if (label === null || !applied) return { sub_category_id: uncategorised_id, ...toSuggestion(prediction) };
  return {
    sub_category_id: label,
    why: JSON.stringify(prediction.why),
    suggested_id: null,
    confidence: toThousandths(prediction.confidence),
  };
};

/** What an uncategorised row says of its likely category. */
export const toSuggestion = ({
  label,
  suggested,
  applied,
  confidence,
  why,
}: Prediction): Pick<TransactionRow, "why" | "suggested_id" | "confidence"> =>
  label !== null && (suggested || applied)
    ? { suggested_id: label, confidence: toThousandths(confidence), why: JSON.stringify(why) }
    : { suggested_id: null, confidence: null, why: NOTHING_KNOWN };

const NOTHING_KNOWN = JSON.stringify({ kind: "none" });

/** The rules that set anything of an outcome. */
const listSetting = ({ sub_category, transfer, merchant, note, hide, split, tags }: RuleOutcome): string[] =>
  [sub_category, transfer, merchant, note, hide, split, ...tags].flatMap((set) => set?.rule_id ?? []);

/** Ids of rules as a transaction keeps them. */
/** What `transactions.rule_ids` holds, written by the next function alone. */
export const readRuleIds = (rule_ids: string | null): string[] =>
  rule_ids === null ? [] : z.parse(z.array(z.string()), JSON.parse(rule_ids));

export const toRuleIds = (ids: readonly string[]): string | null =>
  ids.length === 0
    ? null
    : JSON.stringify([...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)));
