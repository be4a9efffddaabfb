import type { Fact } from "../../facts/find-facts.ts";
import { amountsOf, datesOf, plainText } from "../../lines/tokens.ts";
import type { ScannedLine } from "../../lines/tokens.ts";

/** The name of an account twice over, or its number in groups. */
const WORDS_MAX = 8;

/**
 * The balance of a day without a word for it, as French banks write it over the rows: the account, perhaps its name, the day, and
 * right behind that day the only amount of the line.
 */
const readHeadBalance = (scanned: ScannedLine, line: number): Fact[] => {
  const amounts = amountsOf(scanned).filter(({ certain }) => certain);
  const [token] = amounts;
  const day = datesOf(scanned).findLast(({ to }) => token !== undefined && to < token.from);
  const isLast = token !== undefined && scanned.tokens.at(-1) === token;
  if (token === undefined || day === undefined || amounts.length > 1 || !isLast || token.from !== day.to + 1)
    return [];
  if (plainText(scanned).split(" ").length > WORDS_MAX) return [];
  return [{ kind: "balance", token, line, dates: [day], label: "", side: null }];
};

/** The facts that lines state, with the balance of a day over the rows where no other is called one. */
export const withHeadBalance = (
  facts: readonly Fact[],
  lines: readonly ScannedLine[],
  first: number,
): readonly Fact[] => {
  if (facts.some(({ kind }) => kind !== "credits" && kind !== "debits")) return facts;
  const found = lines.flatMap((scanned, at) => (at < first ? readHeadBalance(scanned, at) : []));
  return found.length === 1 ? [...facts, ...found] : facts;
};
