import type { ParsedStatement, ParsedTransaction, Problem, RowChange } from "@passbook/statement-parser";
import { say } from "@passbook/contract/sentences/reading";
import type { RowAnchor, StatementDetails } from "../kept/details.ts";

const anchorOf = (change: RowChange): number => (change.op === "insert" ? change.after : change.row);

const toAnchor = ({ booked_on, amount, description }: ParsedTransaction): RowAnchor => ({
  booked_on,
  amount,
  description,
});

/** The rows that corrections speak of, as they were read. */
export const toAnchors = (
  { transactions }: ParsedStatement,
  corrections: readonly RowChange[],
): Record<string, RowAnchor> =>
  Object.fromEntries(
    corrections.flatMap((change) => {
      const row = transactions[anchorOf(change) - 1];
      return row === undefined ? [] : [[String(anchorOf(change)), toAnchor(row)]];
    }),
  );

/** The corrections that still hold in a new reading: none where it proves without them; each goes with the row it spoke of. */
export const anchorCorrections = (
  read: ParsedStatement,
  { corrections = [], anchors = {} }: StatementDetails,
): { corrections: RowChange[]; problems: Problem[] } => {
  if (corrections.length === 0 || read.proof.verdict === "proved") return { corrections: [], problems: [] };
  const places = listPlaces(read.transactions);
  const kept = corrections.flatMap((change) => moveChange(change, anchors, places));
  const lost = corrections.length - kept.length;
  return { corrections: kept, problems: lost === 0 ? [] : [toProblem(lost)] };
};

const toKey = ({ booked_on, amount, description }: RowAnchor): string =>
  `${booked_on}\0${String(amount)}\0${description}`;

const listPlaces = (rows: readonly ParsedTransaction[]): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  for (const [index, row] of rows.entries()) {
    const key = toKey(toAnchor(row));
    const numbers = places.get(key);
    if (numbers === undefined) places.set(key, [index + 1]);
    else numbers.push(index + 1);
  }
  return places;
};

const moveChange = (
  change: RowChange,
  anchors: Readonly<Record<string, RowAnchor>>,
  places: ReadonlyMap<string, readonly number[]>,
): RowChange[] => {
  const number = anchorOf(change);
  const anchor = anchors[String(number)];
  if (anchor === undefined) return number === 0 ? [change] : [];
  const [nearest] = (places.get(toKey(anchor)) ?? []).toSorted(
    (a, b) => Math.abs(a - number) - Math.abs(b - number),
  );
  if (nearest === undefined) return [];
  return [change.op === "insert" ? { ...change, after: nearest } : { ...change, row: nearest }];
};

const toProblem = (lost: number): Problem => ({
  code: "corrections_dropped",
  ...say("corrections_dropped", { lost }),
});
