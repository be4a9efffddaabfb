import { minorDigits } from "@passbook/contract/values";
import type { CurrencyCode } from "@passbook/contract/values";
import type { ParsedStatement } from "@passbook/statement-parser";
import type { StrangersStatement } from "../statement-layouts/facts/read-truth.ts";

/** What a figure in smallest units of one currency is in those of the other, as the same decimal. */
const makeScale = (from: CurrencyCode | null, to: CurrencyCode | null): ((amount: number) => number) => {
  const digits = minorDigits(to) - minorDigits(from);
  return digits < 0 ? (amount) => amount / 10 ** -digits : (amount) => amount * 10 ** digits;
};

/**
 * A statement as it was read, to be compared with what is true. Where nothing printed names its currency and the reading names
 * none either, nobody can know how many smallest units an amount has: its figures are compared as decimals.
 */
export const inDecimals = (
  found: ParsedStatement,
  truth: Pick<StrangersStatement, "currency" | "named">,
): ParsedStatement => {
  if (truth.named || (truth.currency !== null && found.currency !== null)) return found;
  const scale = makeScale(found.currency, truth.currency);
  const scaleBalance = (balance: number | null): number | null => (balance === null ? null : scale(balance));
  return {
    ...found,
    opening_balance: scaleBalance(found.opening_balance),
    closing_balance: scaleBalance(found.closing_balance),
    transactions: found.transactions.map((row) => ({ ...row, amount: scale(row.amount) })),
  };
};
