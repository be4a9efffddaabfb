import type { FinderContext, RowEdit, FinderRow } from "../finding-types.ts";
import { findRow, listBetween, listOfSize, type RowIndex } from "../rows/row-index.ts";
import { fromDayNumber } from "../text/day-number.ts";
import { judgePair, toDated, WINDOW_DAYS, type Judgement } from "./candidates.ts";

/** Rows in another currency within the window of a day. */
const listAbroad = (row: FinderRow, day: number, index: RowIndex): FinderRow[] => {
  const isAlone = [...index.byCurrency.keys()].every((currency) => currency === row.currency);
  if (isAlone) return [];
  const near = listBetween(index, day - WINDOW_DAYS, day + WINDOW_DAYS);
  return near.filter(({ currency }) => currency !== row.currency);
};

/** Rows that make a candidate with one. */
const listCandidates = (row: FinderRow, index: RowIndex, judgement: Judgement): FinderRow[] => {
  const dated = toDated(row);
  const [from, to] = [fromDayNumber(dated.day - WINDOW_DAYS), fromDayNumber(dated.day + WINDOW_DAYS)];
  const equal = listOfSize(index, Math.abs(row.amount)).filter(
    ({ currency, booked_on }) => currency === row.currency && booked_on >= from && booked_on <= to,
  );
  return [...equal, ...listAbroad(row, dated.day, index)].filter(
    (other) => judgePair(dated, toDated(other), judgement) !== null,
  );
};

const listPartners = ({ confirmed }: FinderContext["answers"]["transfers"]): Map<string, string[]> => {
  const partners = new Map<string, string[]>();
  for (const [one, other] of confirmed) {
    partners.set(one, [...(partners.get(one) ?? []), other]);
    partners.set(other, [...(partners.get(other) ?? []), one]);
  }
  return partners;
};

/**
 * The rows whose transfers must be looked for again: the edited ones, all that make a candidate with one of them as it is or was,
 * those that make one with these, and so on; confirmed pairs stay together.
 */
export const reachTransfers = (
  edits: readonly RowEdit[],
  index: RowIndex,
  { context, judgement }: { context: FinderContext; judgement: Judgement },
): FinderRow[] => {
  const partners = listPartners(context.answers.transfers);
  const edited = edits.flatMap(({ before, after }) => [before, after].filter((row) => row !== null));
  // What was looked from, as it is or was, is not looked from again.
  const looked = new Set(edited.map(({ id }) => id));
  const reached = new Map<string, FinderRow>();
  let frontier = edited;
  while (frontier.length > 0) {
    const wanted = frontier.flatMap(({ id }) => [id, ...(partners.get(id) ?? [])]);
    const next = [
      ...wanted.flatMap((id) => findRow(index, id) ?? []),
      ...frontier.flatMap((row) => listCandidates(row, index, judgement)),
    ];
    for (const row of next) reached.set(row.id, row);
    const fresh = new Map(next.filter(({ id }) => !looked.has(id)).map((row) => [row.id, row]));
    for (const id of fresh.keys()) looked.add(id);
    frontier = [...fresh.values()];
  }
  return [...reached.values()];
};
