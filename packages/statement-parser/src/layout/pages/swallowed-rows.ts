import { exponentOf } from "../accounts/describe-document.ts";
import type { Fact } from "../facts/find-facts.ts";
import { isRightUnder } from "../lines/lines.ts";
import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";
import { provesAll } from "./keep-tables.ts";
import type { Part, Solved } from "./solved.ts";
import type { AmountToken } from "../lines/tokens.ts";
import { plainText, sizeOf } from "../lines/tokens.ts";
import { hasLetters } from "../../values/text.ts";

const ALIGNED = 1;

const isAlike = (a: AmountToken, b: AmountToken): boolean =>
  Math.abs(a.edge - b.edge) <= ALIGNED && a.written.currency === b.written.currency;

/** Lines with words and an amount right where the rows have theirs that were read as further text of the row above them, by record. */
const listSwallowed = ({ candidate, records, part }: Solved): Map<number, PlacedAmount[]> => {
  const moves = candidate.rows.map(({ movement }) => movement.token);
  return new Map(
    candidate.rows.flatMap(({ record, movement, balanceToken }) => {
      const own = (records[record]?.amounts ?? []).filter(({ token, line }) => {
        const scanned = part.lines[line];
        const isBelow = line > movement.line && line !== balanceToken?.line;
        const isWorded = scanned !== undefined && hasLetters(plainText(scanned), 2);
        return isBelow && isWorded && moves.some((move) => isAlike(move, token));
      });
      return own.length === 0 ? [] : [[record, own] as const];
    }),
  );
};

export const swallowsRows = (solved: Solved | null): boolean =>
  solved !== null && listSwallowed(solved).size > 0;

const LINES_MAX = 10;

/** Whether they may come to nothing, each in or out: then balances hold with them and without. */
const mayCancel = (sizes: readonly number[]): boolean => {
  let sums = new Set([0]);
  for (const [at, size] of sizes.entries()) {
    sums = new Set([...sums].flatMap((sum) => (at === 0 ? [sum + size] : [sum + size, sum - size])));
  }
  return sums.has(0);
};

/** The lines of a row before those that are none of its own, and before the heading over these. */
const cutLines = ({ lines }: Part, record: PageRecord, from: number): PageRecord => {
  const [above, heading] = [lines[from - 2], lines[from - 1]];
  const isHeading =
    heading !== undefined &&
    heading.tokens.length === 0 &&
    !isRightUnder(heading.line, above?.line, HEADING_GAP);
  const end = isHeading ? from - 1 : from;
  return {
    ...record,
    lines: record.lines.filter((line) => line < end),
    amounts: record.amounts.filter(({ line }) => line < end),
  };
};

/** So far under the last row, in heights of a line, stands the heading of what is none of its rows. */
const HEADING_GAP = 0.6;

/**
 * The rows without what stands under the last of them and is none, as the costs of a year: named balances prove the rows without these
 * lines, which do not come to nothing; null where that is not so.
 */
export const leaveRecap = (solved: Solved, facts: readonly Fact[]): Solved | null => {
  const swallowed = listSwallowed(solved);
  const last = solved.candidate.rows.at(-1)?.record;
  const [only] = swallowed;
  const exponent = exponentOf(solved.part.words.currency);
  if (only === undefined || swallowed.size > 1 || only[0] !== last) return null;
  const [at, amounts] = only;
  const sizes = amounts.map(({ token }) => sizeOf(token, exponent));
  if (amounts.length > LINES_MAX || mayCancel(sizes) || !provesAll(solved, facts)) return null;
  const from = Math.min(...amounts.map(({ line }) => line));
  return {
    ...solved,
    records: solved.records.map((record, index) =>
      index === at ? cutLines(solved.part, record, from) : record,
    ),
  };
};
