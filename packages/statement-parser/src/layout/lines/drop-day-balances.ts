import { amountsOf, datesOf, plainText } from "./tokens.ts";
import type { ScannedLine, Token } from "./tokens.ts";

const PAIRS_MIN = 2;
const LINES_MIN = 2;
/** So many on one line need no other below. */
const PAIRS_SURE = 3;

/** How many days, each with its amount behind it, a line holds; 0 where it holds anything else. */
const countPairs = (scanned: ScannedLine): number => {
  const { tokens } = scanned;
  const takesTurns = tokens.every(({ kind }, at) => kind === (at % 2 === 0 ? "date" : "amount"));
  const isBare = plainText(scanned) === "" && datesOf(scanned).length === amountsOf(scanned).length;
  return takesTurns && isBare ? tokens.length / 2 : 0;
};

const pairUp = (tokens: readonly Token[]): NonNullable<ScannedLine["dayBalances"]> =>
  tokens.flatMap((token, at) => {
    const date = tokens[at - 1];
    return token.kind === "amount" && date?.kind === "date" ? [{ date, token }] : [];
  });

/**
 * Lines without what stands in tables of the balances of days, several pairs on a line and no word: no movement is printed
 * like that.
 */
export const dropDayBalances = (lines: readonly ScannedLine[]): readonly ScannedLine[] => {
  const counts = lines.map(countPairs);
  const dropped = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    if ((counts[at] ?? 0) < PAIRS_MIN) continue;
    let end = at;
    while ((counts[end + 1] ?? 0) > 0) end += 1;
    const isTable = end - at + 1 >= LINES_MIN || (counts[at] ?? 0) >= PAIRS_SURE;
    if (isTable) for (let line = at; line <= end; line += 1) dropped.add(line);
    at = end;
  }
  return dropped.size === 0
    ? lines
    : lines.map((scanned, at) =>
        dropped.has(at) ? { ...scanned, tokens: [], dayBalances: pairUp(scanned.tokens) } : scanned,
      );
};
