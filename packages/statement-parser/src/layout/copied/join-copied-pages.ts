import type { ParsedStatement } from "../../parsed-file.ts";
import { joinFacts } from "../../proof/join-facts.ts";
import { prove } from "../../proof/prove.ts";

const isPlain = ({ proof, facts }: ParsedStatement): boolean =>
  proof.verdict === "proved" && facts.sections === undefined && (facts.unsure ?? 0) === 0;

/** The next goes on, within the same period of the same account, with the balance that was carried to it. */
const isNextPage = (one: ParsedStatement, other: ParsedStatement): boolean =>
  isPlain(one) &&
  isPlain(other) &&
  one.account.number !== null &&
  one.account.number === other.account.number &&
  one.currency === other.currency &&
  one.period.from !== null &&
  one.period.from === other.period.from &&
  one.period.to === other.period.to &&
  one.closing_balance !== null &&
  one.closing_balance === other.opening_balance &&
  !one.transactions.some(({ pending }) => pending);

const joinTwo = (one: ParsedStatement, other: ParsedStatement): ParsedStatement => {
  const transactions = [...one.transactions, ...other.transactions];
  const proved = prove(transactions, joinFacts(one.facts, other.facts, one.transactions.length));
  return {
    ...one,
    opening_balance: proved.opening,
    closing_balance: proved.closing,
    proof: proved.proof,
    facts: proved.facts,
    transactions,
  };
};

/** Of copied pages only the order of their words is left: each that begins with what was carried on to it may be read by itself. */
export const joinCopiedPages = (statements: readonly ParsedStatement[]): ParsedStatement[] => {
  const joined: ParsedStatement[] = [];
  for (const own of statements) {
    const last = joined.at(-1);
    if (last !== undefined && isNextPage(last, own)) joined[joined.length - 1] = joinTwo(last, own);
    else joined.push(own);
  }
  return joined;
};
