import type { DecimalSign } from "../../../values/amount.ts";
import { toMinor } from "../../../values/amount.ts";
import { readMoneyCell, readRowAmount } from "./amount-source.ts";
import type { AmountSource } from "./amount-source.ts";
import { findSense, readBalance } from "./choose-reading.ts";
import type { ChosenReading, Reading } from "./choose-reading.ts";
import { decideSign } from "./decide-sign.ts";
import { describeRow } from "./describe-row.ts";
import type { PickedColumns } from "./pick-columns.ts";
import type { PreparedRow } from "./prepare-rows.ts";
import { findSignsFromBalances } from "./signs-from-balances.ts";
import type { UnsignedRow } from "./signs-from-balances.ts";
import { teachDirections } from "./teach-directions.ts";

const SAMPLE_ROWS = 400;

/** Amounts of which only some carry CR or a plus are money out where they carry nothing. */
const settleUnmarked = (
  source: AmountSource,
  rows: readonly PreparedRow[],
  sign: DecimalSign,
): AmountSource => {
  if (source.kind !== "signed") return source;
  let creditMarks = 0;
  for (const row of rows) {
    const written = readMoneyCell(row.cells[source.column] ?? "", sign);
    if (written === null) continue;
    if (written.direction === "credit" || (written.plus && !written.negative)) creditMarks += 1;
    else if (written.negative || written.direction === "debit") return source;
  }
  return creditMarks > 0 && creditMarks < rows.length ? { ...source, unmarked: -1 } : source;
};

const TEST_EXPONENT = 4;
const NUMBER = /\d[\d.,'\u2019]*\d/g;

/** Figures that are printed around the rows, in size. */
const listPrinted = (around: string, sign: DecimalSign): Set<number> =>
  new Set(
    (around.match(NUMBER) ?? []).flatMap((text) => {
      const written = readMoneyCell(text, sign);
      const size = written === null ? undefined : toMinor(written, TEST_EXPONENT)?.amount;
      return size === undefined ? [] : Math.abs(size);
    }),
  );

/** The way of the row without a balance before it that leads from a figure printed around the rows, where the other one does not. */
const leadFrom = ({ amount, balance }: UnsignedRow, printed: ReadonlySet<number>): 1 | -1 | 0 => {
  if (balance === null) return 0;
  const ways = ([1, -1] as const).filter((way) => printed.has(Math.abs(balance - way * amount)));
  return ways.length === 1 ? (ways[0] ?? 0) : 0;
};

/** Directions that only the running balance tells, where the amounts carry no sign and balances do not follow them. */
const settleByBalances = (
  reading: Reading,
  rows: readonly PreparedRow[],
  { sign, around }: { sign: DecimalSign; around: string },
): Reading | null => {
  const { source, balance } = reading;
  if (source.kind !== "signed" || balance === null || new Set(rows.map((row) => row.group)).size > 1)
    return null;
  const style = { sign, exponent: TEST_EXPONENT };
  const booked = rows.filter((row) => !row.pending);
  const unsigned = booked.flatMap((row) => {
    const read = readRowAmount(source, row.cells, style);
    return typeof read === "string"
      ? []
      : [{ amount: read.amount, balance: readBalance(row.cells, balance, style) }];
  });
  const signs = unsigned.length === booked.length ? findSignsFromBalances(unsigned) : null;
  if (signs === null) return null;
  const { column } = source;
  const printed = listPrinted(around, sign);
  const signed = booked.map(({ cells }, index) => {
    const own = unsigned[index];
    const lead = own === undefined ? 0 : leadFrom(own, printed);
    return { cells, sign: signs[index] === 0 ? lead : (signs[index] ?? 0) };
  });
  const taught = teachDirections(signed);
  if (taught !== null) {
    const { column: direction, directions: named_directions } = taught;
    return { ...reading, source: { kind: "directed", column, direction, blank: null, named_directions } };
  }
  const byCells = new Map(signed.map(({ cells, sign: own }) => [cells, own] as const));
  return { ...reading, source: { kind: "balanced", column, signs: byCells } };
};

/** Applies the evidence about signs: words, card, and whether balances rise or fall with the amounts. */
export const settleSigns = (
  chosen: ChosenReading,
  rows: readonly PreparedRow[],
  evidence: { picked: PickedColumns; cardLike: boolean; sellers: boolean; sign: DecimalSign; around: string },
): Reading => {
  const source = settleUnmarked(chosen.reading.source, rows, evidence.sign);
  const reading = { ...chosen.reading, source };
  const byBalances = settleByBalances(reading, rows, evidence);
  // Balances that hold for most rows are broken by those of the other direction only where a word of theirs says so.
  const isTaught = chosen.trial.breaks > 0 && byBalances?.source.kind === "directed";
  if (byBalances !== null && (!chosen.held || isTaught)) return byBalances;
  const told = chosen.held ? chosen.trial.sense : 1;
  const sense =
    source === chosen.reading.source ? told : findSense(chosen, source, { rows, sign: evidence.sign });
  const isOpen = source.kind === "either" || (source.kind === "signed" && source.unmarked === 1);
  if (!isOpen) return { ...reading, balanceSign: sense };
  const style = { sign: evidence.sign, exponent: 2 };
  const sample = rows.slice(0, SAMPLE_ROWS).flatMap((row) => {
    const read = readRowAmount(source, row.cells, style);
    const { type, category } = evidence.picked;
    const text = `${describeRow(row, evidence.picked)} ${row.cells[type ?? -1] ?? ""} ${row.cells[category ?? -1] ?? ""}`;
    return typeof read === "string" ? [] : [{ amount: read.amount, text }];
  });
  const byWords = evidence.sellers ? 1 : decideSign(sample, evidence.cardLike);
  const positives = sample.filter((entry) => entry.amount > 0).length;
  const amountSign = sense === -1 && byWords === 1 && positives * 2 > sample.length ? -1 : byWords;
  return { ...reading, amountSign, balanceSign: amountSign === sense ? 1 : -1 };
};
