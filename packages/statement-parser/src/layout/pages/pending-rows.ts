import { toMinor } from "../../values/amount.ts";
import { weighText } from "../../labels/meaning-words.ts";
import type { PageRecord, PlacedAmount } from "../rows/collect-records.ts";
import { exponentOf } from "../accounts/describe-document.ts";
import type { PageRow } from "../readings/read-rows.ts";
import { textOf } from "./solve-records.ts";
import type { Solved } from "./solved.ts";

const NEAR = 8;

/** Of the amounts of an announced row the one that stands where booked rows have theirs; else the first. */
const pickMovement = (record: PageRecord, rows: readonly PageRow[]): PlacedAmount | undefined => {
  const under = record.amounts.find(({ edge }) =>
    rows.some(({ movement }) => Math.abs(movement.edge - edge) <= NEAR),
  );
  return under ?? record.amounts[0];
};

const wayOf = (rows: readonly PageRow[]): 1 | -1 | null => {
  if (rows.length === 0) return null;
  if (rows.every(({ amount }) => amount < 0)) return -1;
  return rows.every(({ amount }) => amount > 0) ? 1 : null;
};

const isBare = ({ movement: { token } }: PageRow): boolean =>
  !token.written.negative && !token.written.plus && token.written.direction === null;

/** Booked rows of a column, all of them or all without a mark, tell the direction of an announced one without a mark in it. */
const signOfColumn = (movement: PlacedAmount, rows: readonly PageRow[]): 1 | -1 | null => {
  const own = rows.filter((row) => Math.abs(row.movement.edge - movement.edge) <= NEAR);
  return wayOf(own) ?? wayOf(own.filter(isBare));
};

const signOf = (movement: PlacedAmount, text: string, solved: Solved): 1 | -1 => {
  const { rows, reading } = solved.candidate;
  const { written } = movement.token;
  if (written.direction !== null) return written.direction === "credit" ? 1 : -1;
  const turned = reading.mode === "card" || (reading.mode === "section" && reading.owed);
  if (turned) return written.negative || written.plus ? 1 : -1;
  if (written.negative) return -1;
  if (written.plus) return 1;
  return signOfColumn(movement, rows) ?? (weighText(text) || -1);
};

/** Rows that are announced: what they will move as their mark, their column, their words or custom tell. */
export const readPendingRows = (
  solved: Solved,
): Pick<PageRow, "record" | "movement" | "balanceToken" | "amount">[] =>
  solved.pending.flatMap((record, at) => {
    const movement = pickMovement(record, solved.candidate.rows);
    if (movement === undefined) return [];
    const minor = toMinor(movement.token.written, exponentOf(solved.part.words.currency));
    if (minor === null || minor.amount === 0) return [];
    const sign = signOf(movement, textOf(record, solved.part.lines), solved);
    return [{ record: at, movement, balanceToken: null, amount: sign * Math.abs(minor.amount) }];
  });
