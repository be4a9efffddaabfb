import type { PrintedFacts } from "../parsed-file.ts";

const sumOf = (one: number | null | undefined, other: number | null | undefined): number | null =>
  typeof one === "number" && typeof other === "number" ? one + other : null;

/** What two pages of a statement print, as of one: the balances between them stand after the last row of the first, the row `after`. */
export const joinFacts = (one: PrintedFacts, other: PrintedFacts, after: number): PrintedFacts => {
  const between = [one.closing, other.opening].flatMap((balance) =>
    balance === null ? [] : [{ after, balance }],
  );
  const later = (other.carried ?? []).map((point) => ({ ...point, after: point.after + after }));
  return {
    opening: one.opening,
    closing: other.closing,
    credits: sumOf(one.credits, other.credits),
    debits: sumOf(one.debits, other.debits),
    count: sumOf(one.count, other.count),
    credit_count: sumOf(one.credit_count, other.credit_count),
    debit_count: sumOf(one.debit_count, other.debit_count),
    carried: [...(one.carried ?? []), ...between, ...later],
    previous_closing: one.previous_closing ?? null,
  };
};
