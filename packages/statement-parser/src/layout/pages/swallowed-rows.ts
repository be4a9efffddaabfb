import type { Solved } from "./solved.ts";
import type { AmountToken } from "../lines/tokens.ts";
import { plainText } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

const ALIGNED = 1;

const isAlike = (a: AmountToken, b: AmountToken): boolean =>
  Math.abs(a.edge - b.edge) <= ALIGNED && a.written.currency === b.written.currency;

/** A line with words and an amount right where the rows have theirs was read as further text of the row above it. */
export const swallowsRows = (solved: Solved | null): boolean => {
  if (solved === null) return false;
  const { candidate, records, part } = solved;
  const moves = candidate.rows.map(({ movement }) => movement.token);
  return candidate.rows.some(({ record, movement, balanceToken }) =>
    (records[record]?.amounts ?? []).some(({ token, line }) => {
      if (line <= movement.line || line === balanceToken?.line) return false;
      const scanned = part.lines[line];
      const isWorded = scanned !== undefined && hasLetters(plainText(scanned), 2);
      return isWorded && moves.some((move) => isAlike(move, token));
    }),
  );
};
