import type { Cells } from "./part-columns.ts";
import type { Rows } from "./weave-rows.ts";

/** Where the figures of a page stand: in which run of cells, and behind how many others. */
type Placed = { run: number; at: number };

const placeFigures = (cells: readonly Cells[]): Map<unknown, Placed> => {
  const places = new Map<unknown, Placed>();
  for (const [run, { kind, lines }] of cells.entries())
    if (kind === "money") for (const line of lines) places.set(line, { run, at: places.size });
  return places;
};

/** What the order of the figures says of rows that their balances tell: they are in it, are not, or stand partly row by row. */
export type Order = "kept" | "broken" | "mixed";

/**
 * Amounts stand in the order of their rows; farther back only in another column, which holds no balances. Where most amounts stand beside
 * their own balance, all do: another one was printed elsewhere.
 */
export const readOrder = (cells: readonly Cells[], { amounts, balances }: Rows): Order => {
  const places = placeFigures(cells);
  const [own, beside] = [amounts, balances].map((figures) => figures.map(({ line }) => places.get(line)));
  const withBalances = new Set(beside?.map((place) => place?.run));
  const isBroken = own?.some((place, at) => {
    const before = own[at - 1];
    if (before === undefined || place === undefined || place.at > before.at) return false;
    return place.run === before.run || [place, before].some(({ run }) => withBalances.has(run));
  });
  if (isBroken) return "broken";
  // The order of balances and amounts by turns.
  const steps = own?.slice(1).map((place, at) => {
    const [from, to] = [own[at]?.at ?? 0, place?.at ?? 0];
    return beside?.some((balance) => balance !== undefined && balance.at > from && balance.at < to) === true;
  });
  const turns = steps?.filter((isTurn) => isTurn).length ?? 0;
  return turns * 2 > (steps?.length ?? 0) && turns < (steps?.length ?? 0) ? "mixed" : "kept";
};
