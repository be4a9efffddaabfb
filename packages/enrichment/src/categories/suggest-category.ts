import type { Knowledge, Suggestion, VendorName, Why } from "../enrichment.ts";
import { type DayZeroRow, suggestOnDayZero } from "./day-zero.ts";

const NO_ANSWER: Why = { kind: "none" };
const rememberVendor = (vendor: VendorName, knowledge: Knowledge): Suggestion | null => {
  const answers = [...(knowledge.answers.get(vendor.key) ?? [])];
  const of = answers.reduce((sum, [, count]) => sum + count, 0);
  const best = answers.reduce<readonly [string, number] | null>(
    (top, answer) => (top === null || answer[1] > top[1] ? answer : top),
    null,
  );
  if (best !== null && best[1] * 2 > of) {
    const [sub_category, count] = best;
    return {
      from: "user",
      sub_category,
      why: { kind: "remembered", vendor: vendor.name, sub_category, count, of },
    };
  }
  const fallback = knowledge.merchant_defaults.get(vendor.key);
  if (fallback === undefined) return null;
  return {
    from: "user",
    sub_category: fallback,
    why: { kind: "merchant", vendor: vendor.name, sub_category: fallback },
  };
};

/**
 * The category of a row and why, or null when nothing is known: first what the user answered for this vendor (more than half of the
 * answers agree), then the default of its merchant, then day-zero knowledge, which keeps to the direction of the money.
 */
export const suggestCategory = (row: DayZeroRow, knowledge: Knowledge): Suggestion | null => {
  const remembered = rememberVendor(row.vendor, knowledge);
  if (remembered !== null) return remembered;
  const known = suggestOnDayZero(row);
  return known === null ? null : { from: "starter", sub_category: known.sub_category, why: known.why };
};

/** The reason of a suggestion, also of none. */
export const readWhy = (suggestion: Suggestion | null): Why => suggestion?.why ?? NO_ANSWER;
