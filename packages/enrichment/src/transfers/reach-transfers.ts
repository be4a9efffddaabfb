import type { MovementContext, MovementEdit, MovementRow } from "../movement-types.ts";
import { judgePair, toDated, WINDOW_DAYS, type DatedRow, type Judgement } from "./candidates.ts";

type Frontier = {
  readonly bySize: ReadonlyMap<number, readonly DatedRow[]>;
  readonly byDay: ReadonlyMap<number, readonly DatedRow[]>;
  readonly currencies: ReadonlySet<string>;
};

const makeFrontier = (rows: readonly DatedRow[]): Frontier => ({
  bySize: Map.groupBy(rows, ({ row }) => Math.abs(row.amount)),
  byDay: Map.groupBy(rows, ({ day }) => day),
  currencies: new Set(rows.map(({ row }) => row.currency)),
});

/** Rows of the frontier in another currency within the window of a day. */
const listAbroad = (frontier: Frontier, { row, day }: DatedRow): DatedRow[] => {
  const found: DatedRow[] = [];
  for (let at = day - WINDOW_DAYS; at <= day + WINDOW_DAYS; at += 1)
    for (const other of frontier.byDay.get(at) ?? [])
      if (other.row.currency !== row.currency) found.push(other);
  return found;
};

/** True when a row makes a candidate with one of the frontier. */
const touches = (row: MovementRow, frontier: Frontier, judgement: Judgement): boolean => {
  const equal = frontier.bySize.get(Math.abs(row.amount));
  const isAbroad = frontier.currencies.size > 1 || !frontier.currencies.has(row.currency);
  if (equal === undefined && !isAbroad) return false;
  const dated = toDated(row);
  const isCandidate = (other: DatedRow): boolean => judgePair(dated, other, judgement) !== null;
  const near = (equal ?? []).filter(
    (other) => Math.abs(other.day - dated.day) <= WINDOW_DAYS && other.row.currency === row.currency,
  );
  return near.some(isCandidate) || (isAbroad && listAbroad(frontier, dated).some(isCandidate));
};

/**
 * The rows whose transfers must be looked for again: the edited ones, all that make a candidate with one of them as it is or was,
 * those that make one with these, and so on; confirmed pairs stay together.
 */
export const reachTransfers = (
  rows: readonly MovementRow[],
  edits: readonly MovementEdit[],
  { context, judgement }: { context: MovementContext; judgement: Judgement },
): MovementRow[] => {
  const partners = new Map<string, string[]>();
  for (const [one, other] of context.answers.transfers.confirmed) {
    partners.set(one, [...(partners.get(one) ?? []), other]);
    partners.set(other, [...(partners.get(other) ?? []), one]);
  }
  const reached = new Set<string>();
  const found: MovementRow[] = [];
  let next = edits.flatMap(({ before, after }) => [before, after].filter((row) => row !== null));
  const edited = new Set(next.map(({ id }) => id));
  let wanted = new Set([...edited, ...next.flatMap(({ id }) => partners.get(id) ?? [])]);
  while (next.length > 0) {
    const frontier = makeFrontier(next.map(toDated));
    const named = wanted;
    const isWanted = ({ id }: MovementRow): boolean => named.size > 0 && named.has(id);
    next = rows.filter((row) => (isWanted(row) || touches(row, frontier, judgement)) && !reached.has(row.id));
    for (const row of next) reached.add(row.id);
    found.push(...next);
    wanted = new Set(next.flatMap(({ id }) => partners.get(id) ?? []));
  }
  return found;
};
