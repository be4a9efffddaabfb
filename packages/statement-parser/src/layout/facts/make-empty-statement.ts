import type { ParsedStatement } from "../../parsed-file.ts";
import { prove } from "../../proof/prove.ts";
import { chooseFacts, pickEnds } from "./choose-facts.ts";
import type { FactInput } from "./choose-facts.ts";

type EmptyInput = Pick<FactInput, "facts" | "exponent" | "resolve"> &
  Pick<ParsedStatement, "account" | "currency" | "period"> & { owed: boolean };

/** The statement of an account without a row that prints its opening and its closing balance; null where it does not print both. */
export const makeEmptyStatement = ({
  account,
  currency,
  period,
  owed,
  ...input
}: EmptyInput): ParsedStatement | null => {
  const nowhere = { firstLine: Number.POSITIVE_INFINITY, lastLine: -1, days: null, sums: [], figures: [] };
  const { opening, closing } = pickEnds(chooseFacts({ ...input, ...nowhere }, owed));
  if (opening === null || closing === null) return null;
  const { proof, facts } = prove([], { opening, closing });
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
