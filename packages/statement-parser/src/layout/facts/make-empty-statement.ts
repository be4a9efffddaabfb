import type { ParsedStatement } from "../../parsed-file.ts";
import { prove } from "../../proof/prove.ts";
import { chooseFacts, pickEnds } from "./choose-facts.ts";
import type { FactInput } from "./choose-facts.ts";

type EmptyInput = Pick<FactInput, "facts" | "exponent" | "resolve"> &
  Pick<ParsedStatement, "account" | "currency" | "period"> & {
    owed: boolean;
    /** No day stands beside a figure. */
    idle: boolean;
    /** How many rows it says to have. */
    count: number | null;
  };

/** The statement of an account without a row that prints its opening and its closing balance; null where it does not print both. */
export const makeEmptyStatement = ({
  account,
  currency,
  period,
  owed,
  idle,
  count,
  ...input
}: EmptyInput): ParsedStatement | null => {
  const nowhere = { firstLine: Number.POSITIVE_INFINITY, lastLine: -1, days: null, sums: [], figures: [] };
  const values = chooseFacts({ ...input, ...nowhere }, owed);
  const [only = null, ...others] = values.others;
  // without further words a balance that is printed again is both
  const isTwice =
    idle && others.length === 0 && input.facts.filter(({ kind }) => kind === "balance").length > 1;
  const ends = pickEnds(values);
  const isUnnamed = ends.opening === null && ends.closing === null;
  const { opening, closing } = isUnnamed && isTwice ? { opening: only, closing: only } : ends;
  if (opening === null || closing === null) return null;
  // Both sums are nothing; others may be those of a year.
  const areNothing = [values.credits, values.debits].every((sums) => sums.length > 0 && !sums.some(Boolean));
  const { proof, facts } = prove([], {
    opening,
    closing,
    ...(count === null ? {} : { count }),
    ...(areNothing ? { credits: 0, debits: 0 } : {}),
  });
  return {
    account,
    currency,
    period,
    opening_balance: opening,
    closing_balance: closing,
    proof,
    facts,
    transactions: [],
  };
};
