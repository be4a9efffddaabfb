import type { ParsedStatement } from "../parsed-file.ts";

type Balanced = Pick<ParsedStatement, "currency" | "opening_balance" | "closing_balance">;

/**
 * Whether a statement starts with the balance that the one before it ended with; `gap` is what it starts with more, in minor
 * units. Null where a balance is unknown or the currencies differ.
 */
export const joinsPrevious = (previous: Balanced, next: Balanced): { holds: boolean; gap: number } | null => {
  const { closing_balance: closing } = previous;
  const { opening_balance: opening } = next;
  const alike = previous.currency === null || next.currency === null || previous.currency === next.currency;
  if (closing === null || opening === null || !alike) return null;
  return { holds: opening === closing, gap: opening - closing };
};
