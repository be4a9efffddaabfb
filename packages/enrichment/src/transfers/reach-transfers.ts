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

/** True when a row is of the frontier itself, or makes a candidate with one of it. */
const touches = (row: MovementRow, frontier: Frontier, judgement: Judgement): boolean => {
  const equal = frontier.bySize.get(Math.abs(row.amount));
  const isAbroad = frontier.currencies.size > 1 || !frontier.currencies.has(row.currency);
  if (equal === undefined && !isAbroad) return false;
  if (equal?.some((other) => other.row.id === row.id) === true) return true;
  const dated = toDated(row);
  const isCandidate = (other: DatedRow): boolean => judgePair(dated, other, judgement) !== null;
  const near = (equal ?? []).filter(
    (other) => Math.abs(other.day - dated.day) <= WINDOW_DAYS && other.row.currency === row.currency,
  );
  return near.some(isCandidate) || (isAbroad && listAbroad(frontier, dated).some(isCandidate));
};

/** Looks for the rows that edits reach, while somebody passes over all rows and after. */
export type Reach = {
  /** Is shown every row once. */
  readonly look: (row: MovementRow) => void;
  /** All that is reached, looked for among all rows where that goes on from what was. */
  readonly close: (rows: readonly MovementRow[]) => MovementRow[];
};

const listPartners = ({ confirmed }: MovementContext["answers"]["transfers"]): Map<string, string[]> => {
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
export const openReach = (
  edits: readonly MovementEdit[],
  { context, judgement }: { context: MovementContext; judgement: Judgement },
): Reach => {
  const partners = listPartners(context.answers.transfers);
  const listPartnersOf = (rows: readonly MovementRow[]): string[] =>
    rows.flatMap(({ id }) => partners.get(id) ?? []);
  const edited = edits.flatMap(({ before, after }) => [before, after].filter((row) => row !== null));
  const looked = new Set(edited.map(({ id }) => id));
  const asked = new Set(listPartnersOf(edited));
  const first: MovementRow[] = [];
  const isReached = makeReachTest({ frontier: edited, wanted: new Set(asked), judgement });
  return {
    look: (row) => {
      if (isReached(row)) first.push(row);
    },
    close: (rows) => {
      const found = [...first];
      const reached = new Set(found.map(({ id }) => id));
      let next = first;
      for (;;) {
        // What was looked from, as it is or was, is not looked from again.
        const frontier = next.filter(({ id }) => !looked.has(id));
        const wanted = new Set(listPartnersOf(next).filter((id) => !asked.has(id)));
        if (frontier.length === 0 && wanted.size === 0) return found;
        for (const { id } of frontier) looked.add(id);
        for (const id of wanted) asked.add(id);
        const isNext = makeReachTest({ frontier, wanted, judgement });
        next = rows.filter((row) => isNext(row) && !reached.has(row.id));
        for (const { id } of next) reached.add(id);
        found.push(...next);
      }
    },
  };
};

type Looking = {
  readonly frontier: readonly MovementRow[];
  readonly wanted: ReadonlySet<string>;
  readonly judgement: Judgement;
};

/** Tells the rows that are wanted by their id, are of the frontier or make a candidate with one of it. */
const makeReachTest = ({ frontier, wanted, judgement }: Looking): ((row: MovementRow) => boolean) => {
  const near = makeFrontier(frontier.map(toDated));
  return (row) => touches(row, near, judgement) || (wanted.size > 0 && wanted.has(row.id));
};
