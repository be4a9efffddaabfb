import type { SeriesRow } from "@passbook/db/schema";

/** Parents of the starter taxonomy under which a steady amount is owed, not subscribed to. */
const OWED: ReadonlySet<string> = new Set([
  "housing",
  "utilities",
  "insurance",
  "taxes_fees",
  "loans",
  "education",
  "children",
  "family",
]);

/** What a bank charges for itself. */
const CHARGED: ReadonlySet<string> = new Set(["taxes_fees.bank_fees", "taxes_fees.interest"]);
/** Money that goes into the purse is owed to nobody. */
const CASH = "cash.cash";

/**
 * The kind of a series once the category of its last row is known: a mortgage of the same amount every month is a bill, a
 * streaming service whose price moves is a subscription still, an account's price a fee.
 */
export const kindOfCategory = (kind: SeriesRow["kind"], starter_id: string | null): SeriesRow["kind"] => {
  if (kind !== "subscription" && kind !== "bill") return kind;
  if (CHARGED.has(starter_id ?? "")) return "fee";
  if (starter_id === CASH) return "transfer";
  const parent = starter_id?.split(".")[0] ?? "";
  if (kind === "subscription" && OWED.has(parent)) return "bill";
  return kind === "bill" && parent === "subscriptions" ? "subscription" : kind;
};
